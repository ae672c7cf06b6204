import type { Rulesets } from '@ironhex/shared/match';
import { type Answer, type CreatedMatch, fail, ok, type Result, type Seek } from '@ironhex/shared/protocol';
import { matchMaker } from 'colyseus';
import type { Seeker } from '../journal/journal.ts';
import { busy } from '../refusals.ts';
import type { Waker } from '../rooms/lifecycle/wake.ts';
import { lockFor, type MatchPlan, newSecret } from '../rooms/match/history/blueprint.ts';
import { listingOfNew, type StrangersSeat } from '../rooms/match/listing.ts';
import { blueprintOf, type NoOpening, type Openings } from '../rooms/storage/openings.ts';

/** What looking for an opponent works with. */
interface SeekingParts {
  readonly rulesets: Rulesets;
  readonly openings: Openings;
  readonly waker: Waker;
  /** A new match was opened. */
  opened(id: string): void;
}

/** So many tables are tried at which somebody else is quicker; then the seeker has to ask again. */
const TRIES = 10;

/** Sits the seeker down; undefined if somebody was quicker, or the match is gone. */
const sitAt = async (
  waker: Waker,
  match: string,
  { name, salt, secret, person }: Seek,
): Promise<StrangersSeat | undefined> => {
  const room = await waker.wake(match);
  if (room === undefined) return undefined;
  const sat: Answer<StrangersSeat> = await matchMaker
    .remoteRoomCall(room, 'sitAtListed', [{ name, salt, secret, person }])
    .catch(() => {
      throw busy();
    });
  return sat.ok ? sat : undefined;
};

/**
 * Looks for an opponent: sits the seeker down at the oldest table that fits, or at a new one made by this plan, where others
 * find them. The same secret again gets the same seat, whatever became of the first answer.
 * @throws ServerError with a sentence if a match cannot be opened at the moment.
 */
export const seekOpponent = async (
  { rulesets, openings, waker, opened }: SeekingParts,
  plan: MatchPlan,
  seek: Seek,
  openedBy: string,
): Promise<Result<CreatedMatch, NoOpening>> => {
  const lock = lockFor(seek.secret);
  const person = lockFor(seek.person);
  const passed: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const blueprint = blueprintOf(
      plan,
      plan.seats.map((_, index) => (index === 0 ? lock : lockFor(newSecret()))),
    );
    const { id } = blueprint;
    const host = { at: Date.now(), seat: plan.seats[0]!.id, name: seek.name, salt: seek.salt, person };
    const listing = listingOfNew(rulesets.get(plan.rulesetId)!, blueprint, { kind: 'sat', ...host })!;
    const seeker: Seeker = { lock, person, games: seek.games, paces: seek.paces, passed };
    const found = await openings.seek(seeker, { id, blueprint, openedBy, listing });
    if (!found.ok) return fail(found.error);
    if (found.value === id) opened(id);
    const sat = await sitAt(waker, found.value, seek);
    if (sat) {
      const seats = [{ id: sat.seat, secret: seek.secret }];
      return ok({ id: found.value, seats, ...(sat.host ? {} : { found: true }) });
    }
    passed.push(found.value);
  }
  throw busy();
};
