import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import type { ClientMatch } from '../../src/table/match.ts';
import { UI } from '../../src/text/ui.ts';
import { type ExampleTypes, exampleRules, exampleSample } from '../example.ts';
import { openPage, settle } from '../net/far-end.ts';
import { openMatch, TO_PLAY } from '../source/open-match.ts';
import { Truth } from '../source/truth.ts';

const truth = new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5);
truth.play(10);
// On to a decision that opens an action: the refusal below names the unit that it asks for.
while (truth.match.pending()[0]!.kind !== 'activate') truth.play(1);
const [asked] = truth.match.pending();
const { seat } = asked!;
let match: ClientMatch<ExampleTypes>;

beforeEach(async () => {
  vi.useFakeTimers();
  openPage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  match = openMatch(truth.record(), TO_PLAY, seat).match as unknown as ClientMatch<ExampleTypes>;
  await settle();
});

afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what comes before the game is loaded is shown once it is', async () => {
  expect(match.ruleset.value).toBe(exampleSample.ruleset.id);
  expect([match.view.value, match.log.lines.value]).toEqual([undefined, []]);
  match.begin(exampleRules);
  expect(match.view.value).toEqual(truth.view(seat));
  expect(match.settled.value).toBe(true);
  expect(match.log.lines.value.length).toBeGreaterThan(0);
});

test('a sentence that fails is a line that says so, and the rest of the log is as it is', () => {
  let n = 0;
  match.begin({
    ...exampleRules,
    line: (seen, context) => {
      n += 1;
      if (n === 2) throw new Error('no sentence');
      return exampleRules.line(seen, context);
    },
  });
  const [, second] = truth.told(seat);
  expect(match.log.lines.value.find((line) => line.n === second!.n)?.text).toBe(UI.errors.noSentence);
  expect(match.log.lines.value.filter(({ text }) => text === UI.errors.noSentence)).toHaveLength(1);
  expect(match.log.lines.value.length).toBeGreaterThan(2);
  expect(console.error).toHaveBeenCalledOnce();
});

test('what is answered is shown, and the decision is asked no more; what is taken back is asked again', async () => {
  match.begin(exampleRules);
  const before = match.view.value;
  expect(match.asked.value?.decision.id).toBe(asked!.id);
  const { intent } = truth.again().draw();
  const answer = match.answer(intent as ExampleTypes['intent']);
  expect(match.busy.value).toBe(true);
  await settle();
  expect(await answer).toBe(true);
  expect(match.busy.value).toBe(false);
  expect(match.asked.value?.decision.id).not.toBe(asked!.id);
  expect(match.wayBack.value?.decision).toBe(asked!.id);
  void match.goBack();
  await settle();
  expect(match.view.value).toEqual(before);
  expect(match.asked.value?.decision.id).toBe(asked!.id);
});

test('a refusal calls units by the names that the viewer knows them by', async () => {
  match.begin({ ...exampleRules, withNames: (_view, sentence) => sentence.replace('nobody', 'Griffin') });
  const answer = match.answer({ kind: 'wait', unit: 'nobody' });
  await settle();
  expect(await answer).toBe(false);
  expect(match.toast.value?.text).toContain('Griffin');
  expect(match.toast.value?.text).not.toContain('nobody');
});

test('a failure is told to the player and to the console', () => {
  const error = new Error('a layer failed');
  match.failed(error);
  expect(match.toast.value).toEqual({ text: UI.errors.notShown, tone: 'danger' });
  expect(console.error).toHaveBeenCalledWith(error);
});
