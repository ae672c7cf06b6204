import { setTimeout as pass } from 'node:timers/promises';
import { type App, startApp } from '@ironhex/server/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '../../server/src/log.ts';
import type { AnyRuleset } from '../../server/src/rooms/match/history/blueprint.ts';
import { memoryJournal } from '../../server/test/memory-journal.ts';
import { type PuppetDecision, puppet } from '../../server/test/toys/puppet.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { Recording, type Stretch, stretchesOf } from './recording.ts';
import { joinSettled } from './settled.ts';

let app: App;
beforeAll(async () => {
  const ruleset = puppet as unknown as AnyRuleset;
  RoomClient.rulesets.set(ruleset.id, ruleset);
  const rulesets = new Map([[ruleset.id, ruleset]]);
  app = await startApp(0, undefined, {
    rulesets,
    journal: memoryJournal(),
    log: makeLog('silent'),
    countEvery: 86_400,
  });
});
afterAll(() => app.stop());

/** One second to plan, then half a minute from the bank. */
const CLOCKS = { seconds: { plan: 1, react: 600 }, bank: 30, opening: 0 };

const OPEN: PuppetDecision = { id: 2, seat: 'blue', kind: 'move', clock: { class: 'react' } };
const SECRET: PuppetDecision = { id: 3, seat: 'blue', kind: 'move', clock: { class: 'plan' }, secret: true };

/** Plays a match in which blue is asked something openly, and perhaps something in secret, for which it takes longer. */
const record = async (inSecret: boolean) => {
  const match = await openMatch(app.url, { ruleset: puppet.id, clocks: CLOCKS });
  const join = (seat?: number) => joinSettled(app.url, match, seat);
  const [blue, orange, spectator] = [await join(0), await join(1), await join()] as const;
  const recordings = [new Recording(orange, app.url), new Recording(spectator, app.url)];
  const stretch = stretchesOf(recordings);
  await stretch('both sit down', async () => {
    await blue.ask('sit', { name: 'Ada', salt: 'salt of blue' });
    await orange.ask('sit', { name: 'Bo', salt: 'salt of orange' });
  });
  await stretch('blue is asked something', () =>
    blue.intend({ do: 'ask', pending: inSecret ? [OPEN, SECRET] : [OPEN] }, 1),
  );
  await stretch('blue thinks, and answers what only it was asked', async () => {
    await pass(1300);
    if (inSecret) await blue.intend({ do: 'ask', pending: [OPEN] }, SECRET.id);
  });
  await stretch('blue is asked something else', () =>
    blue.intend({ do: 'ask', pending: [{ ...OPEN, id: 4 }] }, OPEN.id),
  );
  const [seat, guest] = recordings.map(({ stretches }) => stretches);
  const banks = [blue, orange, spectator].map((client) => client.bankOf('blue'));
  for (const client of [blue, orange, spectator]) await client.leave();
  return { orange: seat!, spectator: guest!, banks };
};

const bytesOf = (stretches: readonly Stretch[]) =>
  stretches.map(({ what, unasked, frames }) => ({ what, unasked, frames: frames.map(({ bytes }) => bytes) }));

test('a bank that a hidden decision draws falls for its seat only: nobody else gets another byte', async () => {
  const [plain, hidden] = [await record(false), await record(true)];
  const full = CLOCKS.bank * 1000;
  expect(plain.banks).toEqual([full, full, full]);
  expect(hidden.banks.slice(1)).toEqual([full, full]);
  expect(hidden.banks[0]).toBeLessThanOrEqual(full - 250);
  expect(hidden.banks[0]).toBeGreaterThan(full - 10_000);
  for (const viewer of ['orange', 'spectator'] as const)
    expect(bytesOf(hidden[viewer])).toEqual(bytesOf(plain[viewer]));
});
