import { randomBytes } from 'node:crypto';
import { type CreatedMatch, fail, ok, type Result, type Series } from '@ironhex/shared/protocol';
import { type Blueprint, lockFor, type MatchPlan, newId, newSecret } from '../match/blueprint.ts';
import { movedOn } from '../match/series.ts';
import type { NoOpening, Openings } from './openings.ts';

/** As many times in a row a match can be played again. */
export const REMATCHES = 100;

const ENOUGH: NoOpening = {
  reason: 'rematches',
  message: `This match has been played again ${REMATCHES} times. Open a new match to play on.`,
};

/** Writes a new match into the journal, where it waits until a player joins; gives its id, or why there is none. */
const begin = async (
  openings: Openings,
  plan: MatchPlan,
  locks: readonly string[],
  openedBy: string,
): Promise<Result<string, NoOpening>> => {
  const seats = plan.seats.map((seat, index) => ({ ...seat, lock: locks[index]! }));
  const blueprint: Blueprint = { ...plan, id: newId(), seats, diceSecret: randomBytes(32).toString('hex') };
  const opened = await openings.open({ id: blueprint.id, blueprint, openedBy });
  return opened.ok ? ok(blueprint.id) : opened;
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
  return begun.ok ? ok({ id: begun.value, seats }) : begun;
};

/** What of a match goes on in its rematch, in playing order. */
export interface Continued {
  readonly locks: readonly string[];
  readonly series: Series;
}

/**
 * Opens the same match once more, for the address that opened the first one. Seats, sides and forces stay; everybody
 * moves on by one seat, the last to the first: with two players they swap sides. The secret that opens a seat now opens
 * its holder's seat there. `locks` and `series` are those of now, in playing order. Gives the id of the new match, or
 * why there can be none now.
 */
export const openRematch = (
  openings: Openings,
  before: Blueprint,
  { locks, series }: Continued,
  openedBy: string,
): Promise<Result<string, NoOpening>> => {
  // Whoever sits down again is ready, and nobody else is looked for.
  const { id: _id, diceSecret: _secret, waits: _waits, listed: _listed, ...plan } = before;
  const rematch = (before.rematch ?? 0) + 1;
  if (rematch > REMATCHES) return Promise.resolve(fail(ENOUGH));
  const moved = { ...series, players: movedOn(series.players) };
  return begin(openings, { ...plan, rematch, series: moved }, movedOn(locks), openedBy);
};
