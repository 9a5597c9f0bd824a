/** Escape brings back what stood in the field when somebody came to it. */
export function restores(field: HTMLInputElement): { destroy: () => void } {
  let before = field.value;
  const come = () => (before = field.value);
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || field.value === before) return;
    field.value = before;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  field.addEventListener('focus', come);
  field.addEventListener('keydown', press);
  return {
    destroy: () => {
      field.removeEventListener('focus', come);
      field.removeEventListener('keydown', press);
    },
  };
}
