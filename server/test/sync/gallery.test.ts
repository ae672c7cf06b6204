import { setImmediate as turn } from 'node:timers/promises';
import type { StateView } from '@colyseus/schema';
import { PUBLIC } from '@ironhex/shared/match';
import { ClientState, Protocol } from 'colyseus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Guest, MatchClient } from '../../src/sync/client.ts';
import { Listeners } from '../../src/sync/gallery.ts';

const VIEW = {} as StateView;
const STATE = Uint8Array.of(Protocol.ROOM_STATE, 0);

/** A frame that carries this number. */
const frame = (n: number): Uint8Array => Uint8Array.of(Protocol.ROOM_DATA, n >> 8, n & 255);

/** A match that people come to; each notes the numbers of the frames that it is sent. */
const openMatch = () => {
  const listeners = new Listeners();
  const join = ({ seat = null, lock = null }: Partial<Guest> = {}) => {
    const heard: number[] = [];
    const raw = (bytes: Uint8Array): void => {
      if (bytes !== STATE) heard.push(bytes[1]! * 256 + bytes[2]!);
    };
    const userData: Guest = { viewer: seat ?? PUBLIC, seat, lock, name: '' };
    const client = {
      ...{ userData, raw, view: seat === null ? VIEW : ({} as StateView), state: ClientState.JOINED },
      enqueueRaw: (bytes: Uint8Array) => client.raw(bytes),
    } as MatchClient;
    listeners.joined(client);
    client.raw(STATE);
    return { client, heard };
  };
  const tell = (n: number): void => {
    for (const listener of listeners.all) listener.enqueueRaw(frame(n));
  };
  /** Waits until everybody has all. */
  const served = async (): Promise<void> => {
    for (let turns = 0; turns < 50; turns++) await turn();
  };
  return { listeners, join, tell, served };
};

describe('spectators who are told the same', () => {
  test('are one to the match, however many they are, and are told when players have it', async () => {
    const { listeners, join, tell, served } = openMatch();
    const player = join({ seat: 'blue', lock: 'of blue' });
    const host = join({ lock: 'of the host' });
    const crowd = Array.from({ length: 120 }, () => join());
    expect(listeners.all).toHaveLength(3);
    tell(1);
    tell(2);
    for (const { heard } of [player, host]) expect(heard).toEqual([1, 2]);
    expect(crowd.some(({ heard }) => heard.length > 0)).toBe(false);
    await served();
    for (const { heard } of crowd) expect(heard).toEqual([1, 2]);
  });

  test('get nothing more once they are sent out, and leave nobody behind', async () => {
    const { listeners, join, tell, served } = openMatch();
    const [first, second] = [join(), join()];
    tell(1);
    first.client.state = ClientState.LEAVING;
    await served();
    expect([first.heard, second.heard]).toEqual([[], [1]]);
    for (const listener of listeners.all)
      for (const client of Listeners.connectionsOf(listener)) listeners.left(client);
    expect(listeners.all).toEqual([]);
    tell(2);
    await served();
    expect([first.heard, second.heard]).toEqual([[], [1]]);
  });

  test('are sent no empty patch', async () => {
    const { listeners, join, tell, served } = openMatch();
    const { heard } = join();
    for (const listener of listeners.all) listener.raw(Uint8Array.of(Protocol.ROOM_STATE_PATCH));
    tell(1);
    await served();
    expect(heard).toEqual([1]);
  });

  test('have each all in order, whoever comes and goes and is spoken to alone in between', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constant('tell' as const) },
      fc.constantFrom('join' as const, 'leave' as const, 'wait' as const, 'speak' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(200)), { maxLength: 60 }), async (steps) => {
        const { listeners, join, tell, served } = openMatch();
        const due = new Map(Array.from({ length: 70 }, () => [join(), [] as number[]]));
        let n = 0;
        for (const [kind, pick] of steps) {
          n += 1;
          const one = [...due.keys()][pick % due.size];
          if (kind === 'join') due.set(join(), []);
          else if (kind === 'wait') await turn();
          else if (kind === 'tell') {
            tell(n);
            for (const frames of due.values()) frames.push(n);
          } else if (one && kind === 'speak') {
            one.client.raw(frame(n));
            due.get(one)!.push(n);
          } else if (one) {
            listeners.left(one.client);
            due.delete(one);
          }
        }
        await served();
        for (const [{ heard }, frames] of due) expect(heard).toEqual(frames);
      }),
      { numRuns: 60 },
    );
  });
});
