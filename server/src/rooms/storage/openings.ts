import { randomBytes } from 'node:crypto';
import { type CreatedMatch, fail, ok, type Result, type Series } from '@ironhex/shared/protocol';
import type { Quota } from '../../guard/limits.ts';
import { firstHour, sentenceFor, usedUp } from '../../guard/quota.ts';
import type { Journal, Opening, OpenSought, Seeker, Sought } from '../../journal/journal.ts';
import type { SpaceWatch } from '../../journal/space.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { type Blueprint, lockFor, type MatchPlan, newId, newSecret } from '../match/history/blueprint.ts';
import { movedOn } from '../match/seats/series.ts';

/** Why no match is made at the moment. */
export interface NoOpening {
  /** What is used up: room on the server, a quota of the address, its places in the list, or the rematches of one match. */
  readonly reason: 'space' | keyof Quota | 'listed' | 'rematches';
  /** For players: what is used up, and when they can try again. */
  readonly message: string;
  /** Seconds until asking again may work; undefined if it never will. */
  readonly retryAfter?: number;
}

/** Seconds: an operator has to make room first. */
const SPACE_RETRY = 600;

const NO_SPACE: NoOpening = {
  reason: 'space',
  message:
    'The server has no room for new matches at the moment; those that are under way go on. Try again in ten minutes, or tell the people who run the server.',
  retryAfter: SPACE_RETRY,
};

/** What openings need from the server. */
interface OpeningParts {
  readonly journal: Journal;
  readonly space: Pick<SpaceWatch, 'look'>;
  readonly metrics: Pick<Metrics, 'refusedOpening'>;
  readonly quota: Quota;
}

/** Opens new matches and rematches in the journal, after checking space and quotas. Nothing else opens matches. */
export class Openings {
  readonly #parts: OpeningParts;
  /** The newest opening of every address that has any under way. */
  readonly #newest = new Map<string, Promise<unknown>>();

  constructor(parts: OpeningParts) {
    this.#parts = parts;
  }

  /**
   * Keeps a new match, or says why there can be none now. Those of one address are looked at one after the other, so
   * that asking for many at once opens no more than asking one by one. Rejects when the journal cannot be written, also
   * for those that waited behind it: they do not wait for one failure after the other.
   */
  open(opening: Opening): Promise<Result<string, NoOpening>> {
    return this.#inTurn(opening.openedBy, async (refusal) => {
      if (refusal) return undefined;
      await this.#parts.journal.open(opening);
      return opening.id;
    });
  }

  /**
   * The same for somebody who looks for an opponent: gives the match of a table that fits, and keeps the new match only if
   * there is none. A table can be found though no match can be made; `full` says why none can be listed.
   */
  seek(
    seeker: Seeker,
    openedBy: string,
    open: OpenSought,
    full: NoOpening | undefined,
  ): Promise<Result<Sought, NoOpening>> {
    return this.#inTurn(openedBy, (refusal) => this.#parts.journal.seek(seeker, refusal ? undefined : open), full);
  }

  /**
   * Works for one address after what it asked for before. `work` gives what was found, or undefined if it is refused; `known`
   * is a reason for that which is known before.
   */
  #inTurn<T>(
    openedBy: string,
    work: (refusal: NoOpening | undefined) => Promise<T | undefined>,
    known?: NoOpening,
  ): Promise<Result<T, NoOpening>> {
    const judged = async (): Promise<Result<T, NoOpening>> => {
      const refusal = known ?? (await this.#refusal(openedBy));
      const found = await work(refusal);
      if (found !== undefined) return ok(found);
      this.#parts.metrics.refusedOpening(refusal!.reason);
      return fail(refusal!);
    };
    const before = this.#newest.get(openedBy);
    const opened = before ? before.then(judged) : judged();
    this.#newest.set(openedBy, opened);
    const forget = () => {
      if (this.#newest.get(openedBy) === opened) this.#newest.delete(openedBy);
    };
    opened.then(forget, forget);
    return opened;
  }

  async #refusal(openedBy: string): Promise<NoOpening | undefined> {
    const { journal, space, quota } = this.#parts;
    if ((await space.look())?.short) return NO_SPACE;
    // A rematch of a match from before the address was kept with matches.
    if (openedBy === '') return undefined;
    const now = Date.now();
    const used = usedUp(await journal.usage(openedBy, firstHour(now)), quota, now);
    return used && { reason: used.reason, message: sentenceFor(used, quota), retryAfter: Math.ceil(used.wait / 1000) };
  }
}

/** As many times in a row a match can be played again. */
export const REMATCHES = 100;

const ENOUGH: NoOpening = {
  reason: 'rematches',
  message: `This match has been played again ${REMATCHES} times. Open a new match to play on.`,
};

/** What a new match begins with: the plan, with these locks on its seats, an id and a secret of the dice. */
export const blueprintOf = (plan: MatchPlan, locks: readonly string[]): Blueprint => {
  const seats = plan.seats.map((seat, index) => ({ ...seat, lock: locks[index]! }));
  return { ...plan, id: newId(), seats, diceSecret: randomBytes(32).toString('hex') };
};

/** Writes a new match into the journal, where it waits until a player joins; gives its id, or why there is none. */
const begin = (
  openings: Openings,
  plan: MatchPlan,
  locks: readonly string[],
  openedBy: string,
): Promise<Result<string, NoOpening>> => {
  const blueprint = blueprintOf(plan, locks);
  return openings.open({ id: blueprint.id, blueprint, openedBy });
};

/**
 * Opens a match, or says why there can be none now; the secrets are handed out here and never again. `openedBy` stands
 * for the address that asked. Rejects when the journal cannot be written.
 */
export const openMatch = async (
  openings: Openings,
  plan: MatchPlan,
  openedBy: string,
): Promise<Result<CreatedMatch, NoOpening>> => {
  const seats = plan.seats.map(({ id }) => ({ id, secret: newSecret() }));
  const locks = seats.map(({ secret }) => lockFor(secret));
  const begun = await begin(openings, plan, locks, openedBy);
  return begun.ok ? ok({ id: begun.value, seats: seats.filter((_, index) => !plan.seats[index]!.computer) }) : begun;
};

/** What a rematch takes over from its match, in playing order. */
export interface Continued {
  readonly locks: readonly string[];
  readonly series: Series;
}

/**
 * Opens the same match once more, for the address that opened the first one. Seats, sides and forces stay; the people of
 * each side move on to the next one: see {@link movedOn}. The secret that opens a seat now opens its holder's seat there.
 * `locks` and `series` are those of now, in playing order. Gives the id of the new match, or why there can be none now.
 */
export const openRematch = (
  openings: Openings,
  before: Blueprint,
  { locks, series }: Continued,
  openedBy: string,
): Promise<Result<string, NoOpening>> => {
  // Who sits down again is ready, and nobody else is looked for.
  const { id: _id, diceSecret: _secret, waits: _waits, listed: _listed, ...plan } = before;
  const rematch = (before.rematch ?? 0) + 1;
  if (rematch > REMATCHES) return Promise.resolve(fail(ENOUGH));
  const moved = { ...series, players: movedOn(series.players, plan.seats) };
  const players = movedOn(
    plan.seats.map(({ computer }) => computer),
    plan.seats,
  );
  const seats = plan.seats.map(({ computer: _moved, ...seat }, index) => {
    const computer = players[index];
    return { ...seat, ...(computer && { computer }) };
  });
  return begin(openings, { ...plan, seats, rematch, series: moved }, movedOn(locks, plan.seats), openedBy);
};
