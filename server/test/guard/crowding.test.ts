import { ErrorCode } from 'colyseus.js';
import { describe, expect, test } from 'vitest';
import { addressOf, addressTag, networkOf } from '../../src/guard/addresses.ts';
import { codeOf, joined, must, open, play, quietConsole, RoomClient, turnOf, until, useApp } from '../kit.ts';

const app = useApp({ spectators: 2, connectionsPerSeat: 2, commandsPerSecond: 2, countEvery: 0.02 });

quietConsole();

describe('a match', () => {
  test('has places for so many spectators, and says so to one more', async () => {
    const { id, seats } = await open(app.url);
    const [first] = [await joined(app.url, id), await joined(app.url, id)];
    const refusal = await RoomClient.join(app.url, id).catch((error: unknown) => error);
    // What the page takes for a refusal that will not pass by itself, and shows.
    expect(refusal).toMatchObject({
      code: ErrorCode.APPLICATION_ERROR,
      message: expect.stringContaining('2 people are watching'),
    });
    const player = await joined(app.url, id, { secret: seats[0]!.secret });
    await until(() => player.state.spectators === 2, 'both are counted');
    await first.leave();
    await until(() => player.state.spectators === 1, 'one has gone');
    await joined(app.url, id);
  });

  test('has so many places for the connections of one seat, and the other seat has its own', async () => {
    const { id, seats } = await open(app.url);
    const [blue, orange] = seats.map(({ secret }) => ({ secret }));
    for (let n = 0; n < 2; n++) await joined(app.url, id, blue);
    const refusal = await RoomClient.join(app.url, id, blue).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: ErrorCode.APPLICATION_ERROR,
      message: expect.stringContaining('open in 2 places'),
    });
    await joined(app.url, id, orange);
  });
});

describe('somebody who sends commands too fast', () => {
  test('is refused, has changed nothing, and goes on in a moment with the same number', async () => {
    const at = await play(app.url);
    const { asked, other, decision } = turnOf(at);
    const command = { seq: 1, decision: decision.id, intent: decision.default };
    const asking = Array.from({ length: 150 }, () => asked.ask('events', { since: 1_000_000 }));
    const [answers, early] = [await Promise.all(asking), await asked.ask('intent', command)];
    const codes = answers.map(codeOf);
    expect(new Set(codes)).toEqual(new Set(['done', 'too-fast']));
    expect(codes[0]).toBe('done');
    // The other one has a line of its own.
    must(await other.ask('events', { since: 1_000_000 }));
    expect(asked.closed).toBeUndefined();
    let answer = early;
    while (codeOf(answer) === 'too-fast') answer = await asked.ask('intent', command);
    must(answer);
    expect(asked.own!.seq).toBe(1);
  });
});

describe('an address', () => {
  const asking = (remoteAddress: string, forwarded?: string) => ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  });

  test.each([
    ['without proxies, whoever connects', 0, '5.5.5.5', undefined, '5.5.5.5'],
    ['without proxies, whatever is claimed', 0, '5.5.5.5', '1.1.1.1', '5.5.5.5'],
    ['behind one, whom it heard', 1, '10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['behind one, not what was claimed before it', 1, '10.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['behind two, whom the first heard', 2, '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['behind one that says nothing, the proxy', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ])('is, %s', (_what, proxies, remote, forwarded, address) => {
    expect(addressOf(asking(remote, forwarded), proxies)).toBe(address);
  });

  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'nonsense'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('stands in the journal as a tag that tells it not, and is always the same', async () => {
    const tag = await addressTag('1.2.3.4');
    // Fixed: a server of tomorrow must find what one of today has written.
    expect(tag).toBe('m03-l0fMwGJ6v5J5');
    expect(await addressTag('::ffff:1.2.3.4')).toBe(tag);
    expect(await addressTag('1.2.3.5')).not.toBe(tag);
    expect(await addressTag('2001:db8::1')).toBe(await addressTag('2001:db8::2'));
  });
});
