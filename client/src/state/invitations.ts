import { addressForOthers } from './network.svelte';

// The server keeps only fingerprints of links. The device that made one remembers it.

const KEY = 'tiefenthal.links';
const MOST = 40;

type Kind = 'seat' | 'spectator';

export function rememberLink(game: string, kind: Kind, key: string): void {
  const kept = load().filter(([name]) => name !== `${game} ${kind}`);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, [`${game} ${kind}`, key]].slice(-MOST)));
  } catch {
    // The link is shown now; without storage it has to be made again after a reload.
  }
}

export function rememberedLink(game: string, kind: Kind): string | null {
  return load().find(([name]) => name === `${game} ${kind}`)?.[1] ?? null;
}

/** The address that somebody else opens. */
export function joinAddress(key: string): string {
  return `${addressForOthers()}/#join=${key}`;
}

function load(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
