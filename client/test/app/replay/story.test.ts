import { afterEach, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../../shared/test/properties/matches.ts';
import { after, before, storyOf } from '../../../src/app/replay/line/story.ts';
import { entry } from '../../../src/text/entry.ts';
import { exampleRules, exampleSample } from '../../example.ts';
import { Truth } from '../../source/truth.ts';

const truth = new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5);
truth.play(60);
const told = { from: truth.first('public'), events: truth.told('public') };
const context = { names: (seat: string) => seat, you: null };
afterEach(() => void vi.restoreAllMocks());

const teller = { ...exampleRules, happened: () => undefined };

test('the places of a match are in order, and rolls and actions are among its lines', () => {
  const { lines, rolls, actions } = storyOf(teller, told, context);
  for (const places of [lines, rolls, actions.map(({ n }) => n)]) {
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(lines).toEqual(expect.arrayContaining([...places]));
  }
});

test('views of a few moments are kept, the last one from the end', () => {
  const { views } = storyOf(teller, told, context);
  expect(views.length).toBeGreaterThan(2);
  expect(views.length).toBeLessThan(6);
  expect(views.at(-1)).toEqual(truth.view('public'));
});

test('a sentence that cannot be made stops nothing', () => {
  const whole = storyOf(teller, told, context);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let calls = 0;
  const faulty = {
    ...teller,
    line: (...of: Parameters<typeof exampleRules.line>) => {
      calls += 1;
      if (calls === 2) throw new Error('a bug of a game');
      return exampleRules.line(...of);
    },
  };
  const { lines } = storyOf(faulty, told, context);
  expect(whole.lines.length - lines.length).toBeLessThan(2);
  expect(lines.at(-1)).toBe(whole.lines.at(-1));
});

test('what the game counts as great is a turning point, at its event, unless it only begins a part', () => {
  const { turningPoints, lines, parts } = storyOf(
    { ...teller, line: () => entry('A line.'), happened: () => ({ kind: 'hit', words: 'A hit', units: [] }) },
    told,
    context,
  );
  const begun = new Set(parts.map(({ n }) => n));
  expect(begun.size).toBeGreaterThan(3);
  expect(turningPoints.map(({ n }) => n)).toEqual(lines.filter((n) => !begun.has(n)));
  expect(turningPoints[0]).toMatchObject({ kind: 'hit', words: 'A hit' });
});

test('an interrupt is none', () => {
  const interrupt = { kind: 'interrupted', words: 'An interrupt', units: [] } as const;
  expect(storyOf({ ...teller, happened: () => interrupt }, told, context).turningPoints).toEqual([]);
});

test.each([
  [0, 2, undefined],
  [2, 5, undefined],
  [3, 5, 2],
  [9, undefined, 5],
])('from event %s one goes on to %s and back to %s', (event, next, last) => {
  expect([after([2, 5], event), before([2, 5], event)]).toEqual([next, last]);
});
