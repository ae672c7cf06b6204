import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandFrame } from '../../../e2e/hostile/frames.ts';
import { wrap } from '../../../e2e/hostile/raw-connection.ts';
import { Budgets } from '../../src/guard/connections/budgets.ts';
import { guardMessages } from '../../src/guard/connections/messages.ts';
import { ReadThrottle } from '../../src/guard/connections/read-throttle.ts';
import { FairQueue, later } from '../../src/guard/fair-queue.ts';
import { SHARE } from '../../src/guard/limits.ts';
import { until } from '../kit.ts';

const PIECE = wrap(Buffer.alloc(0), 0x00);
const pieces = (count: number): Buffer => Buffer.concat(Array<Buffer>(count).fill(PIECE));

/** More than anybody can use up. */
const AMPLE = { commandsPerSecond: 1e9, framesPerSecond: 1e9, bytesPerSecond: 1e9, workPerSecond: 1e9 };

/** A connection whose library notes what it is given, and what happens to it, in a common list. */
class Line {
  readonly socket = Object.assign(new EventEmitter(), { destroyed: false });
  readonly given: Buffer[] = [];
  readonly intake: ReadThrottle;
  /** Is it read from? */
  reading = true;
  cut = false;

  constructor(
    queue: FairQueue,
    { player = false, budgets = new Budgets(AMPLE), happened = (_what: string) => {} } = {},
  ) {
    const state = { accounts: budgets.open(this.socket, undefined, 'a match'), player };
    const connection = {
      pause: () => {
        this.reading = false;
      },
      resume: () => {
        this.reading = true;
      },
    };
    this.socket.on('data', (bytes: Buffer) => {
      this.given.push(bytes);
      happened('data');
    });
    this.socket.on('end', () => happened('end'));
    const flood = { after: 20, cut: () => (this.cut = true) };
    this.intake = new ReadThrottle(this.socket as unknown as Socket, connection, state, flood, queue);
  }

  get bytes(): number {
    return this.given.reduce((sum, { length }) => sum + length, 0);
  }

  /** Bytes come from the network. */
  receive(bytes: Buffer): void {
    this.socket.emit('data', bytes);
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** Keeps the event loop busy for longer than a slice. */
const useUpTheTurn = (queue: FairQueue): void =>
  queue.soon({}, () => {
    const end = performance.now() + 3;
    while (performance.now() < end);
  });

describe('what one line sends at once', () => {
  test('is passed on in shares, and others come in between', async () => {
    const queue = new FairQueue();
    const [flood, quiet] = [new Line(queue), new Line(queue)];
    const sent = pieces(10_000);
    flood.receive(sent);
    expect(flood.bytes).toBe(SHARE.frames * PIECE.length);
    expect(flood.reading).toBe(false);
    let before = 0;
    quiet.socket.on('data', () => {
      before = flood.bytes;
    });
    quiet.receive(PIECE);
    await until(() => quiet.bytes > 0, 'the other is passed on');
    expect(before).toBeLessThanOrEqual(2 * SHARE.frames * PIECE.length);
    await until(() => flood.reading, 'all is passed on');
    expect(Buffer.concat(flood.given).equals(sent)).toBe(true);
  });

  test('is never more than a share at a time of a long message either', async () => {
    const queue = new FairQueue();
    const line = new Line(queue);
    line.receive(wrap(Buffer.alloc(60_000)));
    await until(() => line.reading, 'all is passed on');
    expect(line.bytes).toBe(60_008);
    expect(Math.max(...line.given.map(({ length }) => length))).toBe(SHARE.bytes);
  });

  test('waits when the turn has no time left; a player’s first share does not', async () => {
    const queue = new FairQueue();
    const [watching, player] = [new Line(queue), new Line(queue, { player: true })];
    useUpTheTurn(queue);
    watching.receive(PIECE);
    player.receive(pieces(100));
    expect([watching.bytes, player.bytes]).toEqual([0, SHARE.frames * PIECE.length]);
    await turn();
    expect(watching.bytes).toBe(PIECE.length);
    await until(() => player.reading, 'all is passed on');
    expect(player.bytes).toBe(100 * PIECE.length);
  });

  test('comes whole and in order, however it was cut and whoever else sends, and its end comes last', async () => {
    const frame = fc
      .tuple(fc.constantFrom(0x82, 0x02, 0x00, 0x89), fc.constantFrom(0, 1, 125, 200, 40_000))
      .map(([first, length]) => wrap(Buffer.alloc(length, length), first));
    const sending = fc.tuple(fc.array(frame, { maxLength: 60 }), fc.integer({ min: 5, max: 50_000 }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(sending, { minLength: 1, maxLength: 4 }), async (sendings) => {
        const queue = new FairQueue();
        const lines = sendings.map(([frames, size, player]) => {
          const happened: string[] = [];
          const line = new Line(queue, { player, happened: (what) => happened.push(what) });
          return { line, happened, size, sent: Buffer.concat(frames) };
        });
        for (const { line, size, sent } of lines) {
          for (let at = 0; at < sent.length; at += size) line.receive(sent.subarray(at, at + size));
          line.socket.emit('end');
        }
        for (const { line, happened, sent } of lines) {
          while (!happened.includes('end')) await turn();
          expect(happened.indexOf('end')).toBe(happened.length - 1);
          expect(Buffer.concat(line.given).equals(sent)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('of a line that is cut', () => {
  test.each([
    ['by us', ({ socket }: Line) => Object.assign(socket, { destroyed: true })],
    ['by the library, which hears it no more', ({ socket }: Line) => socket.removeAllListeners('data')],
    ['by its client', ({ socket }: Line) => socket.emit('close')],
  ])('%s, nothing more is counted or passed on', async (_who, cut) => {
    const queue = new FairQueue();
    const line = new Line(queue);
    line.receive(pieces(10_000));
    const before = line.bytes;
    cut(line);
    for (let n = 0; n < 10; n++) await turn();
    expect(line.bytes).toBe(before);
    expect(queue.waits(line.intake)).toBe(false);
  });

  test('a message that waits for its turn is not decoded', async () => {
    const connection = Object.assign(new EventEmitter(), { bufferedAmount: 0, send: () => {} });
    const heard: unknown[] = [];
    connection.on('message', (message) => heard.push(message));
    const accounts = new Budgets(AMPLE).open(connection, undefined, 'a match');
    const state = { accounts, network: '', player: false, cut: false };
    guardMessages(connection, state);
    const asking = commandFrame('events', { since: 1 }, 7);
    connection.emit('message', asking);
    await until(() => heard.length === 1, 'it is heard while the line is open');
    connection.emit('message', asking);
    state.cut = true;
    while (later.waits(connection)) await turn();
    expect(heard).toEqual([asking]);
  });

  test('that is over its budget, what waits is forgotten when its client leaves', async () => {
    const happened: string[] = [];
    const budgets = new Budgets({ ...AMPLE, framesPerSecond: 1 });
    const line = new Line(new FairQueue(), { budgets, happened: (what) => happened.push(what) });
    line.receive(pieces(1000));
    line.socket.emit('end');
    await until(() => happened.at(-1) === 'end', 'it is known that the client has left');
    expect(line.bytes).toBeLessThan(100 * PIECE.length);
  });

  test('for a flood, it is cut once what was read has waited too long', async () => {
    const budgets = new Budgets({ ...AMPLE, framesPerSecond: 1 });
    const line = new Line(new FairQueue(), { budgets });
    line.receive(pieces(1000));
    await until(() => line.cut, 'it is cut');
  });
});
