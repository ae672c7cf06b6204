import { describe, expect, test } from 'vitest';
import { codeOf, joined, must, quietConsole, until, useApp } from '../../kit.ts';
import { change, nameOn, ready, readyOn, sittingAt } from '../../lobby-kit.ts';

const app = useApp();

quietConsole();

type Sitting = Awaited<ReturnType<typeof sittingAt>>;

/** Another server takes the match; gives the two as they come back to it. */
const takeOver = async ({ id, ada, bo }: Sitting) => {
  for (const { client } of [ada, bo]) client.room.reconnection.enabled = false;
  app.journal.steal(id);
  await until(() => [ada, bo].every(({ client }) => client.closed === 4100), 'both are sent there');
  const [host, guest] = await Promise.all([ada, bo].map(({ secret }) => joined(app.url, id, { secret })));
  return { host: host!, guest: guest! };
};

describe('a lobby that another server takes', () => {
  test('is as it was: seats, marks, settings, lock and host', async () => {
    const at = await sittingAt(app.url);
    expect((await change(app.url, at.id, at.ada.secret, { board: { stock: 'small-town' } })).status).toBe(200);
    must(await at.ada.client.ask('lock', { locked: true }));
    must(await at.ada.client.ask('hand', { seat: 'orange' }));
    await until(() => at.bo.client.gathering!.locked, 'all is told');
    must(await ready(at.bo.client));
    const { host, guest } = await takeOver(at);
    expect([nameOn(host, 'blue'), nameOn(host, 'orange'), host.state.hostSeat]).toEqual(['Ada', 'Bo', 'orange']);
    expect([readyOn(guest, 'blue'), readyOn(guest, 'orange')]).toEqual([false, true]);
    expect(host.gathering).toMatchObject({ locked: true, revision: 1, beginsAt: 0 });
    expect(host.settings!.board.id).toBe('small-town');
    must(await ready(host));
    await until(() => guest.state.status === 'playing', 'it begins');
  });

  test('counts down anew: those who come back have all five seconds, and can stop it', async () => {
    const at = await sittingAt(app.url);
    for (const { client } of [at.ada, at.bo]) must(await ready(client));
    await until(() => at.bo.client.gathering!.beginsAt > 0, 'it counts');
    const before = at.bo.client.gathering!.beginsAt;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const { guest } = await takeOver(at);
    expect(guest.gathering!.beginsAt).toBeGreaterThan(before + 1500);
    must(await ready(guest, false));
    await until(() => guest.gathering!.beginsAt === 0, 'it is stopped');
    must(await ready(guest));
    await until(() => guest.state.status === 'playing', 'it begins');
  });

  test('is led by one host: what is asked of the server that has lost it does not happen', async () => {
    const at = await sittingAt(app.url);
    for (const { client } of [at.ada, at.bo]) client.room.reconnection.enabled = false;
    app.journal.steal(at.id);
    // The old server does not know yet that it has lost the match.
    const asked = await Promise.all([
      at.ada.client.ask('lock', { locked: true }).then(codeOf, () => 'unanswered'),
      at.ada.client.ask('hand', { seat: 'orange' }).then(codeOf, () => 'unanswered'),
      at.bo.client.ask('ready', { ready: true, revision: 0 }).then(codeOf, () => 'unanswered'),
    ]);
    expect(asked).not.toContain('done');
    const [host, guest] = await Promise.all([at.ada, at.bo].map(({ secret }) => joined(app.url, at.id, { secret })));
    expect([host!.state.hostSeat, host!.gathering!.locked, readyOn(host!, 'orange')]).toEqual(['blue', false, false]);
    // Of the two only the host by the journal has a say, over the line and by the form.
    expect(codeOf(await guest!.ask('lock', { locked: true }))).toBe('not-host');
    expect((await change(app.url, at.id, at.bo.secret, { board: { stock: 'small-town' } })).status).toBe(409);
    expect((await change(app.url, at.id, at.ada.secret, { board: { stock: 'small-town' } })).status).toBe(200);
    await until(() => guest!.gathering!.revision === 1, 'the change is told');
  });
});
