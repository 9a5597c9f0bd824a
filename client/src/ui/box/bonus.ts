import type { Area, Bonus, Entertainer, Kind } from '../../protocol';

// Bonuses in the words of a component sheet: `3 thalers`, `barback`, `upgrade safe`.

/** A bonus as it is chosen: which one, and how much of it. What is typed as an amount may be anything. */
export interface Word {
  /** `thalers`, `reputation` and so on for those with an amount; the whole word for all others. */
  kind: string;
  amount: string | null;
}

export const NOTHING = 'nothing';

/** The bonuses with an amount: how the sheet writes one of them and several. */
const AMOUNTS: Record<string, { one: string; many: string; of: (count: number) => Bonus }> = {
  thalers: { one: '# thaler', many: '# thalers', of: (thalers) => ({ thalers }) },
  beer: { one: '# beer', many: '# beer', of: (beer) => ({ beer }) },
  steps: { one: '# step', many: '# steps', of: (steps) => ({ steps }) },
  schnapps: { one: 'schnapps', many: '# schnapps', of: (schnapps) => ({ schnapps }) },
  reputation: { one: 'reputation #', many: 'reputation #', of: (reputation) => ({ reputation }) },
  remove: {
    one: 'remove # regular',
    many: 'remove # regulars',
    of: (remove_regulars) => ({ remove_regulars }),
  },
};

const PLAIN: Record<string, Bonus> = {
  'service denied': 'service_denied',
  noble: 'noble',
  signature: 'signature',
  'schnapps or removal': 'schnapps_or_removal',
  'own die': 'own_die',
  '3-beer guest': 'three_guest',
  'counter guest': 'counter_guest',
  'free upgrade': 'free_upgrade',
  'entertainer musician': { entertainer: 'musician' satisfies Entertainer },
  'entertainer fire-eater': { entertainer: 'fire_eater' satisfies Entertainer },
  'entertainer juggler': { entertainer: 'juggler' satisfies Entertainer },
  ...Object.fromEntries(
    (['bard', 'barback', 'dishwasher', 'server', 'table', 'brewer'] satisfies Kind[]).map((card) => [card, { card }]),
  ),
  ...Object.fromEntries(
    (['dishwasher', 'server', 'table', 'brewer', 'cashbox', 'monk', 'barrel', 'safe', 'storage'] satisfies Area[]).map(
      (upgrade) => [`upgrade ${upgrade}`, { upgrade }],
    ),
  ),
};

/** Takes a bonus of the sheet apart. */
export function wordOf(text: string): Word {
  for (const [kind, { one, many }] of Object.entries(AMOUNTS)) {
    if (text === one && !one.includes('#')) return { kind, amount: '1' };
    for (const pattern of [one, many]) {
      const [before = '', after = ''] = pattern.split('#');
      const fits = pattern.includes('#') && text.startsWith(before) && text.endsWith(after);
      if (fits && text.length >= before.length + after.length) {
        return { kind, amount: text.slice(before.length, text.length - after.length) };
      }
    }
  }
  return { kind: text, amount: null };
}

/** The same as a word of the sheet. */
export function textOf({ kind, amount }: Word): string {
  const written = AMOUNTS[kind];
  if (written === undefined) return kind;
  return (amount === '1' ? written.one : written.many).replace('#', amount ?? '1');
}

/** The bonus itself; null for nothing, and for what is none. */
export function bonusOf(text: string): Bonus | null {
  const { kind, amount } = wordOf(text);
  const count = Number(amount);
  return AMOUNTS[kind]?.of(Number.isInteger(count) ? count : 1) ?? PLAIN[kind] ?? null;
}

/** Both options of a round. */
export function optionsOf(text: string): [string, string | null] {
  if (PLAIN[text] !== undefined) return [text, null];
  const [first = '', second = null] = text.split(' or ');
  return [first, second];
}
