// Against accidents: a button that has just come up where something else was cannot be pressed at once. A second click
// that was meant for the button before it, or one on its way while the table changed, does nothing.

/** For how many milliseconds a new button does nothing. */
const FRESH = 400;

/** Buttons that decide something. */
const DECIDES =
  '[data-do], [data-choice], [data-deed], [data-follow], [data-perform], [data-use-all], [data-undo], [data-rewind]';

interface Known {
  meaning: string;
  box: DOMRect;
}

export class Guard {
  #known: Known[] = [];
  #scope = '';
  #fresh: HTMLElement[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Remembers where the buttons are, before the table changes. */
  before(): void {
    this.#known = buttons().map((button) => ({
      meaning: `${this.#scope} ${meaningOf(button)}`,
      box: button.getBoundingClientRect(),
    }));
  }

  /**
   * Holds back the buttons that are new in their place. Buttons with the same meaning in the same scope count as the same:
   * to use a die means the same all through a serving turn, but to take a 2 is another matter on another coaster.
   */
  after(scope: string): void {
    // All boxes are read before anything is written, so that the page is laid out once.
    const fresh = buttons().filter((button) => !this.#knows(`${scope} ${meaningOf(button)}`, button));
    this.#release();
    this.#scope = scope;
    this.#fresh = fresh;
    for (const button of fresh) button.dataset['fresh'] = '';
    this.#timer = setTimeout(() => this.#release(), FRESH);
  }

  /** A click that would have met a fresh button must not meet what lies behind it either. */
  readonly click = (event: MouseEvent): void => {
    // Keys press a button without a place.
    if (event.detail === 0) return;
    if (!this.#fresh.some((button) => button.isConnected && shows(button, event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A key that is held down presses a button once. */
  readonly keydown = (event: KeyboardEvent): void => {
    if (!event.repeat || event.key !== 'Enter') return;
    if (event.target instanceof Element && event.target.closest(DECIDES) !== null) event.preventDefault();
  };

  close(): void {
    this.#release();
  }

  #knows(meaning: string, button: HTMLElement): boolean {
    const box = button.getBoundingClientRect();
    const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    return this.#known.some((known) => known.meaning === meaning && contains(known.box, middle));
  }

  #release(): void {
    clearTimeout(this.#timer);
    for (const button of this.#fresh) delete button.dataset['fresh'];
    this.#fresh = [];
  }
}

function buttons(): HTMLElement[] {
  return [...document.getElementsByTagName('button')].filter((button) => button.matches(DECIDES));
}

/** What a press would do. */
function meaningOf({ dataset }: HTMLElement): string {
  const { do: step, choice, deed, sure } = dataset;
  if (step !== undefined) return sure === undefined ? step : `${step} anyway`;
  if (choice !== undefined || deed !== undefined) return choice ?? deed ?? '';
  return ['follow', 'perform', 'useAll', 'undo', 'rewind'].find((name) => name in dataset) ?? '';
}

/** Whether the button is what one sees there: in a list that scrolls, it may lie beyond the edge. */
function shows(button: HTMLElement, at: { clientX: number; clientY: number }): boolean {
  const list = button.closest('.choices');
  const inside = list === null || contains(list.getBoundingClientRect(), at);
  return inside && contains(button.getBoundingClientRect(), at);
}

function contains(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}
