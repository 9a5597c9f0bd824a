import type { Area, Entertainer, House, Kind, Phase, Side, Provenance } from '../protocol';

/** The terms of one edition. Sentences are built from them, so editions can share sentences. */
export interface Words {
  title: string;
  thalers: (count: number) => string;
  beer: string;
  schnapps: string;
  noble: (count: number) => string;
  regular: string;
  guest: string;
  counterGuest: string;
  bartender: string;
  monastery: string;
  reputation: string;
  guestBook: string;
  signature: string;
  startCard: string;
  crown: string;
  coaster: string;
  deck: string;
  discard: string;
  points: string;
  ownDie: string;
  removal: string;
  upgrade: string;
  round: (number: number) => string;
  roundTrack: string;
  houses: Record<House, string>;
  kinds: Record<Kind, string>;
  areas: Record<Area, string>;
  entertainers: Record<Entertainer, string>;
  sides: Record<Entertainer, Record<Side, string>>;
  phases: Record<Phase, { letter: string; name: string }>;
  sources: Record<Provenance, string>;
}
