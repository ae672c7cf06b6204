import { RULESETS } from '@ironhex/shared/rulesets';
import { afterEach, describe, expect, test } from 'vitest';
import { Workshop, type WorkshopBounds } from '../../src/workshop/workshop.ts';
import { generateBoard } from '../example.ts';
import { faultsOf, post, REQUEST, useApp } from '../kit.ts';

const CHOICE = { seed: 'one', width: 20, height: 15, hills: 0.5, woods: 0.5, water: 0.2, town: 0.2 };
/** A request for a match on this board. */
const on = (board: object): string => JSON.stringify({ ...REQUEST, board });
const BOUNDS = { each: 2, all: 3 };

/** A program for a thread, as an address. */
const program = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const HANGS = program('import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});');
const BREAKS = program(
  'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { throw 1; });',
);

let workshop: Workshop;
const open = (bounds: WorkshopBounds = BOUNDS, thread?: URL): Workshop => {
  workshop = new Workshop(RULESETS, { bounds, thread });
  return workshop;
};
afterEach(() => workshop?.close());

describe('the workshop', () => {
  test('makes the boards that the generator makes, beside everything else', async () => {
    open();
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const big = { ...CHOICE, width: 60, height: 60 };
    const made = await workshop.read('a', on(big));
    clearInterval(counting);
    expect(made).toMatchObject({ ok: true, value: { board: { ok: true, value: generateBoard(big) } } });
    expect(turns).toBeGreaterThan(0);
  });

  test('gives those that come with the table at once, whatever else is asked for', async () => {
    open({ each: 0, all: 0 }, HANGS);
    expect(await workshop.read('a', on({ stock: 'open-hills' }))).toMatchObject({
      ok: true,
      value: { board: { ok: true } },
    });
    expect(await workshop.read('a', on({ stock: 'none' }))).toMatchObject({
      ok: true,
      value: { board: { ok: false, error: [{ at: 'board.stock' }] } },
    });
  });

  test('says where a board of ones own is wrong', async () => {
    expect(await open().read('a', on({ custom: { format: 'another' } }))).toMatchObject({
      ok: true,
      value: {
        board: {
          ok: false,
          error: [
            { at: 'board.custom.format' },
            expect.anything(),
            expect.anything(),
            expect.anything(),
            expect.anything(),
            expect.anything(),
          ],
        },
      },
    });
  });

  test('reads a long request beside everything else, and says what is wrong with it', async () => {
    open();
    const long = (forces: unknown[]) => JSON.stringify({ ...REQUEST, board: { stock: 'open-hills' }, forces });
    const many = Array.from({ length: 13_000 }, () => 0);
    expect(await workshop.read('a', long([many, []]))).toMatchObject({
      ok: false,
      error: { status: 400, faults: [{ at: 'forces' }] },
    });
    expect(await workshop.read('a', long([many, []]).slice(0, -1))).toMatchObject({
      ok: false,
      error: { status: 400, faults: [{ at: 'body', message: 'This is not JSON.' }] },
    });
    expect(await workshop.read('a', `${on({ stock: 'open-hills' })}${' '.repeat(20_000)}`)).toMatchObject({ ok: true });
  });

  test('makes so many at a time for one address, and so many in all, and refuses more with a sentence', async () => {
    open(BOUNDS, HANGS);
    const waiting = ['a', 'a', 'b'].map((address) => workshop.read(address, on(CHOICE)));
    expect(await workshop.read('c', on(CHOICE))).toMatchObject({
      ok: false,
      error: { status: 503, faults: [{ message: expect.stringContaining('Try again in a few seconds') }] },
    });
    await workshop.close();
    for (const order of waiting) expect(await order).toMatchObject({ ok: false, error: { status: 503 } });
    open({ each: 2, all: 10 }, HANGS);
    for (let n = 0; n < 2; n++) void workshop.read('a', on(CHOICE));
    expect(await workshop.read('a', on(CHOICE))).toMatchObject({
      ok: false,
      error: { status: 429, faults: [{ message: expect.stringContaining('matches that you asked for') }] },
    });
  });

  test('goes on with the next when one has broken the thread', async () => {
    open(BOUNDS, BREAKS);
    for (const made of await Promise.all([workshop.read('a', on(CHOICE)), workshop.read('a', on(CHOICE))]))
      expect(made).toMatchObject({ ok: false, error: { status: 503, faults: [{ at: 'board' }] } });
  });
});

describe('sixty large boards at once', () => {
  const app = useApp();

  test('are made or refused with a sentence and a time to wait', async () => {
    const board = { ...CHOICE, width: 60, height: 60 };
    const asked = Array.from({ length: 60 }, (_, n) =>
      post(app.url, JSON.stringify({ ...REQUEST, board: { ...board, seed: `${n}` } })),
    );
    const responses = await Promise.all(asked);
    const refused = responses.filter(({ status }) => status !== 201);
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(4);
    for (const response of refused) {
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('5');
      expect((await faultsOf(response))[0]!.message).toContain('Wait until they are there');
    }
  });
});
