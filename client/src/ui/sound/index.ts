import { settings } from '../../state/settings.svelte';
import type { Sound } from './cues';

/**
 * Lets a sound be heard, if the player wants to hear it and the browser allows it, which is after the first click or key.
 * The module that makes the sounds is loaded with the first one.
 */
export function hear(sound: Sound): void {
  if (settings.sound === 'off' || settings.volume === 0) return;
  if (settings.sound === 'bell' && sound !== 'bell') return;
  // Some browsers do not say whether the page was touched; they refuse a sound by themselves.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  if (typeof AudioContext !== 'function') return;
  void import('./synth').then(({ play }) => play(sound, settings.volume)).catch(silent);
}

/** A game goes on without its sounds, too. */
function silent(): void {
  // Nothing is heard.
}
