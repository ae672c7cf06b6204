import { afterEach, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { openLocal } from '../../src/local/open.ts';
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
  ['plays a match', false, () => import('../../src/local/worker.ts')],
  ['shows a match', true, () => import('../../src/replay/worker.ts')],
])('a worker that %s holds the games that players get', async (_, seeks, load) => {
  const said: object[] = [];
  vi.stubGlobal('postMessage', (message: object) => void said.push(message));
  await load();
  const truth = new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5);
  scope.onmessage!({ data: { kind: 'open', record: truth.record() } });
  scope.onmessage!({ data: { kind: 'join', source: 1, viewer: 'blue' } });
  const steps = seeks ? [truth.told('blue').length] : undefined;
  expect(said).toEqual([expect.objectContaining({ source: 1, kind: 'joined', steps, faults: [] })]);
  expect(said[0]).toMatchObject({ known: { facts: { ruleset: exampleSample.ruleset.id } } });
});

test.each([
  ['to play it', 'local', openLocal],
  ['to look at it', 'replay', openReplay],
])('a page hands a record over to a worker of its own %s', (_, folder, open) => {
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
  const record = new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5).record();
  open(record)
    .as('blue')
    .subscribe(new Proxy({}, { get: () => () => {} }) as SourceListener);
  expect(begun).toEqual([`${folder}/worker.ts`, { type: 'module' }]);
  expect(told[0]).toMatchObject({ kind: 'open', record });
});
