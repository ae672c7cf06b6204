import { afterEach, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { exampleSample } from '../example.ts';
import { Truth } from '../source/truth.ts';

/** What a worker sees of the page. */
const scope = globalThis as { onmessage?: ((event: { readonly data: object }) => void) | null };

afterEach(() => {
  scope.onmessage = null;
  vi.unstubAllGlobals();
});

test.each([
  ['plays a match', false, () => import('../../src/local/worker.ts')],
  ['shows a match', true, () => import('../../src/replay/worker.ts')],
])('a worker that %s holds the games that players get', async (_, seeks, load) => {
  const said: object[] = [];
  vi.stubGlobal('postMessage', (message: object) => void said.push(message));
  await load();
  const truth = new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5);
  scope.onmessage!({ data: { kind: 'open', record: truth.record() } });
  scope.onmessage!({ data: { kind: 'join', source: 1, viewer: 'blue' } });
  expect(said).toEqual([expect.objectContaining({ source: 1, kind: 'joined', seeks })]);
  expect(said[0]).toMatchObject({ known: { facts: { ruleset: exampleSample.ruleset.id } } });
});
