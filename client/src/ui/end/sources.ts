import type { Source } from '../../state/sources';
import type { IconName } from '../parts/icons';

/** The sources of points in the order in which they are shown, each with its sign and its colour in charts. */
export const SOURCES: readonly { source: Source; icon: IconName; colour: string }[] = [
  { source: 'nobles', icon: 'noble', colour: '#e3b02c' },
  { source: 'guests', icon: 'guest', colour: '#5b7fc4' },
  { source: 'regulars', icon: 'table', colour: '#b0764a' },
  { source: 'tavern_cards', icon: 'server', colour: '#cf6f5a' },
  { source: 'schnapps', icon: 'schnapps', colour: '#6fa8a0' },
  { source: 'reputation', icon: 'reputation', colour: '#9c5ba8' },
];
