import { decode } from '@colyseus/schema';
import { COMMANDS, type CommandName } from '@ironhex/shared/protocol';
import { Protocol } from 'colyseus';

/** The bits of the first byte that hold the kind of a message. */
const KIND = 0x1f;

/**
 * The longest message of each command, in bytes: several times the longest that a page sends. The longest intent is a
 * path of 60 hexes, the longest policy has a rule for each of 24 units.
 */
const LONGEST: Readonly<Record<CommandName, number>> = {
  // With a force of the player's own, of the size of the longest card file.
  sit: 48 * 1024,
  intent: 4096,
  back: 64,
  policy: 8192,
  events: 64,
  rematch: 64,
  unseal: 64,
  reissue: 256,
  cover: 128,
  pace: 64,
  return: 64,
  stay: 64,
  withdraw: 64,
  ready: 64,
  stand: 256,
  swap: 256,
  lot: 64,
  close: 128,
  lock: 64,
  hand: 128,
  mute: 128,
  say: 2048,
};

/** The longest message with an unknown name, in bytes. */
const UNKNOWN = 256;

/** The first bytes of a message, read without decoding its content. */
export interface MessageHead {
  /** The kind of message: one of Colyseus' {@link Protocol}. */
  readonly kind: number;
  /** The number that the answer must have; undefined if none is wanted. */
  readonly request: number | undefined;
  /** Undefined if there is no such command. */
  readonly command: CommandName | undefined;
}

/** A short text in msgpack's form; undefined if it is something else, or goes beyond the message. */
const shortText = (message: Buffer, at: number): string | undefined => {
  const first = message[at] ?? 0;
  const end = at + 1 + (first & 0x1f);
  return first >> 5 === 5 && end <= message.length ? message.toString('latin1', at + 1, end) : undefined;
};

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Reads the head of any bytes, without throwing. */
export const headOf = (message: Buffer): MessageHead => {
  const kind = (message[0] ?? 0) & KIND;
  const place = { offset: 1 };
  const number = kind === Protocol.ROOM_REQUEST && message.length > 1 ? decode.number(message, place) : undefined;
  const name = shortText(message, place.offset);
  return {
    kind,
    request: Number.isSafeInteger(number) ? number : undefined,
    command: name !== undefined && isCommand(name) ? name : undefined,
  };
};

/** Is a message longer than any command of its name can be? */
export const tooLong = ({ command }: MessageHead, bytes: number): boolean =>
  bytes > (command === undefined ? UNKNOWN : LONGEST[command]);
