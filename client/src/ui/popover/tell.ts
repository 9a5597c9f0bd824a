import { matchType } from '../../variant';
import { cards } from './cards';
import type { Content, Scene, Tellers } from './content';
import { dice } from './dice';
import { evening } from './evening';
import type { Subject } from './subject';
import { tavern } from './tavern';
import { tracks } from './tracks';

/** What there is to say about a subject. */
export function tell(subject: Subject, scene: Scene): Content {
  const tellers: Tellers = { ...cards(scene), ...tavern(scene), ...dice(scene), ...tracks(scene), ...evening(scene) };
  return matchType(subject, tellers);
}
