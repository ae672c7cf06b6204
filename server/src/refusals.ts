import { type EngineWords, engineRefusal, type FiguresOf, type Refusal } from '@ironhex/shared/match';
import { ServerError } from 'colyseus';

/** Answers with a refusal by the server, not by a rule of the game. Who reads it makes its sentence. */
export const refuse = <K extends keyof EngineWords>(
  key: K,
  ...figures: FiguresOf<EngineWords[K]>
): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal: engineRefusal(key, null, ...figures) });

/** Refuses a message that is far larger than any command. */
export const TOO_LONG = refuse('malformed/too-long');

/** HTTP's word for "not now": the same may be asked again at once, of another server too. Colyseus answers with it. */
export const NOT_NOW = 503;

/** Something that may work later; the message is for players. */
export const notNow = (message: string): ServerError => new ServerError(NOT_NOW, message);

/** A match cannot be opened at the moment. */
export const busy = (): ServerError =>
  notNow('The match cannot be opened at the moment. This page tries again by itself; nothing is lost.');

/** The error for players while this server cannot find matches on other servers. */
export const outOfReach = (): ServerError =>
  notNow('This server cannot find the match right now. It tries again by itself.');

/** HTTP's status of a match that this server can never open: its join and the API answer with the same. */
export const CLOSED_FOR_GOOD = 409;

/** The match cannot be opened by this server at all; the message is for players. */
export const permanentError = (message: string): ServerError => new ServerError(CLOSED_FOR_GOOD, message);
