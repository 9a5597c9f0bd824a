import { changeRoom, newLink, troubleOf, type Trouble } from '../net/api';
import type { ChairView, House, RoomChange, RoomView, Seat } from '../protocol';
import { held } from '../variant';
import { usualHouse } from './houses';
import { rememberedLink, rememberLink } from './invitations';

/** The table round which people sit, as the server last described it. */
export class Room {
  view: RoomView | null = $state.raw(null);
  /** Why the last change failed. */
  trouble: Trouble | null = $state(null);
  /** Whether a change is in flight. */
  busy = $state(false);
  /** Whether the game began while the viewer still had no seat. */
  leftOut = $state(false);
  /** The secrets of the links to this table, as far as this device has them. */
  readonly links: { seat: string | null; spectator: string | null } = $state({ seat: null, spectator: null });
  /** Seconds since the last description: what it says about absent people grows old. */
  #age = $state(0);
  #clock: ReturnType<typeof setInterval> | undefined;

  readonly chairs: ChairView[] = $derived(this.view?.chairs ?? []);
  readonly mine: ChairView[] = $derived(this.chairs.filter(({ mine }) => mine));
  readonly owner: boolean = $derived(this.view?.you.owner ?? false);
  readonly open: ChairView[] = $derived(this.chairs.filter(({ occupant }) => occupant === 'open'));
  /** People other than the viewer at this table. */
  readonly others: ChairView[] = $derived(this.chairs.filter(({ mine, presence }) => !mine && presence !== null));
  /** Whether there is somebody to talk to. */
  readonly talks: boolean = $derived(this.others.length > 0 || (this.view?.spectators ?? 0) > 0);
  /** The name of whoever owns the table, if they sit. */
  readonly ownerName: string | null = $derived.by(() => {
    const chair = this.chairs.find(({ owner }) => owner);
    return chair === undefined ? null : (held(chair.occupant, 'person') ?? null);
  });

  /** The houses of a game that is over, which has no chairs. */
  houses: House[] = $state.raw([]);

  constructor(readonly game: string) {
    this.links.seat = rememberedLink(game, 'seat');
    this.links.spectator = rememberedLink(game, 'spectator');
  }

  receive(view: RoomView): void {
    const waited = this.view?.stage === 'waiting' && this.view.you.invited;
    if (waited && view.stage === 'playing') this.leftOut = view.you.seats.length === 0;
    this.view = view;
    this.#age = 0;
    const away = view.chairs.some(({ presence }) => presence !== null && held(presence, 'away') !== undefined);
    clearInterval(this.#clock);
    if (away) this.#clock = setInterval(() => (this.#age += 1), 1000);
  }

  /** The chair of a seat. */
  chair(seat: Seat): ChairView | undefined {
    return this.chairs[seat];
  }

  /** The colour and animal of a seat. */
  house(seat: Seat): House {
    return this.chair(seat)?.house ?? this.houses[seat] ?? usualHouse(seat);
  }

  /** Seconds until a computer player may take an absent person's chair; null if nobody is absent. */
  grace(chair: ChairView): number | null {
    const seconds = chair.presence === null ? undefined : held(chair.presence, 'away');
    return seconds === undefined ? null : Math.max(0, seconds - this.#age);
  }

  /** Whether somebody here may have a computer player take this chair, whose person is away for too long. */
  mayMind(chair: ChairView): boolean {
    const gone = chair.presence === 'left' || this.grace(chair) === 0;
    return gone && this.view?.stage === 'playing' && this.mine.length > 0 && !chair.mine && chair.minded_by === null;
  }

  /** Asks the server for a change and returns whether it was made. */
  async change(change: RoomChange): Promise<boolean> {
    return this.try(() => changeRoom(this.game, change));
  }

  /** Does something that may fail; the page says why. */
  async try(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await request();
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Makes a new link of this kind; the old one stops working. */
  makeLink(kind: 'seat' | 'spectator'): Promise<boolean> {
    return this.try(async () => {
      const { key } = await newLink(this.game, kind);
      rememberLink(this.game, kind, key);
      this.links[kind] = key;
    });
  }

  /** Sends somebody away, and replaces the invitation that they have. */
  async kick(seat: Seat): Promise<void> {
    if (await this.change({ type: 'kick', seat })) await this.makeLink('seat');
  }

  close(): void {
    clearInterval(this.#clock);
  }
}

/** A random number that a player adds to the seed, in hexadecimal digits. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Seconds as minutes and seconds. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
