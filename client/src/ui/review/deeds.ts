import { t } from '../../i18n/index.svelte';
import type { Action, Seat } from '../../protocol';
import { sameDeed } from '../../state/way';
import { matchSome } from '../../variant';
import type { Scene } from '../popover/content';
import type { Subject } from '../popover/subject';
import { tell } from '../popover/tell';

/** How many things are explained. */
const MOST = 2;

/** What the things do that are bought or recruited in one way and not in the other, in the words of their popovers. */
export function whatTheyDo(deeds: Action[], others: Action[], seat: Seat, scene: Scene): string[] {
  const own = deeds.filter(
    (deed, index) => deeds.indexOf(deed) === index && !others.some((other) => sameDeed(other, deed)),
  );
  return own.flatMap((deed) => whatItDoes(deed, seat, scene) ?? []).slice(0, MOST);
}

function whatItDoes(deed: Action, seat: Seat, scene: Scene): string | null {
  const subject = subjectOf(deed, seat);
  if (subject === null) return null;
  const { title, says, facts } = tell(subject, scene);
  if (subject.type === 'staff') return `${title}: ${says[0] ?? ''}`;
  // What it costs has been weighed already.
  const labels = [t('about-now'), t('about-upgraded'), t('about-pays'), t('about-scores'), t('about-gift')];
  const told = facts.filter(({ label }) => labels.includes(label)).map(({ label, text }) => `${label}: ${text}`);
  return told.length === 0 ? null : `${title} – ${told.join('; ')}.`;
}

function subjectOf(deed: Action, seat: Seat): Subject | null {
  return matchSome<Action, Subject | null>(
    deed,
    {
      buy: (kind) => ({ type: 'staff', kind }),
      upgrade: ({ area }) => ({ type: 'room', seat, area }),
      schnapps_upgrade: (area) => ({ type: 'room', seat, area }),
      free_upgrade: (area) => ({ type: 'room', seat, area }),
      recruit: (place) => ({ type: 'guest', place }),
      nobles: (count) => ({ type: 'nobles', count }),
    },
    null,
  );
}
