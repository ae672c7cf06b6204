import type { SeatId } from '@ironhex/shared/match';
import { playerName } from '@ironhex/shared/player-name';
import type { FoundMatch, ShownDecision } from '@ironhex/shared/protocol';
import type { PublicFacts } from '../facts.ts';
import { forgetInvites } from '../seat/links.ts';
import { forgetSeats } from '../seat/saved-seats.ts';
import { forget, keep, keptList } from './keep.ts';

/**
 * The state of a match for the player: `playing` if it is unknown whose turn it is, `over` if it is unknown who won.
 */
const STATES = ['gathering', 'yours', 'theirs', 'playing', 'won', 'lost', 'drawn', 'over'] as const;
export type OwnState = (typeof STATES)[number];

/** A match that was played in this browser, as it was seen last. */
export interface OwnMatch {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  readonly name: string;
  /** The seat that the player had. */
  readonly seat: SeatId;
  /** The players of the other seats; empty if unknown. */
  readonly others: readonly string[];
  readonly state: OwnState;
  /** When something of this was seen last, in epoch milliseconds. */
  readonly at: number;
}

/** The same as the server tells it now: it may be gone. */
export type ListedMatch = Omit<OwnMatch, 'state'> & { readonly state: OwnState | 'gone' };

/** The number of matches in the list: the page asks the server about all of them in one go. */
export const KEPT = 30;

const NAME = 'ironhex.matches';

const isOwnMatch = (value: unknown): value is OwnMatch => {
  const { id, game, name, seat, others, state, at } = (value ?? {}) as Partial<OwnMatch>;
  return (
    [id, game, name, seat].every((text) => typeof text === 'string') &&
    Array.isArray(others) &&
    others.every((other) => typeof other === 'string') &&
    STATES.includes(state as OwnState) &&
    typeof at === 'number'
  );
};

/** Is there nothing more to do in it? */
/** It is over. */
export const isOver = (state: ListedMatch['state']): boolean =>
  state === 'won' || state === 'lost' || state === 'drawn' || state === 'over' || state === 'gone';

/** The matches that were played in this browser, the one that was seen last first. */
export const ownMatches = (): readonly OwnMatch[] => keptList(NAME, isOwnMatch);

/** Stores the current state of a match. Beyond {@link KEPT} matches it drops the oldest, finished ones first. */
export const keepOwnMatch = (match: OwnMatch): void => {
  const all = [match, ...ownMatches().filter(({ id }) => id !== match.id)];
  const oldest = all.findLast(({ state }) => isOver(state)) ?? all.at(-1);
  keep(NAME, JSON.stringify(all.length > KEPT ? all.filter((other) => other !== oldest) : all));
};

/** Removes a match from the list. Its secrets are deleted only if the match is gone from the server. */
export const forgetOwnMatch = ({ id, state }: Pick<ListedMatch, 'id' | 'state'>): void => {
  const others = ownMatches().filter((other) => other.id !== id);
  if (others.length > 0) keep(NAME, JSON.stringify(others));
  else forget(NAME);
  if (state !== 'gone') return;
  forgetSeats(id);
  forgetInvites(id);
};

/** What is known of a match at the table itself. */
interface TableMatch {
  readonly id: string;
  readonly game: string;
  readonly seat: SeatId;
  readonly state: Pick<PublicFacts, 'status' | 'name' | 'seats' | 'outcome'> & {
    readonly awaited: readonly ShownDecision[];
  };
}

const stateOf = ({ seat, state: { status, seats, awaited, outcome } }: TableMatch): OwnState => {
  if (status === 'gathering') return 'gathering';
  if (status === 'playing') return awaited.some((each) => each.seat === seat && !each.committed) ? 'yours' : 'theirs';
  if (!outcome) return 'over';
  if (outcome.winner === undefined) return 'drawn';
  return seats.find(({ id }) => id === seat)?.side === outcome.winner ? 'won' : 'lost';
};

/** A match as the player sees it at the table. */
export const ownMatchOf = (seen: TableMatch, at: number): OwnMatch => ({
  id: seen.id,
  game: seen.game,
  name: seen.state.name,
  seat: seen.seat,
  others: seen.state.seats
    .filter(({ id, taken }) => taken && id !== seen.seat)
    .map(({ name, replaces }) => playerName(name, replaces !== '')),
  state: stateOf(seen),
  at,
});

/** Another player may have acted since, so it is unknown whose turn it is. */
const unsure = (state: OwnState): OwnState => (state === 'theirs' ? 'playing' : state);

/** A match with the server's current facts; without an answer, as it was last seen. */
export const listed = (own: OwnMatch, found: FoundMatch | undefined): ListedMatch => {
  if (!found || isOver(own.state)) return found?.state === 'gone' ? { ...own, state: 'gone' } : own;
  if (found.state === 'asleep') return { ...own, state: unsure(own.state) };
  if (found.state !== 'awake') return { ...own, state: found.state };
  const { status, players, newcomers, awaits } = found.standing;
  const told = Object.entries(players).filter(([seat]) => seat !== own.seat);
  // The server names no players of a match without spectators: keep the names seen at the table.
  const others = told.map(([seat, name], index) =>
    name ? playerName(name, newcomers.includes(seat)) : (own.others[index] ?? ''),
  );
  const turn = awaits.includes(own.seat) ? 'yours' : 'theirs';
  // The server does not say whose turn it is in a match without spectators.
  const playing = awaits.length === 0 ? unsure(own.state === 'gathering' ? 'theirs' : own.state) : turn;
  return { ...own, others, state: status === 'playing' ? playing : status };
};

/**
 * Matches that need the player come first, then running ones, then finished ones; within each group the last seen
 * first.
 */
export const inOrder = (matches: readonly ListedMatch[]): readonly ListedMatch[] => {
  const rank = ({ state }: ListedMatch): number => (state === 'yours' ? 0 : isOver(state) ? 2 : 1);
  return matches.toSorted((one, other) => rank(one) - rank(other) || other.at - one.at);
};
