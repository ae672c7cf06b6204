import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { codeOf, faultsOf, joined, must, newSecret, quietConsole, until, useApp } from '../../kit.ts';
import { change, nameOn, ready, sittingAt } from '../../lobby-kit.ts';

const app = useApp();

quietConsole();

describe('an invitation', () => {
  test('seats one: who opens it as the second is out as soon as the first sits, and it opens nothing then', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    const invitation = newSecret();
    must(await ada.client.ask('reissue', { seat: 'orange', secret: invitation }));
    await until(() => bo.client.closed === 4101, 'Bo is out');
    const [cy, di] = await Promise.all([1, 2].map(() => joined(app.url, id, { secret: invitation })));
    const secret = newSecret();
    must(await cy!.ask('sit', { name: 'Cy', salt: 'the salt of Cy', secret }));
    await until(() => di!.closed === 4101, 'Di is out');
    await expect(joined(app.url, id, { secret: invitation })).rejects.toThrow(/holds no seat/);
    expect(nameOn(ada.client, 'orange')).toBe('Cy');
  });

  test('is taken by one of two who sit down at the same moment', async () => {
    const { id, ada } = await sittingAt(app.url);
    const invitation = newSecret();
    must(await ada.client.ask('reissue', { seat: 'orange', secret: invitation }));
    const both = await Promise.all([1, 2].map(() => joined(app.url, id, { secret: invitation })));
    const answers = await Promise.all(
      both.map((client, n) =>
        client
          .ask('sit', { name: `One ${n}`, salt: `the salt of ${n}`, secret: newSecret() })
          .then(codeOf, () => 'sent out'),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  });
});

test('who was sent out cannot come back by the old secret, neither to the seat nor to the form', async () => {
  const { id, ada, bo } = await sittingAt(app.url);
  must(await ada.client.ask('hand', { seat: 'orange' }));
  must(await bo.client.ask('hand', { seat: 'blue' }));
  must(await ada.client.ask('reissue', { seat: 'orange', secret: newSecret() }));
  await until(() => bo.client.closed === 4101, 'Bo is out');
  await expect(joined(app.url, id, { secret: bo.secret })).rejects.toThrow(/holds no seat/);
  const asked = await change(app.url, id, bo.secret, { board: { stock: 'small-town' } });
  expect([asked.status, (await faultsOf(asked))[0]!.message]).toEqual([
    409,
    'Only the host can do this. Ask your host.',
  ]);
});

test('a host who changes settings in the last second starts no match with others than agreed to', async () => {
  // The changes arrive around the moment of the beginning: one while it still counts, one when it has begun, and some, by
  // these milliseconds, when it may be either.
  const tables = await Promise.all(
    (['counting', -100, -30, 0, 30, 'begun'] as const).map(async (when) => {
      const { id, ada, bo } = await sittingAt(app.url);
      for (const { client } of [ada, bo]) must(await ready(client));
      await until(() => bo.client.gathering!.beginsAt > 0, 'it counts');
      if (when === 'begun') await until(() => bo.client.state.status === 'playing', 'it has begun');
      else if (when !== 'counting') await sleep(bo.client.gathering!.beginsAt - Date.now() + when);
      const asked = await change(app.url, id, ada.secret, { board: { stock: 'small-town' } });
      await until(
        () => bo.client.state.status === 'playing' || bo.client.gathering!.revision === 1,
        'it has begun, or the settings are other ones',
      );
      const begun = bo.client.state.status === 'playing';
      const { board } = bo.client.view as { readonly board: { readonly id: string } };
      return { status: asked.status, begun, board: board.id, faults: begun ? await faultsOf(asked) : [] };
    }),
  );
  for (const { status, begun, board, faults } of tables) {
    expect([status, board]).toEqual(begun ? [409, 'open-hills'] : [200, 'small-town']);
    if (begun) expect(faults[0]!.message).toMatch(/begun|begin/);
  }
  expect(tables[0]!.begun, 'in time').toBe(false);
  expect(tables.at(-1)!.begun, 'too late').toBe(true);
});
