import { describe, expect, test } from 'vitest';
import { firstHour, sentenceFor, usedUp } from '../../src/guard/quota.ts';
import { HOUR } from '../../src/journal/writing/usage.ts';
import { REMATCHES } from '../../src/rooms/storage/openings.ts';
import { faultsOf, type Gathering, must, open, play, post, REQUEST, RoomClient, until, useApp } from '../kit.ts';
import { memoryJournal } from '../memory-journal.ts';

const MB = 1024 * 1024;
const NOW = 500_000 * HOUR + HOUR / 2;
const quota = { matches: 3, bytes: 10 * MB };

describe('a quota', () => {
  const of = (...use: readonly (readonly [hoursAgo: number, matches: number, megabytes: number])[]) =>
    usedUp(
      use.map(([ago, matches, megabytes]) => ({ hour: 500_000 - ago, matches, bytes: megabytes * MB })),
      quota,
      NOW,
    );

  test('counts the hours of a day', () => {
    expect(firstHour(NOW)).toBe(500_000 - 23);
  });

  test.each([
    ['nothing was used', of(), undefined],
    ['less than it was used', of([5, 1, 4], [0, 1, 5]), undefined],
    ['all matches were made now', of([0, 3, 0]), { reason: 'matches', wait: 23.5 * HOUR }],
    ['some were made long ago', of([23, 1, 0], [1, 2, 0]), { reason: 'matches', wait: HOUR / 2 }],
    ['far too much was used long ago', of([0, 3, 0], [22, 9, 0]), { reason: 'matches', wait: 23.5 * HOUR }],
    ['all bytes were used', of([10, 1, 9], [2, 0, 1]), { reason: 'bytes', wait: 13.5 * HOUR }],
  ])('when %s', (_when, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('that is used up is told with what it is, and when there is some again', () => {
    expect(sentenceFor({ reason: 'matches', wait: HOUR / 2 }, quota)).toBe(
      'One internet address may open 3 matches within 24 hours, rematches among them; that is used up. The next one can be opened in 30 minutes. Matches under way go on.',
    );
    expect(sentenceFor({ reason: 'bytes', wait: 2.1 * HOUR }, quota)).toBe(
      'The matches of one internet address may take 10 MB within 24 hours; that is used up. The next one can be opened in 3 hours. Matches under way go on.',
    );
    expect(sentenceFor({ reason: 'matches', wait: 1 }, { ...quota, matches: 1 })).toMatch(/1 match within.*1 minute\./);
  });
});

const concede = async (at: Gathering) => must(await at.blue.intend({ kind: 'concede' }));
const wish = async (client: RoomClient) => must(await client.ask('rematch', { wanted: true }));

describe('an address that opens match after match', () => {
  const app = useApp({ journal: memoryJournal(), quota: { matches: 4, bytes: 1e12 } });

  test('is refused after so many of a day, finished ones and rematches among them, and told until when', async () => {
    const at = await play(app.url);
    await concede(at);
    await Promise.all([at.blue, at.orange].map(wish));
    await until(() => at.blue.invitations.length === 1, 'the rematch is open');
    const second = await play(app.url);
    await concede(second);
    const together = await Promise.all(Array.from({ length: 5 }, () => post(app.url, JSON.stringify(REQUEST))));
    expect(together.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429]);
    const refused = together.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect(await faultsOf(refused)).toEqual([
      { at: 'request', message: expect.stringMatching(/^One internet address may open 4 matches .* in 2[34] hours\./) },
    ]);

    await Promise.all([second.blue, second.orange].map(wish));
    const players = [second.blue, second.orange];
    await until(() => players.every(({ noRematch }) => noRematch.length === 1), 'both are told of the rematch');
    expect(second.orange.noRematch[0]).toMatch(/^One internet address may open 4 matches/);
    const figures = await (await fetch(`${app.url}/metrics`)).text();
    expect(figures).toContain('ironhex_matches_refused_total{reason="matches"} 5\n');
  });
});

describe('an address whose matches take much space', () => {
  const app = useApp({ journal: memoryJournal(), quota: { matches: 1000, bytes: 60_000 } });

  test('is refused further ones, and plays on those it has', async () => {
    const at = await play(app.url);
    let status = 201;
    for (let n = 0; n < 30 && status === 201; n++) ({ status } = await post(app.url, JSON.stringify(REQUEST)));
    expect(status).toBe(429);
    const [fault] = await faultsOf(await post(app.url, JSON.stringify(REQUEST)));
    expect(fault!.message).toMatch(/^The matches of one internet address may take 0 MB within 24 hours/);
    await concede(at);
  });
});

describe('a match that is played again and again', () => {
  const app = useApp();

  test('is so a bounded number of times, which both players are told', async () => {
    const { id, seats } = await open(app.url);
    const kept = app.journal.blueprintOf(id) as { rematch?: number };
    expect(kept.rematch).toBeUndefined();
    kept.rematch = REMATCHES;
    const [blue, orange] = await Promise.all(seats.map(({ secret }) => RoomClient.join(app.url, id, { secret })));
    must(await blue!.ask('sit', { name: 'Ada', salt: 'any salt' }));
    must(await orange!.ask('sit', { name: 'Bo', salt: 'any salt' }));
    must(await blue!.intend({ kind: 'concede' }));
    await Promise.all([blue!, orange!].map(wish));
    await until(() => [blue!, orange!].every(({ noRematch }) => noRematch.length === 1), 'both are told');
    expect(blue!.noRematch[0]).toBe('This match has been played again 100 times. Open a new match to play on.');
  });

  test('knows how often', async () => {
    const at = await play(app.url);
    await concede(at);
    await Promise.all([at.blue, at.orange].map(wish));
    await until(() => at.blue.invitations.length === 1, 'the rematch is open');
    expect(app.journal.blueprintOf(at.blue.invitations[0]!.id)).toMatchObject({ rematch: 1 });
  });
});
