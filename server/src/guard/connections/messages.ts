import type { Answer, CommandName } from '@ironhex/shared/protocol';
import { getMessageBytes, Protocol } from 'colyseus';
import { causedBy } from '../../log.ts';
import { refuse, TOO_LONG } from '../../refusals.ts';
import { later } from '../fair-queue.ts';
import type { ConnectionState } from './connection.ts';
import { headOf, type MessageHead, tooLong } from './message-head.ts';

/** Colyseus' status of an answer that is no error: for Colyseus, our refusals are ordinary answers. */
const ANSWERED = 0;

/** Bytes that may wait unread before a request for past events is refused. */
const UNREAD = 256 * 1024;

const TOO_FAST = refuse('too-fast');

/** A refusal as bytes, but for the number of the request: encoded once, since a flood is refused very often. */
const encoded = (refusal: Answer): ((request: number) => Uint8Array) => {
  const response = getMessageBytes[Protocol.ROOM_RESPONSE];
  const content = response(0, ANSWERED, refusal).subarray(response(0, ANSWERED).length);
  return (request) => Buffer.concat([response(request, ANSWERED), content]);
};
const [TELL_TOO_FAST, TELL_TOO_LONG] = [encoded(TOO_FAST), encoded(TOO_LONG)];

/** Commands that a match waits for: they run before everything else. */
const URGENT: ReadonlySet<CommandName | undefined> = new Set(['sit', 'intent', 'back', 'policy', 'stay']);

/** The part of a websocket that messages go through. */
export interface MessageConnection {
  readonly bufferedAmount: number;
  emit(event: string, ...given: unknown[]): boolean;
  send(bytes: Uint8Array): void;
  once(event: 'close', closed: () => void): void;
}

const asksSomething = ({ kind }: MessageHead): boolean =>
  kind === Protocol.ROOM_REQUEST || kind === Protocol.ROOM_DATA || kind === Protocol.ROOM_DATA_BYTES;

/**
 * Puts limits between the websocket library and the rooms: refuses messages that are too long or come too fast, before
 * they are decoded, and charges the processor time of the others. Urgent commands of players who use little run at
 * once; everything else goes through the fair queue.
 */
export const guardMessages = (connection: MessageConnection, state: ConnectionState): void => {
  const {
    network,
    accounts: { commands, work },
  } = state;
  const emit = connection.emit.bind(connection);
  connection.once('close', () => later.forget(connection));

  const refusalOf = (head: MessageHead, bytes: number, now: number) => {
    if (tooLong(head, bytes)) return TELL_TOO_LONG;
    if (commands.wait(now) > 0 || work.wait(now) > 0) return TELL_TOO_FAST;
    return head.command === 'events' && connection.bufferedAmount > UNREAD ? TELL_TOO_FAST : undefined;
  };

  const hear = (...given: unknown[]): void => {
    // What a connection wanted that was cut meanwhile is not even decoded. What a client wanted that has left still
    // counts.
    if (state.cut) return;
    // Processor time, so that a busy machine is not charged to a client. Some systems count it in whole milliseconds:
    // then few messages seem to cost anything, and those so much more.
    const begun = process.threadCpuUsage();
    causedBy(network, () => emit('message', ...given));
    const { user, system } = process.threadCpuUsage(begun);
    work.spend((user + system) / 1000, performance.now());
  };

  connection.emit = (event, ...given) => {
    if (event !== 'message') return emit(event, ...given);
    const message = given[0] as Buffer;
    const head = headOf(message);
    if (head.kind === Protocol.PING) return emit(event, ...given);
    const now = performance.now();
    const asks = asksSomething(head);
    const urgent = state.player && (!asks || (URGENT.has(head.command) && commands.modest(now) && work.modest(now)));
    const refusal = asks ? refusalOf(head, message.length, now) : undefined;
    if (asks && !refusal) commands.spend(1, now);
    if (refusal) {
      // A message without a number wants no answer; no page sends one.
      if (head.request !== undefined) connection.send(refusal(head.request));
    } else if (urgent && !later.waits(connection)) hear(...given);
    else later.add(connection, () => hear(...given));
    return true;
  };
};
