/** The settings this browser remembers. */
export interface Settings {
  speed: 'instant' | 'quick' | 'calm';
  theme: 'auto' | 'light' | 'dark';
  numerals: boolean;
  name: string;
  level: number;
  opponents: string[];
  lateRefill: boolean;
}

const KEY = 'tiefenthal';

const defaults: Settings = {
  speed: 'quick',
  theme: 'auto',
  numerals: false,
  name: '',
  level: 1,
  // Empty: the start page uses the default opponent.
  opponents: [''],
  lateRefill: false,
};

export const settings: Settings = $state(load());

/** Saves the settings for the next visit. */
export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The game works even if the browser stores nothing.
  }
}

/** Whether the person asked the system for less motion. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return { ...defaults };
    return sound({ ...defaults, ...kept });
  } catch {
    return { ...defaults };
  }
}

/** Settings saved by another version may contain anything. */
function sound(kept: Record<keyof Settings, unknown>): Settings {
  const speeds: Settings['speed'][] = ['instant', 'quick', 'calm'];
  const themes: Settings['theme'][] = ['auto', 'light', 'dark'];
  const { opponents, level } = kept;
  const names = Array.isArray(opponents) ? opponents.filter((bot) => typeof bot === 'string') : [];
  return {
    speed: speeds.find((speed) => speed === kept.speed) ?? defaults.speed,
    theme: themes.find((theme) => theme === kept.theme) ?? defaults.theme,
    numerals: kept.numerals === true,
    name: typeof kept.name === 'string' ? kept.name : '',
    level: [1, 2, 3, 4, 5].find((known) => known === level) ?? defaults.level,
    opponents: names.length >= 1 && names.length <= 3 ? names : defaults.opponents,
    lateRefill: kept.lateRefill === true,
  };
}
