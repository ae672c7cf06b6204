import { afterEach, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { openLocal } from '../../src/local/open.ts';
import type { Opening } from '../../src/local/opening.ts';
import { openReplay } from '../../src/replay/open.ts';
import type { SourceListener } from '../../src/table/source.ts';
import { exampleSample } from '../example.ts';
import { Truth } from '../source/truth.ts';

/** What a worker sees of the page. */
const scope = globalThis as { onmessage?: ((event: { readonly data: object }) => void) | null };

afterEach(() => {
  scope.onmessage = null;
  vi.unstubAllGlobals();
});

test.each([
  ['plays a match', false, (record: object) => ({ record, opponents: {} }), () => import('../../src/local/worker.ts')],
  ['shows a match', true, (record: object) => record, () => import('../../src/replay/worker.ts')],
])('a worker that %s holds the games that players get', async (_, seeks, opening, load) => {
  const said: object[] = [];
  vi.stubGlobal('postMessage', (message: object) => void said.push(message));
  await load();
  const truth = new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5);
  scope.onmessage!({ data: { kind: 'open', record: opening(truth.record()) } });
  scope.onmessage!({ data: { kind: 'join', source: 1, viewer: 'blue' } });
  const steps = seeks ? [truth.told('blue').length] : undefined;
  // A match that goes on says how far it has come.
  const joined = said.at(-1);
  expect(said.slice(0, -1)).toEqual(seeks ? [] : [expect.objectContaining({ kind: 'ongoing' })]);
  expect(joined).toMatchObject({ source: 1, kind: 'joined', faults: [] });
  expect(joined).toHaveProperty('steps', steps);
  expect(joined).toMatchObject({ known: { facts: { ruleset: exampleSample.ruleset.id } } });
});

test.each([
  ['to play it', 'local', (record: object) => ({ record, opponents: {} }), openLocal],
  ['to look at it', 'replay', (record: object) => record, openReplay],
])('a page hands a record over to a worker of its own %s', (_, folder, openingOf, open) => {
  const begun: unknown[] = [];
  const told: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = null;
      constructor(file: URL, how: object) {
        begun.push(file.pathname.split('/').slice(-2).join('/'), how);
      }
      postMessage(message: object) {
        told.push(message);
      }
      terminate() {}
    },
  );
  const opening = openingOf(new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5).record());
  open(opening as Opening)
    .as('blue')
    .subscribe(new Proxy({}, { get: () => () => {} }) as SourceListener);
  expect(begun).toEqual([`${folder}/worker.ts`, { type: 'module' }]);
  expect(told[0]).toMatchObject({ kind: 'open', record: opening });
});
