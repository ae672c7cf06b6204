import type { HostSettings } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { ADDRESS_LIMITS, CONNECTION_LIMITS } from '../../../src/guard/limits.ts';
import { codeOf, faultsOf, must, quietConsole, sentenceOf, until, useApp } from '../../kit.ts';
import { change, ready, readyOn, settingsFor, sittingAt } from '../../lobby-kit.ts';

/** With the limits that servers have by themselves. */
const app = useApp({ ...CONNECTION_LIMITS, matchesPerMinute: ADDRESS_LIMITS.matchesPerMinute });

quietConsole();

describe('a flood', () => {
  test('of ready marks is refused with a sentence, and others notice nothing', async () => {
    const { ada, bo } = await sittingAt(app.url);
    const flood = Array.from({ length: 1000 }, (_, n) =>
      bo.client.ask('ready', { ready: n % 2 === 0, revision: bo.client.gathering!.revision }),
    );
    const asked = Date.now();
    must(await ada.client.ask('lock', { locked: true }));
    expect(Date.now() - asked, 'the host is answered meanwhile').toBeLessThan(3000);
    const answers = await Promise.all(flood);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused.length).toBeGreaterThan(300);
    // A mark more than the journal keeps of one player is refused in other words than one too soon.
    expect(['too-fast', 'too-many']).toEqual(expect.arrayContaining([...new Set(refused.map(codeOf))]));
    for (const answer of refused) expect(sentenceOf(answer)).toMatch(/^[A-Z].+ .+\.$/);
    expect(bo.client.closed).toBeUndefined();
    must(await ready(ada.client));
    await until(() => readyOn(bo.client, 'blue'), 'the table goes on');
  });

  test('of settings is refused with a sentence, and the match is what was said last', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    const boards = ['small-town', 'open-hills'];
    const flood = await Promise.all(
      Array.from({ length: 100 }, (_, n) => change(app.url, id, ada.secret, { board: { stock: boards[n % 2] } })),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await faultsOf(refused[0]!))[0]!.message).toMatch(/changed settings very often|at once/);
    expect(
      flood.some(({ status }) => status === 200),
      'some were taken',
    ).toBe(true);
    const now = (await (await settingsFor(app.url, id, ada.secret)).json()) as HostSettings;
    await until(() => bo.client.settings!.board.id === now.board.id, 'everybody is told the last ones');
    must(await ready(bo.client));
  });
});
