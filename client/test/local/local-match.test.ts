import type { MatchRecord, Viewer } from '@ironhex/shared/match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { TEST_COMPUTERS, TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { LocalMatch } from '../../src/local/local-match.ts';
import type { Opening } from '../../src/local/opening.ts';
import type { Deed, MatchSource, Payload } from '../../src/table/source.ts';
import { WorkerMatch } from '../../src/worker/source.ts';
import { settle } from '../net/far-end.ts';
import { Heard } from '../source/heard.ts';
import { holding } from '../source/open-match.ts';
import { ports } from '../source/ports.ts';
import { Truth } from '../source/truth.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sealed = SAMPLES.at(-1)!;

/** A match of a record that this page plays, with somebody who hears what this viewer is told. */
const open = async (
  record: unknown,
  viewer: Viewer = 'blue',
  rulesets = TEST_RULESETS,
  opponents: Opening['opponents'] = {},
) => {
  const match = holding({ record, opponents }, (data) =>
    LocalMatch.open(data, { rulesets, computers: TEST_COMPUTERS }),
  );
  const heard = new Heard(match.as(viewer), rulesets.get((record as MatchRecord).ruleset?.id) ?? sealed.ruleset);
  await settle();
  return heard;
};

const act = async <K extends Deed>(source: MatchSource, command: K, payload: Payload<K>) => {
  const answer = source.act(command, payload);
  await settle();
  return answer;
};

const startOf = (sample: (typeof SAMPLES)[number]): Truth => new Truth(sample.ruleset, smallSetup(sample, 5), 5);

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))(
  'a match of %s on this page',
  (_, sample) => {
    test('goes back from answer to answer to its beginning, whatever was learnt since, and on from there', async () => {
      const truth = startOf(sample);
      const [first, ...others] = truth.match.setup.seats.map(({ id }) => id) as [string, ...string[]];
      const heard = await open(truth.record(), first);
      const { as } = heard.source.reach.value;
      const seats = new Map([[first, heard], ...others.map((id) => [id, new Heard(as!(id), sample.ruleset)] as const)]);
      await settle();
      const beginning = structuredClone(truth.view(first));
      const moves = Array.from({ length: 14 }, () => {
        const move = truth.draw();
        truth.intend(move.seat, move);
        return move;
      });
      const play = async () => {
        for (const { seat, ...asked } of moves)
          expect(await act(seats.get(seat)!.source, 'intent', asked)).toEqual({ ok: true });
        for (const [seat, { view }] of seats) expect(view).toEqual(truth.view(seat));
      };
      await play();
      const asked = () =>
        [...seats].flatMap(([seat, { source }]) =>
          source.own.value!.awaited.flatMap((each) => (each.seat === seat && !each.committed ? each.id : [])),
        );
      for (const { source } of seats.values())
        for (let back = source.own.value?.back; back; back = source.own.value?.back) {
          expect(await act(source, 'back', { decision: back.decision })).toEqual({ ok: true });
          expect(asked(), 'the same is asked again').toContain(back.decision);
        }
      expect(heard.view).toEqual(beginning);
      expect(await act(heard.source, 'back', { decision: 1 })).toMatchObject({ refusal: { code: 'no-way-back' } });
      // The same answers meet the same dice.
      await play();
      for (const { events } of seats.values()) expect(events.map(({ n }) => n)).toEqual(events.map((_, i) => i + 1));
    });
  },
);

test('a standing policy answers by itself, and its seat is told so', async () => {
  const truth = startOf(sealed);
  const heard = await open(truth.record());
  const orange = new Heard(heard.source.reach.value.as!('orange'), sealed.ruleset);
  await settle();
  const policy = { keepFlare: true };
  expect(await act(heard.source, 'policy', { policy })).toEqual({ ok: true });
  expect(heard.source.own.value?.policy).toEqual(policy);
  expect(orange.source.own.value?.policy).toBeNull();
  // Nobody is asked to place or order more: night falls.
  for (let n = 0; n < 2; n += 1)
    for (const { source } of [heard, orange]) {
      const [asked] = source.own.value!.awaited.filter(({ id }) => id >= 0);
      expect(await act(source, 'intent', { intent: { kind: 'commit' }, decision: asked!.id })).toEqual({ ok: true });
    }
  const answered = { kind: 'seat-answered', seat: 'blue', intent: { kind: 'flare', at: 'dark' } };
  expect(heard.events.map(({ seen }) => seen)).toContainEqual(answered);
  expect(orange.events.map(({ seen }) => seen)).not.toContainEqual(answered);
});

test('what cannot be read, what only others could answer, and what spectators ask for is refused', async () => {
  const heard = await open(startOf(sealed).record());
  const before = structuredClone(heard.view);
  const watching = new Heard(heard.source.reach.value.as!('public'), sealed.ruleset);
  await settle();
  const intent = { kind: 'nonsense' };
  expect(await act(heard.source, 'intent', { intent })).toMatchObject({ refusal: { code: 'malformed' } });
  expect(await act(heard.source, 'policy', { policy: intent })).toMatchObject({ refusal: { code: 'malformed' } });
  for (const answer of [
    await act(heard.source, 'say', { text: 'Is anybody there?' }),
    await act(heard.source, 'rematch', { wanted: true }),
    await act(heard.source, 'reissue', { seat: 'orange', secret: 'x' }),
  ])
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'alone', message: expect.stringMatching(/\.$/) } });
  expect(await act(watching.source, 'intent', { intent })).toMatchObject({ refusal: { code: 'spectator' } });
  expect(heard.view).toEqual(before);
});

test('nobody looks on from a seat that there is not', async () => {
  const { source } = await open(startOf(sealed).record(), 'green');
  expect(source.access.value).toMatchObject({ status: 'refused', message: expect.stringMatching(/\.$/) });
});

test.each([
  ['what is no record', { format: 'something else' }],
  ['a record of a game that is not here', { ...startOf(sealed).record(), ruleset: { id: 'chess', version: '1' } }],
  [
    'a record that does not fold',
    { ...startOf(sealed).record(), intents: [{ seat: 'blue', intent: { kind: 'flare', at: 'dark' }, by: 'player' }] },
  ],
])('%s is refused in a sentence', async (_, record) => {
  const { source, view } = await open(record);
  expect(source.access.value).toMatchObject({ status: 'refused', message: expect.stringMatching(/\.$/) });
  expect([source.facts.value, view]).toEqual([undefined, undefined]);
  expect(await source.act('say', { text: 'hello' })).toMatchObject({ ok: false });
});

test('a record with an intent that the rules refuse is refused in the words of its game', async () => {
  const words = { ...sealed.ruleset.words, refusals: { dark: ({ at }: { readonly at: string }) => `${at} is dark.` } };
  const check = () => ({ code: 'dark', figures: { at: '0305' } });
  const record = { ...startOf(sealed).record(), intents: [{ seat: 'blue', intent: { kind: 'commit' }, by: 'player' }] };
  const { source } = await open(record, 'blue', new Map([[sealed.ruleset.id, { ...sealed.ruleset, check, words }]]));
  expect(source.access.value.message).toBe('Intent 1 of this record is refused: 0305 is dark.');
});

test('a bug in the rules is answered, and the match is as it was before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const truth = startOf(sealed);
  let bug = false;
  const resolve: typeof sealed.ruleset.resolve = (...given) => {
    if (bug) throw new Error('a bug');
    return sealed.ruleset.resolve(...given);
  };
  const heard = await open(truth.record(), 'blue', new Map([[sealed.ruleset.id, { ...sealed.ruleset, resolve }]]));
  const [asked] = heard.source.own.value!.awaited.filter(({ id }) => id >= 0);
  const commit = { intent: { kind: 'commit' }, decision: asked!.id };
  bug = true;
  expect(await act(heard.source, 'intent', commit)).toMatchObject({ refusal: { code: 'page-fault' } });
  expect(console.error).toHaveBeenCalledOnce();
  bug = false;
  expect(heard.view).toEqual(truth.view('blue'));
  expect(await act(heard.source, 'intent', commit)).toEqual({ ok: true });
});

test('a worker that cannot be loaded is told in a sentence; it ends when the last source has left', async () => {
  const [page] = ports();
  const terminate = vi.fn();
  const port = Object.assign(page, { terminate, onerror: null as (() => void) | null });
  const match = new WorkerMatch(port, startOf(sealed).record());
  const [one, other] = [new Heard(match.as('blue'), sealed.ruleset), new Heard(match.as(), sealed.ruleset)];
  port.onerror?.();
  expect(one.source.access.value).toMatchObject({ status: 'refused', message: expect.stringMatching(/\.$/) });
  one.leave();
  expect(terminate).not.toHaveBeenCalled();
  other.leave();
  expect(terminate).toHaveBeenCalledOnce();
});
