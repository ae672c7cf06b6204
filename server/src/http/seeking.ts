import type { Rulesets } from '@ironhex/shared/match';
import {
  type Answer,
  type CreatedMatch,
  fail,
  lastsDays,
  type OtherSought,
  ok,
  type Pace,
  type Result,
  type Seek,
} from '@ironhex/shared/protocol';
import type { Seeker, SoughtOpening } from '../journal/journal.ts';
import { busy } from '../refusals.ts';
import type { Waker } from '../rooms/lifecycle/wake.ts';
import { lockFor, type MatchPlan, newSecret } from '../rooms/match/history/blueprint.ts';
import { listingOfNew, type StrangersSeat } from '../rooms/match/listing.ts';
import { blueprintOf, type NoOpening, type Openings } from '../rooms/storage/openings.ts';
import { callRoom } from './call-room.ts';

const FULL: NoOpening = {
  reason: 'listed',
  message:
    'Very many players at your address wait for an opponent already. Sit down at a table of the list, or let one of yours go.',
};

/** What looking for an opponent works with. */
interface SeekingParts {
  readonly rulesets: Rulesets;
  readonly openings: Openings;
  readonly waker: Waker;
  /** The list has as many tables of the seeker's address as it shows. */
  readonly full: boolean;
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
  const sat = await callRoom<Answer<StrangersSeat>>(room, 'sitAtListed', { name, salt, secret, person });
  return sat.ok ? sat : undefined;
};

/** Leads the player who waits at a table to this match; nothing if somebody else has sat down there meanwhile. */
const leadOn = async (waker: Waker, table: string, match: string): Promise<void> => {
  const room = await waker.wake(table);
  if (room !== undefined) await callRoom(room, 'leadOn', match);
};

/**
 * Looks for an opponent: sits the seeker down at the oldest table that fits, or at a new one made by this plan, where others
 * find them. The same secret again gets the same seat, whatever became of the first answer. If somebody waits who would play
 * something else of what is sought, the answer is that, to ask again with a plan of it: the match is then for both.
 * @throws ServerError with a sentence if a match cannot be opened at the moment.
 */
export const seekOpponent = async (
  { rulesets, openings, waker, full, opened }: SeekingParts,
  plan: MatchPlan,
  seek: Seek,
  openedBy: string,
): Promise<Result<CreatedMatch | OtherSought, NoOpening>> => {
  const lock = lockFor(seek.secret);
  const person = lockFor(seek.person);
  const passed: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const made = new Set<string>();
    const open = (guest = lockFor(newSecret())): SoughtOpening => {
      const locks = plan.seats.map((_, index) => [lock, guest][index] ?? lockFor(newSecret()));
      const blueprint = blueprintOf(plan, locks);
      const host = { at: Date.now(), seat: plan.seats[0]!.id, name: seek.name, salt: seek.salt, person };
      const listing = listingOfNew(rulesets.get(plan.rulesetId)!, blueprint, { kind: 'sat', ...host })!;
      made.add(blueprint.id);
      return { id: blueprint.id, blueprint, openedBy, listing, attended: !lastsDays(plan.clocks) };
    };
    const seeker: Seeker = { lock, person, games: seek.games, paces: seek.paces, passed };
    const found = await openings.seek(seeker, openedBy, open, full ? FULL : undefined);
    if (!found.ok) return fail(found.error);
    if (found.value.kind === 'other') return ok({ game: found.value.game, pace: found.value.pace as Pace });
    const { match, guestAt } = found.value;
    if (made.has(match)) opened(match);
    if (guestAt !== undefined) await leadOn(waker, guestAt, match);
    const sat = await sitAt(waker, match, seek);
    if (sat) {
      const seats = [{ id: sat.seat, secret: seek.secret }];
      return ok({ id: match, seats });
    }
    passed.push(match);
  }
  throw busy();
};
