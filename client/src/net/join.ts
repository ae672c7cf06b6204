import { Client, ErrorCode, type Room } from 'colyseus.js';
import type { RoomState } from './room-state.ts';

/** A room that we have joined. */
export type OpenRoom = Room<unknown, RoomState>;

/**
 * The result of an attempt to join: we are in; the secret opens no seat; the server refuses for another reason; there is
 * no such match; or it did not work this time, with the server's sentence about it if it has one.
 */
export type Joining =
  | { readonly kind: 'in'; readonly room: OpenRoom }
  | { readonly kind: 'wrong-secret'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'later'; readonly message: string };

/** Milliseconds that an attempt may take. */
const TIMEOUT = 10_000;

/** The HTTP status of a server that can never open this match. */
const CLOSED_FOR_GOOD = 409;

const REFUSALS: ReadonlySet<number> = new Set([
  CLOSED_FOR_GOOD,
  ErrorCode.APPLICATION_ERROR,
  ErrorCode.INVALID_PAYLOAD,
]);

/** The HTTP status of a server that knows of no such match. */
const NOT_FOUND = 404;
/** That of a server that cannot let clients in for now. */
const UNAVAILABLE = 503;
/** Tells our server's sentences from a proxy's `Service Unavailable` and `Not Found`: a proxy may have lost its server. */
const SENTENCE = /\.$/;

const failure = ({ code, message = '' }: { readonly code?: number; readonly message?: string }): Joining => {
  if (code === NOT_FOUND && SENTENCE.test(message)) return { kind: 'not-found' };
  if (code === ErrorCode.AUTH_FAILED) return { kind: 'wrong-secret', message };
  if (code !== undefined && REFUSALS.has(code)) return { kind: 'refused', message };
  return { kind: 'later', message: code === UNAVAILABLE && SENTENCE.test(message) ? message : '' };
};

/** One attempt to join a match, with a seat's secret or to watch. */
export const join = async (id: string, secret: string | undefined): Promise<Joining> => {
  const joining = new Client(location.origin).joinById<RoomState>(id, secret ? { secret } : {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), TIMEOUT);
  });
  try {
    const room = await Promise.race([joining, late]);
    if (room !== 'late') return { kind: 'in', room };
    // Too late: if this attempt still joins the room, it leaves again, as another attempt is on its way.
    void joining.then(
      (room) => room.leave(),
      () => {},
    );
    return { kind: 'later', message: '' };
  } catch (error) {
    return failure(error as { code?: number; message?: string });
  } finally {
    clearTimeout(timer);
  }
};
