// Our own drawings on a grid of 24: outlines of one weight in the colour of the text, flat fills.

const line = 'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"';
const shape = (fill: string) =>
  `fill="${fill}" stroke="var(--line)" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"`;

/** What is drawn on a fill: dark in both themes, while outlines follow the ground. */
const INK = '#2b2118';
const GOLD = 'var(--thaler)';
const BEER = 'var(--beer)';
const FOAM = 'var(--foam)';
const WOOD = 'var(--wood)';
const PALE = 'var(--pale)';
const GREEN = 'var(--monastery)';
const PURPLE = 'var(--reputation)';
const TEAL = 'var(--schnapps)';
const EMBER = 'var(--ember)';
const STEEL = 'var(--steel)';

export const icons = {
  thaler: `<circle cx="12" cy="12" r="8.5" ${shape(GOLD)}/><circle cx="12" cy="12" r="5.8" fill="none" stroke="${INK}" stroke-width=".9" opacity=".6"/><path d="M12 8l2.9 4-2.9 4-2.9-4z" fill="${INK}"/>`,
  beer: `<path d="M5.5 9h10v9.5a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5z" ${shape(BEER)}/><path d="M15.5 11h1.5a2.5 2.5 0 0 1 2.5 2.5v1a2.5 2.5 0 0 1-2.5 2.5h-1.5" fill="none" stroke="var(--line)" stroke-width="1.7"/><path d="M5 10.5a2.6 2.6 0 0 1 .8-4.6 3.4 3.4 0 0 1 6-1 2.8 2.8 0 0 1 4.2 3.2 1.8 1.8 0 0 1-1.5 2.4z" ${shape(FOAM)}/>`,
  schnapps: `<path d="M7.5 4h9l-1 7.5a3.5 3.5 0 0 1-7 0z" ${shape(PALE)}/><path d="M8.3 8h7.4l-.5 3.3a3.2 3.2 0 0 1-6.4 0z" ${shape(TEAL)}/><path d="M12 15v4.5M8.5 20h7" fill="none" stroke="var(--line)" stroke-width="1.7" stroke-linecap="round"/>`,
  noble: `<path d="M4 18.5 3.5 8l4.5 4 4-7 4 7 4.5-4-.5 10.5z" ${shape(GOLD)}/><circle cx="12" cy="14.5" r="1.5" fill="${EMBER}"/><path d="M4.2 18.5h15.6" stroke="var(--line)" stroke-width="1.7"/>`,
  crown: `<path d="M4 18.5 3.5 8l4.5 4 4-7 4 7 4.5-4-.5 10.5z" ${shape(GOLD)}/>`,
  points: `<path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" ${shape(GOLD)}/>`,
  bard: `<ellipse cx="9" cy="15" rx="5.5" ry="5" ${shape(WOOD)}/><circle cx="9" cy="15" r="1.7" fill="${INK}"/><path d="M12.8 11.3 19.5 4.5M18 3.5l2.7 2.7" fill="none" stroke="var(--line)" stroke-width="1.9" stroke-linecap="round"/>`,
  barback: `<ellipse cx="12" cy="6.5" rx="5.5" ry="2" ${shape(WOOD)}/><path d="M6.5 6.5c-1.2 4-1.2 7 0 11 1 2.3 10 2.3 11 0 1.2-4 1.2-7 0-11" ${shape(WOOD)}/><path d="M5.7 10.5h12.6M5.8 15h12.4" stroke="${INK}" stroke-width="1.2"/><circle cx="12" cy="13" r="2.6" ${shape(BEER)}/>`,
  dishwasher: `<circle cx="11" cy="13" r="7.5" ${shape(PALE)}/><circle cx="11" cy="13" r="4.2" fill="none" stroke="${INK}" stroke-width="1" opacity=".5"/><circle cx="18" cy="6" r="2.5" ${shape('var(--water)')}/><circle cx="20" cy="11" r="1.5" ${shape('var(--water)')}/>`,
  server: `<path d="M3.5 14.5h17a8.5 3 0 0 1-17 0z" ${shape(STEEL)}/><path d="M8 8h4.5v6H8z" ${shape(BEER)}/><path d="M7.6 8.3a1.6 1.6 0 0 1 2.6-2.1 1.7 1.7 0 0 1 2.7 2.1z" ${shape(FOAM)}/><path d="M14.5 9.5H18v5h-3.5z" ${shape(BEER)}/><path d="M12 18v2.5" stroke="var(--line)" stroke-width="1.8" stroke-linecap="round"/>`,
  table: `<path d="M3 9.5 5 7h14l2 2.5z" ${shape(WOOD)}/><path d="M3 9.5h18v2.5H3z" ${shape(WOOD)}/><path d="M5.5 12v7.5M18.5 12v7.5M5.5 16h13" fill="none" stroke="var(--line)" stroke-width="1.8" stroke-linecap="round"/>`,
  brewer: `<path d="M5 11h14l-1 7.5a2 2 0 0 1-2 1.5H8a2 2 0 0 1-2-1.5z" ${shape('var(--copper)')}/><path d="M5 11c0-4 3-5.5 7-5.5s7 1.5 7 5.5z" ${shape('var(--copper)')}/><path d="M12 5.5V3M12 3h5.5" fill="none" stroke="var(--line)" stroke-width="1.7" stroke-linecap="round"/><path d="M9.5 15.5h5" stroke="${INK}" stroke-width="1.3" stroke-linecap="round"/>`,
  cashbox: `<path d="M4 11h16v8H4z" ${shape(WOOD)}/><path d="M4 11c0-3 2-4.5 4-4.5h8c2 0 4 1.5 4 4.5z" ${shape('var(--wood-light)')}/><circle cx="12" cy="13.5" r="2.3" ${shape(GOLD)}/>`,
  safe: `<rect x="4" y="4.5" width="16" height="14.5" rx="2" ${shape(STEEL)}/><circle cx="12" cy="11.7" r="4" ${shape(PALE)}/><path d="M12 9.5v2.2l1.5 1.2" fill="none" stroke="${INK}" stroke-width="1.4" stroke-linecap="round"/><path d="M6.5 19v1.8M17.5 19v1.8" stroke="var(--line)" stroke-width="1.8"/>`,
  barrel: `<path d="M5.5 7c-1.8 3.3-1.8 6.7 0 10h13c1.8-3.3 1.8-6.7 0-10z" ${shape(WOOD)}/><path d="M8.5 7c-.9 3.3-.9 6.7 0 10M15.5 7c.9 3.3.9 6.7 0 10" fill="none" stroke="${INK}" stroke-width="1.2"/><path d="M12 17v2.5h3" fill="none" stroke="${GOLD}" stroke-width="2" stroke-linecap="round"/>`,
  storage: `<path d="M3.5 20V9.5L12 4l8.5 5.5V20z" ${shape('var(--stone)')}/><circle cx="8.8" cy="16.5" r="3" ${shape(WOOD)}/><circle cx="15.2" cy="16.5" r="3" ${shape(WOOD)}/><circle cx="12" cy="11.5" r="3" ${shape(WOOD)}/>`,
  monk: `<path d="M5 20c0-5 2.5-7.5 7-7.5s7 2.5 7 7.5z" ${shape('var(--habit)')}/><path d="M6.8 10.5c0-4 2-6.5 5.2-6.5s5.2 2.5 5.2 6.5-2 5.5-5.2 5.5-5.2-1.5-5.2-5.5z" ${shape('var(--habit)')}/><circle cx="12" cy="10.2" r="3.3" ${shape('var(--skin)')}/>`,
  monastery: `<path d="M4 20v-8l4.5-3 4.5 3v8z" ${shape(PALE)}/><path d="M13 20V8.5L16.5 5l3.5 3.5V20z" ${shape(GREEN)}/><path d="M16.5 5V2M15.2 3.2h2.6" stroke="var(--line)" stroke-width="1.4" stroke-linecap="round"/><path d="M7.3 20v-3.5a1.2 1.2 0 0 1 2.4 0V20" ${shape(WOOD)}/>`,
  reputation: `<path d="M6 3.5h12v10.5L12 20.5 6 14z" ${shape(PURPLE)}/><path d="M12 6.5l1.3 2.7 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4z" fill="${FOAM}"/>`,
  signature: `<path d="M4 19.5c5 0 6-1.5 8-4.5" ${line}/><path d="M10.5 16.5c-.5-5 3-10 9.5-12.5-.5 6-3 10.5-8 11.5z" ${shape(PALE)}/><path d="M10.5 16.5 15.5 9" stroke="${INK}" stroke-width="1.2"/>`,
  counter_guest: `<circle cx="12" cy="6.5" r="3.3" ${shape('var(--skin)')}/><path d="M7 15c0-3.5 2-5 5-5s5 1.5 5 5z" ${shape('var(--coat)')}/><path d="M3.5 15h17v3h-17z" ${shape(WOOD)}/><path d="M6 18v3M18 18v3" stroke="var(--line)" stroke-width="1.7"/>`,
  removal: `<path d="M6 3.5h9.5V20.5H6z" ${shape(WOOD)}/><circle cx="13" cy="12" r="1" fill="${GOLD}"/><path d="M15 8l6 8M21 8l-6 8" stroke="#c8322a" stroke-width="2.4" stroke-linecap="round"/>`,
  guest: `<circle cx="12" cy="8.5" r="4.2" ${shape('var(--skin)')}/><path d="M4.5 20.5c0-5 3-7 7.5-7s7.5 2 7.5 7z" ${shape('var(--coat)')}/>`,
  upgrade: `<path d="M12 3.5l6.5 7h-4v9h-5v-9h-4z" ${shape(EMBER)}/>`,
  die: `<rect x="4" y="4" width="16" height="16" rx="3.5" ${shape(PALE)}/><path d="M9.5 9.8c0-1.7 1.1-2.6 2.6-2.6s2.5.9 2.5 2.3c0 2-2.6 2-2.6 4" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linecap="round"/><circle cx="12" cy="16.5" r="1.2" fill="${INK}"/>`,
  own_die: `<rect x="4" y="4" width="16" height="16" rx="3.5" ${shape('var(--mine)')}/><circle cx="12" cy="12" r="2" fill="#fff"/>`,
  start_card: `<rect x="5.5" y="3.5" width="13" height="17" rx="2" ${shape(PALE)}/><path d="M9 9h6M9 12.5h6M9 16h3.5" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>`,
  deck: `<rect x="7" y="3" width="12" height="15.5" rx="2" ${shape('var(--wood-light)')}/><rect x="5" y="5.5" width="12" height="15.5" rx="2" ${shape(PALE)}/><path d="M8 13.2h6M11 10.2v6" stroke="${INK}" stroke-width="1.3"/>`,
  discard: `<rect x="4" y="7" width="11" height="14" rx="2" transform="rotate(-14 9.5 14)" ${shape('var(--stone)')}/><rect x="8.5" y="5" width="11" height="14" rx="2" transform="rotate(8 14 12)" ${shape(PALE)}/>`,
  musician: `<path d="M9 17.5V6l10-2v11.5" ${line}/><ellipse cx="6.8" cy="17.7" rx="2.8" ry="2.2" ${shape(EMBER)}/><ellipse cx="16.8" cy="15.7" rx="2.8" ry="2.2" ${shape(EMBER)}/>`,
  fire_eater: `<path d="M12 21c-4 0-6.5-2.5-6.5-6 0-4 3.5-5.5 3.5-9.5 3 1 4.5 3.5 4.5 6 .8-.5 1.5-1.5 1.5-3 2.5 2 3.5 4.2 3.5 6.5 0 3.5-2.5 6-6.5 6z" ${shape(EMBER)}/><path d="M12 20.5c-1.8 0-3-1.2-3-3 0-2 2-2.8 2.5-5 1.8 1.5 3.5 3 3.5 5 0 1.8-1.2 3-3 3z" fill="${GOLD}"/>`,
  juggler: `<circle cx="12" cy="5" r="2.6" ${shape(EMBER)}/><circle cx="5" cy="9.5" r="2.6" ${shape(TEAL)}/><circle cx="19" cy="9.5" r="2.6" ${shape(GOLD)}/><path d="M5.5 20.5c1.5-5 3.5-6.5 6.5-6.5s5 1.5 6.5 6.5" ${line}/>`,
  moon: `<path d="M19 15.5A8.5 8.5 0 0 1 9 4.2 8.5 8.5 0 1 0 19 15.5z" ${shape('var(--candle)')}/>`,
  start: `<path d="M6 21V4" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M6 4.5c4-2 7 2 12 0v8c-5 2-8-2-12 0z" ${shape(EMBER)}/>`,
  lock: `<rect x="5" y="10.5" width="14" height="9.5" rx="2" ${line}/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" ${line}/>`,
  undo: `<path d="M8.5 5 4.5 9l4 4" ${line}/><path d="M5 9h8.5a5.5 5.5 0 0 1 0 11H9" ${line}/>`,
  gear: `<circle cx="12" cy="12" r="2.8" ${line}/><path d="M10.3 3.5h3.4l.5 2.5 1.9 1.1 2.4-.8 1.7 2.9-1.9 1.7v2.2l1.9 1.7-1.7 2.9-2.4-.8-1.9 1.1-.5 2.5h-3.4l-.5-2.5-1.9-1.1-2.4.8-1.7-2.9 1.9-1.7v-2.2L3.8 9.2l1.7-2.9 2.4.8L9.8 6z" ${line}/>`,
  check: `<path d="M4.5 12.5l5 5 10-11" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  home: `<path d="M3.5 11.5 12 4l8.5 7.5M6 10v10h12V10M10 20v-5h4v5" ${line}/>`,
  bin: `<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v6M13.7 10.5v6" ${line}/>`,
  chat: `<path d="M4 5h16v11h-8.5L7 20v-4H4z" ${line}/>`,
  people: `<circle cx="9" cy="8.5" r="3.3" ${line}/><path d="M2.8 19.5c.3-4 2.7-6 6.2-6s5.9 2 6.2 6" ${line}/><path d="M15.3 5.6a3 3 0 0 1 0 5.8M17 13.9c2.4.6 3.9 2.4 4.2 5.6" ${line}/>`,
  link: `<path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3" ${line}/>`,
  copy: `<rect x="8.5" y="8.5" width="11" height="11" rx="2" ${line}/><path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" ${line}/>`,
  skip: `<path d="M5 5.5 12 12l-7 6.5zM12.5 5.5l7 6.5-7 6.5z" ${line}/>`,
  skip_step: `<path d="M8.5 5.5 15.5 12l-7 6.5z" ${line}/>`,
  skip_round: `<path d="M4 5.5 10 12l-6 6.5zM10.5 5.5l6 6.5-6 6.5zM19.5 5.5v13" ${line}/>`,
  play: `<path d="M7.5 4.5v15l12-7.5z" fill="currentColor" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>`,
  pause: `<path d="M8 5v14M16 5v14" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>`,
  close: `<path d="M6 6l12 12M18 6 6 18" ${line}/>`,
  rules: `<path d="M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5v13M6.5 9h2.5M6.5 12.5h2.5M15 9h2.5M15 12.5h2.5" ${line}/>`,
  log: `<path d="M5 5h14M5 10h14M5 15h9M5 20h6" ${line}/>`,
  raise: `<path d="M12 19V6M6.5 11 12 5.5l5.5 5.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  bartender: `<circle cx="12" cy="7.5" r="4" ${shape('var(--skin)')}/><path d="M8.5 8.7c1.5 2.4 5.5 2.4 7 0-.5 3-1.8 4.2-3.5 4.2s-3-1.2-3.5-4.2z" fill="${WOOD}"/><path d="M4.5 20.5c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5z" ${shape(PALE)}/><path d="M9 14.5h6v6H9z" ${shape('var(--coat)')}/>`,
  fox: `<path d="M4 4l5 4h6l5-4-1.5 9L12 20.5 5.5 13z" ${shape('#d9772b')}/><path d="M12 20.5 8 14l4 1 4-1z" fill="#fff6e0"/><circle cx="9" cy="11.5" r="1.1" fill="${INK}"/><circle cx="15" cy="11.5" r="1.1" fill="${INK}"/><circle cx="12" cy="19" r="1.3" fill="${INK}"/>`,
  rooster: `<path d="M9 6c-1-3 1.5-4 2.5-2 .5-2.5 3-2 2.5.5 2-.5 2.5 1.5 1 2.5z" ${shape('#c8322f')}/><path d="M6 21c-1-9 1-15 6-15s7 5 6 15z" ${shape('#fff6e0')}/><path d="M10.5 12h4L12 15z" ${shape('#f2b84b')}/><path d="M11 15c0 2.5 2.5 2.5 2.5 0z" fill="#c8322f"/><circle cx="9.3" cy="10" r="1.1" fill="${INK}"/><circle cx="15" cy="10" r="1.1" fill="${INK}"/>`,
  frog: `<circle cx="7.5" cy="7" r="3.3" ${shape('#7fb069')}/><circle cx="16.5" cy="7" r="3.3" ${shape('#7fb069')}/><path d="M3.5 13.5c0-4 3.5-6 8.5-6s8.5 2 8.5 6-3.5 6.5-8.5 6.5-8.5-2.5-8.5-6.5z" ${shape('#7fb069')}/><circle cx="7.5" cy="6.8" r="1.3" fill="${INK}"/><circle cx="16.5" cy="6.8" r="1.3" fill="${INK}"/><path d="M7 14.5c3 2.5 7 2.5 10 0" fill="none" stroke="${INK}" stroke-width="1.4" stroke-linecap="round"/>`,
  bee: `<ellipse cx="8.5" cy="7" rx="4" ry="3" transform="rotate(35 8.5 7)" ${shape('#eaf3f5')}/><ellipse cx="15.5" cy="7" rx="4" ry="3" transform="rotate(-35 15.5 7)" ${shape('#eaf3f5')}/><ellipse cx="12" cy="14.5" rx="6" ry="6.5" ${shape('#f2b84b')}/><path d="M6.6 12.5h10.8M6.4 16h11.2M8.5 19h7" stroke="${INK}" stroke-width="1.9"/>`,
} as const;

export type IconName = keyof typeof icons;
