import { expect, test } from 'vitest';
import { open, useApp } from '../kit.ts';

const app = useApp();

test('a server without a name tells no address', async () => {
  const { id } = await open(app.url);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${app.url}/matchmake/joinById/${id}`, { method: 'POST', headers, body: '{}' });
  expect(Object.keys((await response.json()) as object).sort()).toEqual(['name', 'processId', 'roomId', 'sessionId']);
});
