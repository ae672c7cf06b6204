import { describe, expect, it } from 'vitest';
import { type MatchRecord, recordOf, writeRecord } from '../../src/match/index.ts';
import { readSound } from '../../src/match/read-sound.ts';
import { drawing, playOut, smallSetup } from '../properties/matches.ts';
import { TEST_RULESETS } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';

const [sample] = SAMPLES as [(typeof SAMPLES)[number]];
const record = recordOf(playOut(sample, smallSetup(sample, 3), 3), { seed: 3 });
const text = writeRecord(record);
const whole = JSON.parse(text) as MatchRecord;
const from = text.indexOf('"intents"');

const soundOf = (data: unknown) => {
  const read = readSound(data, TEST_RULESETS);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const without = (index: number, entry: unknown): object => ({
  ...whole,
  intents: whole.intents.map((each, at) => (at === index ? entry : each)),
});

it('a record that is whole is read as it is', () => {
  expect(soundOf(text)).toEqual({ record: soundOf(whole).record, fault: undefined });
  expect(soundOf(text).record.intents).toHaveLength(whole.intents.length);
});

it('a record that is torn anywhere is read up to there, or the place is named', () => {
  const below = drawing(1);
  for (let n = 0; n < 60; n += 1) {
    const at = 1 + below(text.length - 3);
    const read = readSound(text.slice(0, at), TEST_RULESETS);
    if (!read.ok) {
      expect(read.error[0]!.at).toMatch(/^line \d+, column \d+$/);
      expect(at).toBeLessThan(text.indexOf('\n', from + 20) + 1);
      continue;
    }
    const { intents } = read.value.record;
    expect(read.value.fault!.at).toMatch(/^line \d+, column \d+$/);
    // One intent a line, and no other line behind them but the last two.
    const lines = text.slice(from, at).split('\n').length - 1;
    expect(Math.abs(intents.length - Math.min(lines, whole.intents.length))).toBeLessThan(2);
    expect(intents).toEqual(soundOf(whole).record.intents.slice(0, intents.length));
  }
});

describe.each([
  ['nothing', null],
  ['an unknown field', { seat: whole.seats[0]!.id, intent: {}, evil: 1 }],
  ['the prototype of all objects', JSON.parse(`{"seat":"${whole.seats[0]!.id}","intent":{"__proto__":{"x":1}}}`)],
])('a record with an intent that is %s', (_, entry) => {
  it('is read up to there, and its place is named', () => {
    const { record: sound, fault } = soundOf(JSON.stringify(without(4, entry)));
    expect(sound.intents).toHaveLength(4);
    expect(sound.hash).toBeUndefined();
    expect(fault!.at).toMatch(/^intents\.4/);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

it('of too many intents the first hundred thousand are read', () => {
  const many = `${text.slice(0, from)}"intents":[${'{"timer":0},'.repeat(200_000)}{"timer":0}]}`;
  const { record: sound, fault } = soundOf(many);
  expect(sound.intents).toHaveLength(100_000);
  expect(fault).toEqual({ at: 'intents.100000', message: 'There are more than 100000 intents.' });
});

it('of 50 MB the first 20 are read', () => {
  const seat = whole.seats[0]!.id;
  const long = `{"seat":"${seat}","intent":"${'x'.repeat(999_950)}"}`;
  const mine = text.slice(from, text.lastIndexOf('\n  ]'));
  const { record: sound, fault } = soundOf(`${text.slice(0, from)}${mine}${`,${long}`.repeat(50)}]}`);
  // What was played is shown; none of the long texts is an intent.
  expect(sound.intents).toHaveLength(whole.intents.length);
  expect(fault!.at).toMatch(/^(intents\.\d+|the file)/);
  const blanks = soundOf(`${text}${' '.repeat(20_000_000)}`);
  expect(blanks.record).toEqual(soundOf(text).record);
  expect(blanks.fault).toEqual({ at: 'the file', message: 'longer than 20000000 characters' });
});

it('a fault before the intents is named, and nothing is read', () => {
  for (const [data, at] of [
    [{ ...whole, format: 'x' }, 'format'],
    [{ ...whole, seats: [] }, 'seats'],
    [text.slice(0, from - 40), /^line/],
    ['{}', 'format'],
    ['', /^line 1/],
  ] as const) {
    const read = readSound(data, TEST_RULESETS);
    expect(read.ok ? 'read' : read.error[0]!.at).toMatch(at);
  }
});
