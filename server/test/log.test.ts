import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { commandFrame } from '../../e2e/hostile/frames.ts';
import { wrap } from '../../e2e/hostile/raw-connection.ts';
import { takeSeat } from '../../e2e/hostile/seat.ts';
import { causedBy, colyseusLog, makeLog } from '../src/log.ts';
import { Repeats } from '../src/repeats.ts';
import { open, until, useApp } from './kit.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly leftOut?: number;
  readonly why?: string;
  readonly err?: { readonly stack: string };
}

/** A log, and the lines that it has written. */
const logAt = (level: string): { log: Logger; lines: Line[] } => {
  const lines: Line[] = [];
  const place = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)) as Line);
      done();
    },
  });
  return { log: makeLog(level, place), lines };
};

const times = (count: number, work: (n: number) => void): void => {
  for (let n = 0; n < count; n++) work(n);
};

describe('repeats', () => {
  test('are left out for a minute, and counted by the next line', () => {
    const repeats = new Repeats();
    const at = (now: number, kind = 'a flood', about = 'one') => repeats.leftOut(kind, about, now);
    expect([at(0), at(1), at(59_000)]).toEqual([0, undefined, undefined]);
    expect(at(59_001, 'another kind')).toBe(0);
    expect([at(60_000), at(60_001), at(120_000), at(180_000)]).toEqual([2, undefined, 1, 0]);
  });

  test('are told apart by whom they are about, but for so many only', () => {
    const repeats = new Repeats();
    const written: unknown[] = [];
    times(1000, (n) => written.push(repeats.leftOut('a flood', `${n % 100}`, n)));
    expect(written.slice(0, 20)).toEqual(Array(20).fill(0));
    expect(written.slice(20)).toEqual(Array(980).fill(undefined));
    expect(repeats.leftOut('a flood', '99', 60_000)).toBe(980);
  });

  test('of kinds without number are few as well, and a kind that is new a minute later is written', () => {
    const repeats = new Repeats();
    let written = 0;
    times(10_000, (n) => (written += repeats.leftOut(`kind ${n}`, 'one', 0) === undefined ? 0 : 1));
    expect(written).toBe(201);
    expect(repeats.leftOut('at last', 'one', 60_000)).toBe(0);
  });
});

describe('the log', () => {
  test('writes the first of what a client causes again and again, and that of another client', () => {
    const { log, lines } = logAt('info');
    times(100, () => causedBy('1.1.1.1', () => log.warn('connection ended: it floods')));
    causedBy('2.2.2.2', () => log.warn('connection ended: it floods'));
    causedBy('1.1.1.1', () => log.warn('connection ended: it does not read'));
    expect(lines.map(({ msg, leftOut }) => [msg, leftOut])).toEqual([
      ['connection ended: it floods', undefined],
      ['connection ended: it floods', 99],
      ['connection ended: it does not read', undefined],
    ]);
    expect(JSON.stringify(lines)).not.toContain('1.1.1.1');
  });

  test('knows who has caused what follows later', async () => {
    const { log, lines } = logAt('info');
    const fails = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      log.error('a command failed');
    };
    await Promise.all(['1.1.1.1', '1.1.1.1', '2.2.2.2'].map((network) => causedBy(network, fails)));
    expect(lines).toHaveLength(2);
  });

  test('tells bugs apart by where they are thrown, with one stack each, and by the match', () => {
    const { log, lines } = logAt('info');
    const here = () => new Error('it is broken');
    const there = () => new TypeError('it is broken');
    times(10, () => log.error({ err: here() }, 'a command failed'));
    times(10, () => log.error({ err: there() }, 'a command failed'));
    expect(lines.map(({ err }) => err!.stack.split('\n')[0])).toEqual([
      'Error: it is broken',
      'TypeError: it is broken',
    ]);
    const table = log.child({ match: 'another' });
    times(10, () => table.error({ err: here() }, 'a command failed'));
    expect(lines).toHaveLength(3);
  });

  test('leaves out nothing that is no warning, and nothing at all for debugging', () => {
    const [usual, debugging] = [logAt('info'), logAt('debug')];
    for (const { log } of [usual, debugging])
      times(10, () => {
        log.info({ match: 'one' }, 'match opened');
        log.warn('connection ended: it floods');
      });
    expect([usual.lines.length, debugging.lines.length]).toEqual([11, 20]);
  });
});

describe('thousands of bad frames', () => {
  const { log, lines } = logAt('info');
  const app = useApp({ log });

  test('write a line for each kind, at once and without a stack', async () => {
    for (const how of ['warn', 'error'] as const) vi.spyOn(console, how).mockImplementation(() => {});
    const { id } = await open(app.url);
    const warnings = () => lines.filter(({ level }) => level >= 40);
    const watch = async () => (await takeSeat({ url: app.url, id }))!;
    const undecodable = wrap(Buffer.concat([commandFrame('say', 0, 7).subarray(0, -1), Buffer.from([0x92, 1])]));
    const line = await watch();
    line.write(undecodable);
    await until(() => warnings().length === 1, 'the first is written at once');
    line.write(Buffer.concat(Array<Buffer>(2000).fill(undecodable)));
    await until(() => line.answered === 2001, 'all are answered');
    line.hangUp();
    for (let n = 0; n < 20; n++) {
      const broken = await watch();
      broken.write(wrap(Buffer.from('continued'), 0x80));
      expect(await broken.closes(20_000)).toBe(true);
    }
    expect(warnings().map(({ msg }) => msg)).toEqual([
      'a message cannot be decoded',
      'connection ended: it breaks the protocol',
    ]);
    expect(JSON.stringify(warnings())).not.toContain('    at ');
  });
});

describe('what a library complains of', () => {
  /** A stack as a library writes it. */
  const stack = (words: string, file: string) =>
    `${words}\n    at new RegExp (<anonymous>)\n    at read (file:///srv/node_modules/${file}:10:2)\n    at more (node:x:1:1)`;

  test('is one short line if a message cannot be decoded, whatever is in it', () => {
    const { log, lines } = logAt('info');
    const { error } = colyseusLog(log);
    times(100, (n) => error(stack(`SyntaxError: Invalid flags '${n}' ${'x'.repeat(n * 100)}`, 'msgpackr/unpack.js')));
    times(100, (n) => error(`decode.utf8Read(): Invalid byte ${n} at offset ${n}`));
    error(stack('Error: Data read, but end of buffer not reached {"secret":"abc"}', 'msgpackr/unpack.js'));
    expect(lines.map(({ msg, why }) => [msg, why])).toEqual([
      ['a message cannot be decoded', "SyntaxError: Invalid flags '0' "],
    ]);
  });

  test('keeps its stack if it may be a bug, once for each place', () => {
    const { log, lines } = logAt('info');
    const { error, warn } = colyseusLog(log);
    times(10, (n) => error(stack(`TypeError: ${n} is no function`, '@colyseus/core/Room.mjs')));
    error(stack('TypeError: 1 is no function', '@colyseus/core/Server.mjs'));
    times(10, (n) => warn(`room ${n} is not there`));
    expect(lines.map(({ msg }) => msg.split('\n').length)).toEqual([4, 4, 1]);
  });

  test('says nothing of what a client has sent', () => {
    const { log, lines } = logAt('debug');
    colyseusLog(log).error(
      new Error('Data read, but end of buffer not reached {"secret":"abc"}'),
      'end of buffer not reached {"secret":"abc"}',
    );
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('abc');
  });
});
