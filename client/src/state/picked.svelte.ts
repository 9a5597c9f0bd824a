import type { Die, DieView, Space } from '../protocol';

/** The die that the player has picked up, and where it is. */
export interface InHand {
  die: Die;
  from: Space | null;
  /** Which of the seat's dice, so that only this one of several equal dice is lifted. */
  index: number;
}

export class Picked {
  die: InHand | null = $state.raw(null);

  /** Picks up a die, or puts it back if it was picked up. */
  toggle(view: DieView, index: number): void {
    if (this.die?.index === index) this.die = null;
    else this.take(view, index);
  }

  take(view: DieView, index: number): void {
    this.die = { die: { colour: view.colour, face: view.face }, from: view.space, index };
  }

  drop(): void {
    this.die = null;
  }
}
