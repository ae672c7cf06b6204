import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Board } from '@ironhex/shared/board';
import {
  type LevelId,
  PUBLIC,
  type Ruleset,
  type RulesetTypes,
  type Seated,
  type SeatId,
  type SeatPlan,
  type Viewer,
} from '@ironhex/shared/match';
import type { Clocks, Series, Spectators } from '@ironhex/shared/protocol';
import { customAlphabet } from 'nanoid';

/** A ruleset of any game. */
export type AnyRuleset = Ruleset<RulesetTypes>;

/** A seat before it has a lock. */
export interface PlannedSeat extends Seated<object | null> {
  /** Who brings its force; left out: the host. */
  readonly brings?: Exclude<SeatPlan['brings'], 'host'>;
  /** The match can be played without it. */
  readonly optional?: boolean;
  /** A computer holds it, and plays so well; left out: it is for a person. */
  readonly computer?: LevelId;
}

/** Everything a match begins with, already judged: plain JSON, as the journal stores it. */
export interface Blueprint {
  readonly id: string;
  readonly name: string;
  readonly rulesetId: string;
  /** The version of the ruleset: another version could make another match of the same intents. */
  readonly version: string;
  readonly options: object;
  readonly board: Board;
  /** The ruleset's part of a position, if the match begins from one and not with its set-up. */
  readonly position?: object | undefined;
  /** In playing order, the host's first. `lock` is the hash of the seat's secret. */
  readonly seats: readonly (PlannedSeat & { readonly lock: string })[];
  /** What spectators see; left out: what everybody may know. */
  readonly spectators?: Spectators;
  /** Does it wait until everybody is ready? Left out, it begins as soon as every seat is taken. */
  readonly waits?: boolean;
  /** Can strangers find it on the first page, and sit down? Left out, they cannot. */
  readonly listed?: boolean;
  readonly clocks: Clocks;
  /** The number of matches before this one in a chain of rematches. */
  readonly rematch?: number;
  /** The score of that series, by the seats of this match. */
  readonly series?: Series;
  /** The seed that binds the dice. Its hash is published at the start, and the seed itself at the end. */
  readonly diceSecret: string;
}

/** Whether spectators may watch. */
export const isWatchable = ({ spectators }: Pick<Blueprint, 'spectators'>): boolean => spectators !== false;

/** The viewers of the live feed: the seats and, if people may watch, the public. */
export const viewersOf = (blueprint: {
  readonly seats: readonly { readonly id: SeatId }[];
  readonly spectators?: Spectators;
}): readonly Viewer[] => [...blueprint.seats.map(({ id }) => id), ...(isWatchable(blueprint) ? [PUBLIC] : [])];

/** A match to be created, before its seats have locks. */
export type MatchPlan = Omit<Blueprint, 'id' | 'seats' | 'diceSecret'> & { readonly seats: readonly PlannedSeat[] };

/** The settings as they stand, for the server that judges what the host asks for. */
export interface HostPlan {
  readonly plan: MatchPlan;
  /** The seats with a force that the host may not know, for an earlier host has chosen it. */
  readonly secret: readonly SeatId[];
  /** How often the settings were changed. */
  readonly revision: number;
}

/** Other settings, judged beside those of this revision. */
export interface NewPlan {
  readonly plan: MatchPlan;
  /** The seats with a force that stays, whatever it is. */
  readonly kept: readonly SeatId[];
  readonly revision: number;
}

/**
 * A blueprint with another plan for the same match, and `seats` as they are by it. What the plan leaves out is as usual,
 * whatever it was before.
 */
export const replanned = (
  { position: _position, spectators: _spectators, waits: _waits, listed: _listed, ...same }: Blueprint,
  plan: MatchPlan,
  seats: Blueprint['seats'],
): Blueprint => ({ ...same, ...plan, seats });

/** The seats with a force that not everybody may know before the match. */
export const secretForces = (ruleset: AnyRuleset, { options }: Pick<Blueprint, 'options'>): readonly SeatId[] =>
  ruleset.seats(options).flatMap(({ id, open = false }) => (open ? [] : [id]));

/** Characters that cannot be mistaken for each other when an address is read aloud. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';
/** An id for a new match. */
export const newId = customAlphabet(LETTERS, 14);
const MATCH_ID = new RegExp(`^[${LETTERS}]{14}$`);

/**
 * Whether a match can have this id. Colyseus keeps its rooms in a plain object, which already has `constructor` and
 * other words as keys.
 */
export const isMatchId = (id: string): boolean => MATCH_ID.test(id);

/** 192 random bits, for the holder of a seat. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** The stored form of a secret. Secrets are long and random, so a plain hash cannot be searched. */
export const lockFor = (secret: string): string => createHash('sha256').update(secret).digest('base64');

/** Whether this secret opens the lock. Takes the same time for any secret, so that timing gives nothing away. */
export const opens = (secret: string, lock: string): boolean =>
  timingSafeEqual(Buffer.from(lockFor(secret)), Buffer.from(lock));
