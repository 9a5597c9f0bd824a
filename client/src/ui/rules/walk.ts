/** In a list with many codes of rules, which Tab passes over, the arrow keys go from code to code. */
export function walkRules(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const codes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-rule]')];
  const at = codes.findIndex((code) => code === document.activeElement);
  // From the list itself, up leads to the newest.
  const next = event.key === 'ArrowDown' ? at + 1 : (at < 0 ? codes.length : at) - 1;
  const code = codes[next];
  if (code === undefined) return;
  event.preventDefault();
  code.focus();
}
