import { lostText } from '../i18n/actions';
import { t } from '../i18n/index.svelte';
import type { DieView, Menu } from '../protocol';
import { code } from '../variant';
import { movable, unplaced } from './menu';

/** What the player would forgo by being ready or closing now, in words. */
export function forgone(menu: Menu | null, dice: DieView[]): string {
  const ask = menu === null ? null : code(menu.ask);
  if (ask === 'plan') {
    const loose = unplaced(menu, dice);
    return loose === 0 ? '' : t('table-dice-unplaced', { count: loose });
  }
  if (ask !== 'serve') return '';
  const left = dice.filter((die) => movable(menu, die)).length;
  const lost = lostByClosing(menu);
  return [
    left === 0 ? '' : t('table-dice-left', { count: left }),
    lost === '' ? '' : t('table-close-loses', { what: lost }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What the player would lose by closing now, in words. */
export function lostByClosing(menu: Menu | null): string {
  const lost = menu?.closing ?? null;
  return lost === null ? '' : lostText(lost);
}
