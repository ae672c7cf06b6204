import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commandFrame } from '../../../e2e/hostile/frames.ts';
import { type RawConnection, wrap } from '../../../e2e/hostile/raw-connection.ts';
import { type Target, takeSeat } from '../../../e2e/hostile/seat.ts';
import { codeOf, type Gathering, gather, must, open, play, until, useApp } from '../kit.ts';

/** Milliseconds in which only a server that hangs does not answer. */
const LONG = 20_000;

beforeEach(() => {
  for (const how of ['info', 'warn', 'error'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});

const watching = async (url: string, { match }: Pick<Gathering, 'match'>): Promise<RawConnection> => {
  const target: Target = { url, id: match.id };
  const line = await takeSeat(target);
  if (!line) throw new Error('no line');
  return line;
};

const PING = wrap(Buffer.alloc(0), 0x89);
const PONG = wrap(Buffer.alloc(0), 0x8a);
const ASKING = wrap(commandFrame('events', { since: 1_000_000 }, 7));

describe('what a line sends is read as fast as its budget allows', () => {
  const app = useApp({ framesPerSecond: 50, countEvery: 0.02 });

  test.each([
    ['pings', PING],
    ['pongs', PONG],
    ['commands', ASKING],
    ['empty messages', wrap(Buffer.alloc(0))],
  ])('%s beyond it are read later, in their order, and the line stays open', async (_what, frame) => {
    const line = await watching(app.url, { match: await open(app.url) });
    line.write(Buffer.concat(Array<Buffer>(300).fill(frame)));
    expect(await line.settled()).toBe(true);
    line.hangUp();
  });

  test('its fellows from the same address go on meanwhile', async () => {
    const at = await play(app.url);
    const line = await watching(app.url, at);
    line.write(Buffer.concat(Array<Buffer>(5000).fill(PONG)));
    must(await at.blue.ask('events', { since: 1_000_000 }));
    expect(line.open).toBe(true);
    line.hangUp();
  });

  test('what leaves while much of it is unread is forgotten', async () => {
    const at = await play(app.url);
    const line = await watching(app.url, at);
    await until(() => at.blue.state.spectators === 2, 'it is seen');
    line.write(Buffer.concat(Array<Buffer>(5000).fill(ASKING)));
    line.socket.end();
    await until(() => at.blue.state.spectators === 1, 'it is gone');
    must(await at.blue.ask('events', { since: 1_000_000 }));
  });
});

describe('bytes beyond the budget are read later', () => {
  const app = useApp({ bytesPerSecond: 20_000 });

  test('and none of them is lost', async () => {
    const line = await watching(app.url, { match: await open(app.url) });
    line.write(Buffer.concat(Array<Buffer>(4000).fill(ASKING)));
    expect(await line.settled()).toBe(true);
    expect(line.answered).toBe(4000);
    line.hangUp();
  });
});

describe('a message', () => {
  const app = useApp();

  test('in sixteen thousand empty pieces ends its line', async () => {
    const at = await play(app.url);
    const line = await watching(app.url, at);
    const pieces = Array<Buffer>(16_000).fill(wrap(Buffer.alloc(0), 0x00));
    line.write(Buffer.concat([wrap(Buffer.alloc(0), 0x02), ...pieces, wrap(Buffer.alloc(0), 0x80)]));
    expect(await line.closes(LONG)).toBe(true);
    must(await at.blue.ask('events', { since: 1_000_000 }));
  });

  test('in a few pieces is read as one', async () => {
    const line = await watching(app.url, { match: await open(app.url) });
    const whole = commandFrame('events', { since: 1_000_000 }, 7);
    line.write(wrap(whole.subarray(0, 3), 0x02));
    line.write(wrap(whole.subarray(3), 0x80));
    expect(await line.settled()).toBe(true);
    expect(line.answered).toBe(1);
    line.hangUp();
  });

  test.each(['events', 'say', 'sit', 'policy', 'intent', 'fly'])(
    'that is far too long for "%s" is refused as it comes, whatever it holds',
    async (name) => {
      const line = await watching(app.url, { match: await open(app.url) });
      // Nobody could decode this.
      line.write(wrap(Buffer.concat([commandFrame(name, 0, 7), Buffer.alloc(60_000, 0xc1)])));
      expect(await line.settled()).toBe(true);
      expect([...line.refusals]).toEqual([['malformed', 1]]);
      line.hangUp();
    },
  );
});

describe('commands that take long', () => {
  const app = useApp({ workPerSecond: 0.001 });

  test('are refused until the time that they took is made up for, and the line stays open', async () => {
    const at = await gather(app.url);
    let codes: string[] = [];
    while (!codes.includes('too-fast'))
      codes = (await Promise.all(Array.from({ length: 50 }, () => at.spectator.ask('events', { since: 1 })))).map(
        codeOf,
      );
    expect(at.spectator.closed).toBeUndefined();
  });
});

describe('who does not read', () => {
  const app = useApp({ unreadSeconds: 1, countEvery: 0.02 });

  test('is cut when what was sent is too old, even if it answers pings and it is little', async () => {
    const at = await play(app.url);
    const line = await watching(app.url, at);
    await until(() => at.blue.state.spectators === 2, 'it is seen');
    line.socket.pause();
    const asking = setInterval(() => {
      line.write(PONG);
      for (let n = 0; n < 100; n++) line.write(wrap(commandFrame('events', { since: 1 }, 7)));
    }, 20);
    await until(() => at.blue.state.spectators === 1, 'it is cut');
    clearInterval(asking);
    line.hangUp();
    must(await at.blue.ask('events', { since: 1_000_000 }));
  });
});
