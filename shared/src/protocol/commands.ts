import { z } from 'zod';
import type { Refusal } from '../match/index.ts';
import { OMNISCIENT, PUBLIC } from '../match/seat.ts';
import { line } from '../reading/index.ts';
import { NameSchema } from './names.ts';

/**
 * How a client introduces itself when it joins: with a seat's secret it holds that seat, without one it watches.
 * `viewer`:
 * as whom it wants to look on; left out, as its seat or the public.
 */
export const JoinSchema = z.strictObject({
  secret: z.string().max(64).optional(),
  viewer: z.enum([PUBLIC, OMNISCIENT]).optional(),
  name: line(0, 24).optional(),
});
/**
 * A seat's secret as pages make them: 24 random bytes as base64url. The page that makes one knows it before the server
 * does.
 */
const SecretSchema = z.string().regex(/^[\w-]{32}$/);

const SeatIdSchema = z.string().min(1).max(24);

/** How often in one match a seat may go back to a decision where that takes a question from another seat. */
export const RATION = 3;

/** How long computers wait before they act: not at all, so that one can follow, or longer. */
const COMPUTER_PACES = ['at-once', 'natural', 'slow'] as const;
export type ComputerPace = (typeof COMPUTER_PACES)[number];

/** Everything a client may send, each answered with an {@link Answer}. */
export const COMMANDS = {
  /**
   * Sit down: the match begins when every seat is taken. The salt goes into the dice, unless the match has begun. With
   * a new secret, which pages always send, only that one opens the seat from then on: the host, who made the
   * invitation, does not know it. `force` is what the player brings, at seats where players do; the ruleset judges it.
   * `seat` is for those whose link opens no seat, while people gather: as the host, and at a table that is listed.
   * `person` is a secret of the player's browser: by its hash the server knows who does not want to meet again.
   */
  sit: z.strictObject({
    seat: SeatIdSchema.optional(),
    name: NameSchema,
    salt: z.string().min(8).max(64),
    secret: SecretSchema.optional(),
    force: z.unknown().optional(),
    person: SecretSchema.optional(),
  }),
  /**
   * Ask for something to happen. `seq` counts up per client seat: the same one again gets the same answer, once done.
   */
  intent: z.strictObject({
    seq: z.int().min(1),
    /** The decision it answers; left out for conceding. */
    decision: z.int().min(0).optional(),
    /**
     * How often questions had been taken from the seat when its player decided: `lost` in the state. An answer to one
     * that was taken since then is refused, though the seat may be asked something else under its number. Left out,
     * nothing of that is looked at.
     */
    lost: z.int().min(0).optional(),
    intent: z.unknown(),
  }),
  /**
   * Go back to a decision of one's own, whose number is `back` in the state: what was answered since has not happened.
   */
  back: z.strictObject({ decision: z.int().min(0) }),
  /** How this seat's decisions are answered while its player does not want to be asked, or is away. */
  policy: z.strictObject({ policy: z.unknown() }),
  /** The events from number `since` on, as far as this viewer may know them. */
  events: z.strictObject({ since: z.int().min(0) }),
  /** Another match with sides swapped, once every seat wants it. */
  rematch: z.strictObject({ wanted: z.boolean() }),
  /** As a player, after a match that nobody was allowed to watch: let everybody read its record, once every side does. */
  unseal: z.strictObject({}),
  /**
   * A new secret for a seat: the old one is invalid from then on. Players ask for their own; the host for another seat,
   * which frees it for another player. In a running match the player who sits there is asked first: the seat is freed
   * when the time for objecting is over, see `freeAfter`. The same again changes nothing.
   */
  reissue: z.strictObject({ seat: SeatIdSchema, secret: SecretSchema }),
  /** As the player of a seat that the host has asked to free: object to it. */
  stay: z.strictObject({}),
  /** As the host: no longer ask to free a seat. */
  withdraw: z.strictObject({ seat: SeatIdSchema }),
  /**
   * In a running match, as a player: let a computer play for the player of another seat, who is away. It does once everybody
   * who is there wants it, until that player is back.
   */
  cover: z.strictObject({ seat: SeatIdSchema }),
  /** How long computers wait before they act: for players, and for who watches where only computers play. */
  pace: z.strictObject({ pace: z.enum(COMPUTER_PACES) }),
  /** As the player of a seat for whom a computer plays: play on oneself. */
  return: z.strictObject({}),
  /** While people gather, as a player: ready to begin with the settings of this revision, or not ready. */
  ready: z.strictObject({ ready: z.boolean(), revision: z.int().min(0) }),
  /**
   * While people gather: leave the own seat. Hosts stay hosts; their seat is opened from then on by the secret, which is
   * an invitation for somebody else.
   */
  stand: z.strictObject({ secret: SecretSchema.optional() }),
  /** As the host, while people gather: the people of two seats change places, one of which may be free. */
  swap: z.strictObject({ seats: z.tuple([SeatIdSchema, SeatIdSchema]) }),
  /** As the host, while people gather: draw by lot who sits where; once for the same people. */
  lot: z.strictObject({}),
  /** As the host, while people gather: leave a seat out of the match that the rules do not need, or take it in again. */
  close: z.strictObject({ seat: SeatIdSchema, closed: z.boolean() }),
  /** As the host, while people gather: let nobody else sit down, or let them again. */
  lock: z.strictObject({ locked: z.boolean() }),
  /** As the host, while people gather: give the role to the player of another seat. */
  hand: z.strictObject({ seat: SeatIdSchema }),
  /**
   * As a player: not to be brought together again with the player of another seat, whose chat this one does not want to
   * read; or to allow it again. No other player learns of it.
   */
  mute: z.strictObject({ seat: SeatIdSchema, muted: z.boolean() }),
  /** Say something at the table: to everybody, or only to the players of the own side. */
  say: z.strictObject({ text: line(1, 300), to: z.literal('side').optional() }),
} as const;
/** What a command is called. */
export type CommandName = keyof typeof COMMANDS;
/** What is sent with a command. */
export type Command<K extends CommandName> = z.infer<(typeof COMMANDS)[K]>;

/** The answer to a command. */
export type Answer<T = object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: Refusal };
