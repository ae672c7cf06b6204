import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Board } from '@ironhex/shared/board';
import {
  PUBLIC,
  type Ruleset,
  type RulesetTypes,
  type Seated,
  type SeatPlan,
  type Viewer,
} from '@ironhex/shared/match';
import type { Clocks, Series } from '@ironhex/shared/protocol';
import { customAlphabet } from 'nanoid';

/** A ruleset of any game. */
export type AnyRuleset = Ruleset<RulesetTypes>;

/** A seat before it has a lock. */
export interface PlannedSeat extends Seated<object | null> {
  /** Who brings its force, if not the host. */
  readonly brings?: Exclude<SeatPlan['brings'], 'host'>;
}

/** Everything a match begins with: plain JSON, as it stands in the journal. Already judged. */
export interface Blueprint {
  readonly id: string;
  readonly name: string;
  readonly rulesetId: string;
  /** Of the ruleset: another version could make another match of the same intents. */
  readonly version: string;
  readonly options: object;
  readonly board: Board;
  /** Where the match begins, if not with its set-up: the ruleset's part of a position. */
  readonly position?: object | undefined;
  /** In playing order, the host's first. `lock` is the hash of the seat's secret. */
  readonly seats: readonly (PlannedSeat & { readonly lock: string })[];
  /** May people watch who hold no seat? Left out, they may. */
  readonly spectators?: boolean;
  readonly clocks: Clocks;
  /** How many matches came before it, of each of which the next one was the rematch. */
  readonly rematch?: number;
  /** How their series stood, by the seats of this match. */
  readonly series?: Series;
  /** What the dice are bound to; the hash of it is shown at once, this itself at the end. */
  readonly diceSecret: string;
}

/** May people watch who hold no seat? */
export const isWatchable = ({ spectators }: Pick<Blueprint, 'spectators'>): boolean => spectators !== false;

/** The viewers of the live feed: the seats and, if people may watch, the public. */
export const viewersOf = (blueprint: Pick<Blueprint, 'seats' | 'spectators'>): readonly Viewer[] => [
  ...blueprint.seats.map(({ id }) => id),
  ...(isWatchable(blueprint) ? [PUBLIC] : []),
];

/** What is to be played, before the seats have locks. */
export type MatchPlan = Omit<Blueprint, 'id' | 'seats' | 'diceSecret'> & { readonly seats: readonly PlannedSeat[] };

/** Characters that are not mistaken for each other when an address is read aloud. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';
/** An id for a new match. */
export const newId = customAlphabet(LETTERS, 14);
const MATCH_ID = new RegExp(`^[${LETTERS}]{14}$`);

/**
 * Can a match have this id? Colyseus keeps its rooms in a plain object: `constructor` and other words that every object
 * has would be found there.
 */
export const isMatchId = (id: string): boolean => MATCH_ID.test(id);

/** 192 random bits, for the holder of a seat. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** The form in which the server keeps a secret. The secrets are random and long: a plain hash cannot be searched. */
export const lockFor = (secret: string): string => createHash('sha256').update(secret).digest('base64');

/** Does this secret open the lock? Takes the same time whichever character differs. */
export const opens = (secret: string, lock: string): boolean =>
  timingSafeEqual(Buffer.from(lockFor(secret)), Buffer.from(lock));
