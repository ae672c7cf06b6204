import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Board } from '@ironhex/shared/board';
import type { Ruleset, RulesetTypes, Seated, SeatId } from '@ironhex/shared/match';
import type { Clocks, CreatedMatch } from '@ironhex/shared/protocol';
import { matchMaker } from 'colyseus';
import { customAlphabet } from 'nanoid';

/** A ruleset, whichever. */
export type AnyRuleset = Ruleset<RulesetTypes>;

/** Everything a room needs to open: plain JSON, so that any server process can be asked to. Already judged. */
export interface Blueprint {
  readonly id: string;
  readonly name: string;
  readonly rulesetId: string;
  readonly options: object;
  readonly board: Board;
  /** In playing order, the host's first. `lock` is the hash of the seat's secret. */
  readonly seats: readonly (Seated<object> & { readonly lock: string })[];
  readonly clocks: Clocks;
}

/** What is to be played, before anybody holds a seat. */
export type Plan = Omit<Blueprint, 'id' | 'seats'> & { readonly seats: readonly Seated<object>[] };

/** Only characters that nobody mistakes for another when reading an address aloud. */
const newId = customAlphabet('23456789abcdefghijkmnpqrstuvwxyz', 14);

/** 192 random bits. */
const newSecret = (): string => randomBytes(24).toString('base64url');

/** The form in which the server keeps a secret. The secrets are random and long: a plain hash cannot be searched. */
export const lockFor = (secret: string): string => createHash('sha256').update(secret).digest('base64');

/** Does this secret open the lock? Takes the same time whichever character differs. */
export const opens = (secret: string, lock: string): boolean =>
  timingSafeEqual(Buffer.from(lockFor(secret)), Buffer.from(lock));

/** Opens a room for a plan; the secrets are handed out here and never again. */
export const openMatch = async (plan: Plan): Promise<CreatedMatch> => {
  const handed = plan.seats.map(({ id }) => ({ id, secret: newSecret() }));
  const seats = plan.seats.map(({ id, side, force }, index) => ({
    id,
    side,
    force,
    lock: lockFor(handed[index]!.secret),
  }));
  const blueprint: Blueprint = { ...plan, id: newId(), seats };
  await matchMaker.createRoom('match', { blueprint });
  return { id: blueprint.id, seats: handed };
};

/** The seat that a secret opens. Every lock is tried, so that the time taken tells nothing. */
export const seatOf = (blueprint: Blueprint, secret: string): SeatId | undefined =>
  blueprint.seats.filter(({ lock }) => opens(secret, lock)).at(0)?.id;
