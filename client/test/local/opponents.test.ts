import type { MatchRecord } from '@ironhex/shared/match';
import { expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { TEST_COMPUTERS, TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { LocalMatch } from '../../src/local/local-match.ts';
import type { Opening } from '../../src/local/opening.ts';
import { Truth } from '../source/truth.ts';

const games = { rulesets: TEST_RULESETS, computers: TEST_COMPUTERS };
const sealed = SAMPLES.at(-1)!;

const recordOf = (sample: (typeof SAMPLES)[number]): MatchRecord =>
  new Truth(sample.ruleset, smallSetup(sample, 5), 5).record();

const open = (opening: Opening): LocalMatch => {
  const match = LocalMatch.open(opening, games);
  if (!match.ok) throw new Error(match.error);
  return match.value;
};

/** Lets the opponents answer whatever they are asked, at most so often. */
const letAnswer = (match: LocalMatch, opponents: Opening['opponents'], most = 50): void => {
  for (let n = 0; n < most && match.ongoing().asked.some((seat) => seat in opponents); n += 1) match.answer();
};

const LEVELS = SAMPLES.map((sample) => [sample.ruleset.id, sample, 'easy'] as const);

test.each(LEVELS)(
  'a computer answers for its seat of %s, by the same road, and the player goes on',
  (_, sample, level) => {
    const record = recordOf(sample);
    const [own, ...others] = record.seats.map(({ id }) => id);
    const opponents = Object.fromEntries(others.map((seat) => [seat, level]));
    const match = open({ record, opponents });
    const { ruleset } = sample;
    for (let n = 0; n < 12 && match.ongoing().asked.length > 0; n += 1) {
      letAnswer(match, opponents);
      const asked = match.own(own!).awaited.find(({ id, committed }) => id >= 0 && !committed);
      if (!asked) continue;
      const view = match.view(own!);
      const decision = ruleset.awaited(view).find(({ id }) => id === asked.id)!;
      const intent = ruleset.fallback(view, decision as Parameters<typeof ruleset.fallback>[1]);
      expect(match.act(own!, { command: 'intent', payload: { intent, decision: asked.id } })).toEqual({ ok: true });
    }
    const answered = match.ongoing().record.intents.filter((done) => 'seat' in done && done.by === 'bot');
    expect(answered.length).toBeGreaterThan(0);
    expect(
      match
        .facts()
        .seats.filter(({ computer }) => computer === level)
        .map(({ id }) => id),
    ).toEqual(others);
    // What the browser keeps goes on where it was, with every way back.
    const again = open({ record: match.ongoing().record, opponents });
    expect(again.view(own!)).toEqual(match.view(own!));
    expect(again.own(own!).back).toEqual(match.own(own!).back);
    for (let back = again.own(own!).back; back; back = again.own(own!).back)
      expect(again.act(own!, { command: 'back', payload: { decision: back.decision } })).toEqual({ ok: true });
    expect(again.ongoing().record.intents.filter((done) => 'seat' in done && done.by === 'player')).toEqual([]);
  },
);

test('who has its answers written down gives them in order, then the defaults; one that is refused is a default too', () => {
  const record = recordOf(sealed);
  const opponents = { orange: [{ kind: 'nonsense' }, { kind: 'commit' }] };
  const match = open({ record, opponents });
  letAnswer(match, opponents, 1);
  const [first] = match.ongoing().record.intents;
  expect(first).toMatchObject({ seat: 'orange', by: 'bot' });
  expect(first).not.toMatchObject({ intent: { kind: 'nonsense' } });
});

test('a computer that breaks down does what the clock would do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = {
    ...TEST_COMPUTERS.get(sealed.ruleset.id)!,
    propose: () => {
      throw new Error('a bug');
    },
  };
  const opponents = { orange: 'easy' } as const;
  const opened = LocalMatch.open(
    { record: recordOf(sealed), opponents },
    { ...games, computers: new Map([[sealed.ruleset.id, broken]]) },
  );
  if (!opened.ok) throw new Error(opened.error);
  letAnswer(opened.value, opponents, 1);
  expect(opened.value.ongoing().record.intents).toHaveLength(1);
  expect(console.error).toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the player answers for no seat of an opponent', () => {
  const match = open({ record: recordOf(sealed), opponents: { orange: 'easy' } });
  const concession = { command: 'intent', payload: { intent: sealed.ruleset.concession } } as const;
  expect(match.act('orange', concession)).toMatchObject({ ok: false });
  expect(match.own('orange').back).toBeUndefined();
});

test.each([
  ['all seats', { blue: 'easy', orange: 'easy' }],
  ['a seat that there is not', { green: 'easy' }],
  ['a level that the game does not have', { orange: 'hard' }],
])('no opponent can hold %s, in a sentence', (_, opponents) => {
  const computers = new Map([[sealed.ruleset.id, { ...TEST_COMPUTERS.get(sealed.ruleset.id)!, levels: {} }]]);
  const opened = LocalMatch.open({ record: recordOf(sealed), opponents }, { ...games, computers });
  expect(opened).toEqual({ ok: false, error: expect.stringMatching(/\.$/) });
});

test.each([[undefined], ['text'], [{ record: {} }], [{ record: {}, opponents: { blue: 7 } }]])(
  'what is no opening is refused: %j',
  (opening) => {
    expect(LocalMatch.open(opening, games)).toMatchObject({ ok: false, error: expect.stringMatching(/\.$/) });
  },
);
