import { Client, ErrorCode, type Room } from 'colyseus.js';
import type { RoomState } from './shared-state.ts';

/** A room on the far end of an open line. */
export type OpenRoom = Room<unknown, RoomState>;

/**
 * What became of an attempt to join: in; the secret opens no seat; not let in for another reason; no such match; or not
 * now, with the server's sentence about it if it has one.
 */
export type Joining =
  | { readonly kind: 'in'; readonly room: OpenRoom }
  | { readonly kind: 'shut'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'later'; readonly message: string };

/** Milliseconds that an attempt may take. */
const PATIENCE = 10_000;

const REFUSALS: ReadonlySet<number> = new Set([ErrorCode.APPLICATION_ERROR, ErrorCode.INVALID_PAYLOAD]);

/** What a server answers that cannot take anybody for now. */
const UNAVAILABLE = 503;
/** Proxies say `Service Unavailable`; our server speaks in sentences. */
const SENTENCE = /\.$/;

const failure = ({ code, message = '' }: { readonly code?: number; readonly message?: string }): Joining => {
  if (code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID) return { kind: 'unknown' };
  if (code === ErrorCode.AUTH_FAILED) return { kind: 'shut', message };
  if (code !== undefined && REFUSALS.has(code)) return { kind: 'refused', message };
  return { kind: 'later', message: code === UNAVAILABLE && SENTENCE.test(message) ? message : '' };
};

/** One attempt to join a match, with a seat's secret or to watch. */
export const join = async (id: string, secret: string | undefined): Promise<Joining> => {
  const joining = new Client(location.origin).joinById<RoomState>(id, secret ? { secret } : {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), PATIENCE);
  });
  try {
    const room = await Promise.race([joining, late]);
    if (room !== 'late') return { kind: 'in', room };
    // Whoever is let in after all is somewhere else by then.
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
