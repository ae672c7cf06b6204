import { afterEach, describe, expect, test } from 'vitest';
import { faultsOf, must, play, post, REQUEST, RoomClient, turnOf, until, useApp } from '../../kit.ts';

const MB = 1024 * 1024;
const app = useApp();

/** How much room the server is told that there is. It asks again after a second. */
const free = (bytes: number) => {
  app.journal.room = { free: bytes, total: 100_000 * MB };
};
afterEach(() => {
  app.journal.room = undefined;
});

const health = async (path = ''): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await fetch(`${app.url}/health${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/** Waits until the server has seen how much room there is. */
const seen = (status: string) => expect.poll(async () => (await health()).body.status, { timeout: 8000 }).toBe(status);

describe('a server that is short of space', () => {
  test('takes no new matches and says so, and is ready for those that are under way', async () => {
    const at = await play(app.url);
    free(255 * MB);
    await seen('short');
    const refused = await post(app.url, JSON.stringify(REQUEST));
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const message = expect.stringMatching(/no room for new matches.*those that are under way go on.*Try again/);
    expect(await faultsOf(refused)).toEqual([{ at: 'request', message }]);
    const { asked, decision } = turnOf(at);
    must(await asked.intend(decision.default, decision.id));
    expect((await health()).body).toMatchObject({
      ready: true,
      newMatches: false,
      reasons: [],
      space: { free: 255 * MB, reserve: 256 * MB },
    });
    expect(await health('/ready')).toEqual({ status: 200, body: { ready: true, reasons: [] } });
    const figures = await (await fetch(`${app.url}/metrics`)).text();
    for (const line of [
      `ironhex_space_bytes{kind="free"} ${255 * MB}`,
      `ironhex_space_bytes{kind="reserve"} ${256 * MB}`,
      'ironhex_matches_refused_total{reason="space"} 1',
    ])
      expect(figures).toContain(`${line}\n`);
    free(257 * MB);
    await seen('ok');
    expect((await post(app.url, JSON.stringify(REQUEST))).status).toBe(201);
  });

  test('opens no rematch and tells both players why, also those who come later; wished for again it opens', async () => {
    const at = await play(app.url);
    must(await at.blue.intend({ kind: 'concede' }));
    free(0);
    await seen('short');
    const wish = async (client: RoomClient) => must(await client.ask('rematch', { wanted: true }));
    await wish(at.blue);
    await wish(at.orange);
    const players = [at.blue, at.orange];
    await until(() => players.every(({ noRematch }) => noRematch.length === 1), 'both players are told');
    expect(at.blue.noRematch[0]).toContain('no room for new matches');
    const late = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    await until(() => late.noRematch.length === 1, 'who comes later is told too');
    expect(at.spectator.noRematch).toEqual([]);

    const entries = app.journal.textOf(at.match.id).length;
    await wish(at.orange);
    await until(() => players.every(({ noRematch }) => noRematch.length === 2), 'it was tried again');
    expect(app.journal.textOf(at.match.id).length, 'a wish that is there is not stored again').toBe(entries);
    free(1000 * MB);
    await seen('ok');
    for (let times = 0; times < 1000 && at.blue.invitations.length === 0; times++) {
      await wish(at.orange);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(at.blue.invitations, 'the rematch is open').toHaveLength(1);
  });

  test('a rematch that cannot be stored is told as well', async () => {
    const at = await play(app.url);
    must(await at.blue.intend({ kind: 'concede' }));
    must(await at.blue.ask('rematch', { wanted: true }));
    const { open } = app.journal;
    app.journal.open = () => Promise.reject(new Error('the disk is full'));
    try {
      must(await at.orange.ask('rematch', { wanted: true }));
      await until(() => at.blue.noRematch.length === 1, 'the other player is told');
    } finally {
      app.journal.open = open;
    }
    expect(at.blue.noRematch[0]).toContain('cannot be stored');
    must(await at.blue.ask('rematch', { wanted: false }));
    must(await at.blue.ask('rematch', { wanted: true }));
    await until(() => at.orange.invitations.length === 1, 'the rematch is open');
  });
});

describe('a server that is told how much to keep free', () => {
  const generous = useApp({ reserve: 5 * MB });

  test('takes matches until less than that is left', async () => {
    free(6 * MB);
    expect((await post(generous.url, JSON.stringify(REQUEST))).status).toBe(201);
    free(4 * MB);
    await expect
      .poll(async () => (await post(generous.url, JSON.stringify(REQUEST))).status, { timeout: 8000 })
      .toBe(503);
  });
});
