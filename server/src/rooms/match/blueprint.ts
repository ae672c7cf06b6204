import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Board } from '@ironhex/shared/board';
import type { Ruleset, RulesetTypes, Seated } from '@ironhex/shared/match';
import { type Clocks, type CreatedMatch, fail, ok, type Result } from '@ironhex/shared/protocol';
import { customAlphabet } from 'nanoid';
import type { NoOpening, Openings } from '../storage/openings.ts';

/** A ruleset, whichever. */
export type AnyRuleset = Ruleset<RulesetTypes>;

/** Everything a match begins with: plain JSON, as it stands in the journal. Already judged. */
export interface Blueprint {
  readonly id: string;
  readonly name: string;
  readonly rulesetId: string;
  /** Of the ruleset: another version could make another match of the same intents. */
  readonly version: string;
  readonly options: object;
  readonly board: Board;
  /** In playing order, the host's first. `lock` is the hash of the seat's secret. */
  readonly seats: readonly (Seated<object> & { readonly lock: string })[];
  readonly clocks: Clocks;
  /** How many matches came before it, of each of which the next one was the rematch. */
  readonly rematch?: number;
  /** What the dice are bound to; the hash of it is shown at once, this itself at the end. */
  readonly diceSecret: string;
}

/** As many times in a row a match can be played again. */
export const REMATCHES = 100;

const ENOUGH: NoOpening = {
  reason: 'rematches',
  message: `This match has been played again ${REMATCHES} times. Open a new match to play on.`,
};

/** What is to be played, before anybody holds a seat. */
export type Plan = Omit<Blueprint, 'id' | 'seats' | 'diceSecret'> & { readonly seats: readonly Seated<object>[] };

/** Only characters that nobody mistakes for another when reading an address aloud. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';
const newId = customAlphabet(LETTERS, 14);
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

/** Writes a new match into the journal, where it waits until somebody comes; gives its id, or why there is none. */
const begin = async (
  openings: Openings,
  plan: Plan,
  locks: readonly string[],
  openedBy: string,
): Promise<Result<string, NoOpening>> => {
  const seats = plan.seats.map(({ id, side, force }, index) => ({ id, side, force, lock: locks[index]! }));
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
  plan: Plan,
  openedBy: string,
): Promise<Result<CreatedMatch, NoOpening>> => {
  const seats = plan.seats.map(({ id }) => ({ id, secret: newSecret() }));
  const locks = seats.map(({ secret }) => lockFor(secret));
  const begun = await begin(openings, plan, locks, openedBy);
  return begun.ok ? ok({ id: begun.value, seats }) : begun;
};

/**
 * Opens the same match once more, for the address that opened the first one. Seats, sides and forces stay; everybody
 * moves on by one seat, the last to the first: with two players they swap sides. The secret that opens a seat now opens
 * its holder's seat there. `locks` are those of now, in playing order. Gives the id of the new match, or why there can
 * be none now.
 */
export const openRematch = (
  openings: Openings,
  before: Blueprint,
  locks: readonly string[],
  openedBy: string,
): Promise<Result<string, NoOpening>> => {
  const { id: _id, diceSecret: _secret, ...plan } = before;
  const rematch = (before.rematch ?? 0) + 1;
  if (rematch > REMATCHES) return Promise.resolve(fail(ENOUGH));
  return begin(openings, { ...plan, rematch }, [locks.at(-1)!, ...locks.slice(0, -1)], openedBy);
};
