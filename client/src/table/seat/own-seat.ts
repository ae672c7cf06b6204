import { signal } from '@preact/signals';
import { holdInAddress, WATCH } from '../address.ts';
import {
  forgetSeat,
  leadsTo,
  type SavedSeat,
  savedSeatLike,
  savedSeatsOf,
  saveSeat,
  withOpened,
} from './saved-seats.ts';
import { newSecret } from './secrets.ts';

/** The seat that a link opens in this browser; undefined to watch. */
const savedSeatFor = (match: string, link: string | undefined): SavedSeat | undefined => {
  const seats = savedSeatsOf(match);
  if (link === WATCH) return undefined;
  if (link === undefined) return seats.at(-1);
  return seats.find((saved) => leadsTo(saved, link)) ?? { keys: [link] };
};

/**
 * The seat that this page plays, by the link it was opened with. Its secrets are saved in this browser. The valid one is
 * also kept in the address of the page, so that reloading and bookmarks work in browsers that save nothing.
 */
export class OwnSeat {
  readonly #match: string;
  /** The secret that opened the seat last; undefined for spectators. */
  readonly secret = signal<string | undefined>(undefined);
  #saved: SavedSeat | undefined;
  #inAddress: string | undefined;

  constructor(match: string, link: string | undefined) {
    this.#match = match;
    this.#saved = savedSeatFor(match, link);
    this.#inAddress = link;
    this.secret.value = this.#saved?.keys[0];
  }

  /** The secrets that may open the seat, the likeliest first; none for spectators. */
  get secrets(): readonly string[] {
    const saved = this.#read();
    if (!saved) return [];
    const [first, ...others] = saved.keys;
    return [first!, ...(saved.proposed === undefined ? [] : [saved.proposed]), ...others];
  }

  /**
   * Makes a new secret for the seat; gives the same one until the server has accepted it. It is saved before it is sent,
   * so that neither a lost answer nor a reload loses the seat.
   */
  propose(): string {
    const saved = this.#read();
    const secret = saved?.proposed ?? newSecret();
    this.#write({ keys: saved?.keys ?? [secret], proposed: secret });
    return secret;
  }

  /** This secret opens the seat now. */
  opened(secret: string): void {
    this.#write(withOpened(this.#read() ?? { keys: [secret] }, secret));
    this.secret.value = secret;
    if (this.#inAddress === secret) return;
    this.#inAddress = secret;
    holdInAddress(secret);
  }

  /** No secret of these opens the seat now. */
  lost(): void {
    if (this.#saved) forgetSeat(this.#match, this.#saved);
  }

  #read(): SavedSeat | undefined {
    this.#saved = this.#saved && (savedSeatLike(this.#match, this.#saved) ?? this.#saved);
    return this.#saved;
  }

  #write(saved: SavedSeat): void {
    this.#saved = saved;
    saveSeat(this.#match, saved);
  }
}
