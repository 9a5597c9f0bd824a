// The ways to steer a replay without its buttons: keys and fingers.

import type { ReplayState, Stride } from '../../state/replay.svelte';

/** A finger that travels further than this has swiped, in pixels. */
const SWIPE = 40;

/** Keys that play, pause and step. Those that other parts of the page need stay theirs. */
export function stepByKey(event: KeyboardEvent, replay: ReplayState): void {
  const target = event.target as HTMLElement;
  const types = target.matches('select, textarea, input:not([type=range], [type=radio])');
  if (event.ctrlKey || event.metaKey || event.altKey || types) return;
  const stride: Stride = event.shiftKey ? 'turn' : 'decision';
  const scrolls = target.closest('[role=log], .scrolls') !== null;
  const presses = target.closest('button, a, summary, [role=button], [type=radio]:not(:checked)') !== null;
  switch (event.key) {
    case ' ':
      if (presses || event.repeat) return;
      replay.playOrPause();
      break;
    case 'ArrowRight':
      if (target.matches('[type=radio]')) return;
      replay.forward(stride);
      break;
    case 'ArrowLeft':
      if (target.matches('[type=radio]')) return;
      replay.back(stride);
      break;
    case 'PageDown':
      if (scrolls) return;
      replay.forward('round');
      break;
    case 'PageUp':
      if (scrolls) return;
      replay.back('round');
      break;
    case 'Home':
      if (scrolls) return;
      replay.go(0);
      break;
    case 'End':
      if (scrolls) return;
      replay.go(replay.last);
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** A finger that wipes over the element steps: to the left forward, as one turns a page. */
export function swipes(replay: ReplayState) {
  return (element: HTMLElement) => {
    let from: number | null = null;
    const down = ({ pointerType, clientX }: PointerEvent) => (from = pointerType === 'mouse' ? null : clientX);
    const up = ({ clientX }: PointerEvent) => {
      const far = from === null ? 0 : clientX - from;
      from = null;
      if (far <= -SWIPE) replay.forward('decision');
      if (far >= SWIPE) replay.back('decision');
    };
    const cancel = () => (from = null);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}
