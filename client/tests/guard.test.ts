import { afterEach, expect, test } from 'vitest';
import { Guard } from '../src/ui/table/guard';

const guard = new Guard();
afterEach(() => {
  guard.close();
  document.body.replaceChildren();
});

function button(attribute: string, value = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.setAttribute(attribute, value);
  document.body.append(made);
  return made;
}

/** Whether the guard stops a key or click on the button. */
function stops(target: HTMLElement, event: KeyboardEvent | MouseEvent): boolean {
  const heard = event instanceof KeyboardEvent ? guard.keydown : guard.click;
  const hear = (caught: Event) => heard(caught as never);
  document.addEventListener(event.type, hear, { capture: true, once: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
const enter = (repeat: boolean) =>
  new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
const click = () => new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true });

test.each(['data-do', 'data-choice', 'data-deed', 'data-follow', 'data-perform', 'data-use-all', 'data-undo'])(
  'Enter held down presses a button with %s once',
  (attribute) => {
    const decides = button(attribute, 'close');
    expect(stops(decides, enter(false))).toBe(false);
    expect(stops(decides, enter(true))).toBe(true);
  },
);

test('Enter held down goes on where nothing is decided', () => {
  expect(stops(button('data-tab-button', 'log'), enter(true))).toBe(false);
});

test('what a sheet offers waits a moment when the table changes under it', () => {
  guard.after('serve');
  guard.close();
  button('data-deed', 'buy bard');
  guard.before();
  guard.after('serve');
  expect(stops(button('data-deed', 'buy bard'), click()), 'it was there before').toBe(false);

  const other = button('data-deed', 'recruit 3');
  guard.after('serve');
  expect(other.dataset['fresh']).toBe('');
  expect(stops(other, click())).toBe(true);
});
