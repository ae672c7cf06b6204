import { commitmentTo, drawLots, provableDice } from '@ironhex/shared/dice';
import { Match, type MatchRecord, OMNISCIENT, readSound, recordOf, writeRecord } from '@ironhex/shared/match';
import { expect, test } from 'vitest';
import { draw, drawing, smallSetup } from '../../../shared/test/properties/matches.ts';
import { TEST_GAMES } from '../../../shared/test/rulesets/index.ts';
import { Replay } from '../../src/replay/replay.ts';
import { exampleSample } from '../example.ts';

const [secret, salts] = ['5e'.repeat(32), ['one', 'two']];
const setup = smallSetup(exampleSample, 5);

/** Some of a match with dice that were promised, after which a player goes back to the beginning and plays on, or not. */
const played = (goesBack = false): MatchRecord => {
  const dice: ConstructorParameters<typeof Match>[2]['dice'] = (unused) => provableDice(secret, salts, unused);
  const match = new Match(exampleSample.ruleset, setup, { dice, rewinds: true });
  const below = drawing(5);
  for (let n = 0; n < 40 && !match.outcome; n += 1) {
    const decision = match.pending().find(({ committed }) => !committed)!;
    const view = match.view(decision.seat);
    match.submit(decision.seat, draw({ ruleset: match.ruleset, view }, decision, below), { decision: decision.id });
    if (goesBack && n === 20) match.rewind(decision.seat, 0);
  }
  return recordOf(match, { commitment: commitmentTo(secret), secret, salts });
};

const open = (record: unknown): Replay => {
  const opened = Replay.open(record, TEST_GAMES);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};

const record = played();

test('a record with the dice that were promised is proven: so many dice, by so many salts', () => {
  const { dice, faults } = open(record);
  expect(faults).toEqual([]);
  expect(dice).toEqual({
    rolls: expect.any(Number),
    thrown: 0,
    lots: 0,
    promise: { commitment: commitmentTo(secret), kept: true, salts: 2 },
    ends: true,
  });
  expect(dice.rolls).toBeGreaterThan(5);
});

test('draws that were thrown away are counted, and are no fault', () => {
  const { dice, faults } = open(played(true));
  expect(faults).toEqual([]);
  expect(dice.thrown).toBeGreaterThan(5);
  expect(dice.ends).toBe(true);
});

test('lots that the promised dice draw are counted; others are named', () => {
  const from = ['blue', 'orange'];
  const drawn = { salts, from, to: drawLots(secret, { salts, from }) };
  const withLots = (...lots: readonly object[]) => open({ ...record, dice: { ...record.dice, lots } });
  expect([withLots(drawn, drawn).faults, withLots(drawn, drawn).dice.lots]).toEqual([[], 2]);
  const { faults, dice } = withLots(drawn, { ...drawn, to: drawn.to.toReversed() });
  expect([faults, dice.lots]).toEqual([[expect.stringMatching(/^dice\.lots\.1: /)], 0]);
});

test.each([
  ['another promise', { ...record, dice: { commitment: 'ab'.repeat(32), secret, salts } }, 'dice.secret'],
  ['another end', { ...record, hash: 'ab'.repeat(32) }, 'hash'],
  ['other rules', { ...record, ruleset: { ...record.ruleset, version: '0' } }, 'ruleset.version'],
] as const)('%s is found', (_, forged, at) => {
  const { dice, faults } = open(forged);
  expect(faults.some((fault) => fault.startsWith(at))).toBe(true);
  expect(dice.promise!.kept).toBe(at !== 'dice.secret');
});

test('dice of a seed were promised to nobody, which is no fault of what is shown', () => {
  const seeded = { ...record, dice: { seed: 5 }, intents: [] };
  const { dice } = open({ ...seeded, hash: undefined });
  expect(dice).toMatchObject({ promise: undefined, ends: false });
});

test('an answer that the rules refuse ends what is shown, and is named', () => {
  const [first, ...others] = record.intents;
  const opened = open({ ...record, intents: [first, ...others.slice(5)] });
  expect(opened.faults).toEqual([expect.stringMatching(/^Intent \d+ of this record is refused: /)]);
  expect(opened.past('public').events.length).toBeGreaterThan(0);
});

test('another version of the rules plays it up to the first difference, and says where that is', () => {
  const later = { ...record.ruleset, version: '0' };
  const intents = record.intents.map((done, n) => (n === 3 ? { ...done, digest: 'A'.repeat(12) } : done));
  const opened = open({ ...record, ruleset: later, intents });
  expect(opened.faults).toEqual([
    expect.stringMatching(/^Intent 4 of this record led to something else by version 0 /),
  ]);
  expect(opened.steps('public')).toHaveLength(4);
  expect(opened.past('public').events.length).toBeLessThan(open(record).past('public').events.length);
});

test.each([
  ['torn', '{"format": "ironhex.match/1", "rules', /line 1/],
  ['of no known game', JSON.stringify({ ...record, ruleset: { id: 'chess', version: '1' } }), /There is no ruleset/],
  ['with a key of prototypes', JSON.stringify(record).replace('{', '{"__proto__": {"intents": []}, '), /__proto__/],
  ['of other things', '[]', /./],
])('a record %s is refused with its place', (_, text, why) => {
  const opened = Replay.open(text, TEST_GAMES);
  expect(opened.ok).toBe(false);
  expect(!opened.ok && opened.error).toMatch(why);
});

test('a million intents are no more than a hundred thousand, and are shown as far as they are sound', () => {
  const whole = record.intents.length;
  const intents = [...record.intents.map((done) => JSON.stringify(done)), ...Array(1_000_000).fill('{"timer":0}')];
  const many = JSON.stringify({ ...record, intents: [] }).replace('"intents":[]', () => `"intents":[${intents}]`);
  expect(readSound(many, TEST_GAMES.rulesets)).toMatchObject({
    ok: true,
    value: { record: { intents: { length: 100_000 } }, fault: { at: 'intents.100000' } },
  });
  const opened = open(many);
  expect(opened.faults).toEqual([expect.stringMatching(`^Intent ${whole + 1} of this record is refused: `)]);
  expect(opened.steps(OMNISCIENT)).toEqual(open(record).steps(OMNISCIENT));
});

const text = writeRecord(record);
const inPlaceOf = (index: number, entry: unknown) => ({
  ...record,
  intents: record.intents.with(index, entry as never),
});

test.each([
  ['torn', text.slice(0, text.length * 0.9), 'line'],
  ['with an intent that is none', JSON.stringify(inPlaceOf(20, 7)), 'intents.20'],
  [
    'with an intent that its rules refuse, and torn behind it',
    writeRecord(inPlaceOf(9, record.intents[0])).slice(0, -99),
    'Intent 10',
  ],
])('a record %s is shown up to there, and says where', (_, broken, place) => {
  const replay = open(broken);
  expect(replay.faults).toEqual([expect.stringContaining(place)]);
  const shown = replay.steps(OMNISCIENT);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).toEqual(open(record).steps(OMNISCIENT).slice(0, shown.length));
  expect(shown.length).toBeLessThan(record.intents.length + 1);
});
