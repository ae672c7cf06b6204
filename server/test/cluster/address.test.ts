import { describe, expect, test } from 'vitest';
import { open, RoomClient, useApp } from '../kit.ts';

/** What somebody is told who asks to join a new match of a server. */
const reservationAt = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { id } = await open(url);
  const response = await fetch(`${url}/matchmake/joinById/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  return (await response.json()) as { readonly publicAddress?: string; readonly roomId: string };
};

describe('a server with a name', () => {
  const app = useApp({ cluster: { name: 'one' } });

  test('is reached by its name at the host by which it was found', async () => {
    expect(await reservationAt(app.url)).toMatchObject({ publicAddress: `${new URL(app.url).host}/one` });
  });

  test('believes a proxy about that host', async () => {
    const headers = { 'x-forwarded-host': 'play.example.org:8443, inner' };
    expect(await reservationAt(app.url, headers)).toMatchObject({ publicAddress: 'play.example.org:8443/one' });
  });

  test('tells no address that is none', async () => {
    expect(await reservationAt(app.url, { 'x-forwarded-host': 'evil.example/x?' })).not.toHaveProperty('publicAddress');
  });

  test('is joined there', async () => {
    const { id } = await open(app.url);
    const spectator = await RoomClient.join(app.url, id);
    expect(spectator.room.roomId).toBe(`${id}-1`);
    await spectator.leave();
  });
});
