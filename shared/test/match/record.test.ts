import { readFileSync } from 'node:fs';
import { provableDice } from '@ironhex/shared/dice';
import {
  digestOf,
  foldRecord,
  hashOf,
  Match,
  type MatchRecord,
  type Rulesets,
  readRecord,
  readRecordText,
  recordOf,
  verifyRecord,
  writeRecord,
} from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, it } from 'vitest';
import { changed } from './changed.ts';
import { race } from './toys/race.ts';

const text = readFileSync(new URL('../../../docs/example.match.json', import.meta.url), 'utf8');
const example = (): MatchRecord => {
  const read = readRecordText(text, RULESETS);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const data = (): object => JSON.parse(text) as object;
const folded = (record: MatchRecord) => {
  const result = foldRecord(record, RULESETS);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The hash that the example must fold to, on any machine: if this changes, so must the ruleset's version. */
const HASH = example().hash;

describe('a record', () => {
  it('folds to the match that was played, byte for byte, and verifies', () => {
    const { match } = folded(example());
    expect(hashOf(match.state)).toBe(HASH);
    expect(match.outcome).toBeDefined();
    expect(verifyRecord(example(), folded(example()))).toEqual([]);
  });

  it('is written as it was read', () => {
    expect(writeRecord(example())).toBe(text);
  });

  it('can be taken from a match at any time, and folds to that moment', () => {
    const record = example();
    const { ruleset, setup } = folded(record).match;
    if (!('commitment' in record.dice)) throw new Error('the example has provable dice');
    const { secret, salts } = record.dice;
    const match = new Match(ruleset, setup, { dice: () => provableDice(secret!, salts) });
    for (const entry of record.intents.slice(0, 20)) match.redo(entry);
    const half = recordOf(match, record.dice, { blue: ['Ada'] });
    expect(half.intents).toHaveLength(20);
    expect(half.hash).toBe(hashOf(match.state));
    const read = readRecordText(writeRecord(half), RULESETS);
    expect(read.ok && hashOf(folded(read.value).match.state)).toBe(half.hash);
  });

  it('has the players of a seat that changed hands, the last as its player', () => {
    const record = example();
    const { match } = folded(record);
    const written = writeRecord(recordOf(match, record.dice, { blue: ['Ada', 'Ada', 'Cy'], orange: ['Bo'] }));
    const read = readRecordText(written, RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.seats).toMatchObject([{ name: 'Cy', earlier: ['Ada', 'Ada'] }, { name: 'Bo' }]);
    expect(read.value.seats[1]).not.toHaveProperty('earlier');
    expect(writeRecord(read.value)).toBe(written);
  });

  it('names the intent that is not allowed where it stands, with the rule', () => {
    const record = example();
    const [first, second, ...more] = record.intents;
    const swapped = { ...record, intents: [second!, first!, ...more] };
    const result = foldRecord(swapped, RULESETS);
    expect(result).toMatchObject({ ok: false, error: { intent: 0, refusal: { rule: expect.stringMatching(/^W-/) } } });
  });

  it('is folded up to the first intent that led to something else when it was written', () => {
    const record = example();
    const { steps } = folded(record);
    const noted = record.intents.map((_, index) => ({ at: 10 * index, digest: digestOf(steps[index + 1]!.events) }));
    const match = folded(record).match;
    const written = readRecordText(writeRecord(recordOf(match, record.dice, {}, noted)), RULESETS);
    if (!written.ok) throw new Error(JSON.stringify(written.error));
    expect(written.value.intents[7]).toEqual({ ...record.intents[7], ...noted[7] });
    expect(verifyRecord(written.value, folded(written.value))).toEqual([]);
    const intents = written.value.intents.map((done, n) => (n === 5 ? { ...done, digest: digestOf([]) } : done));
    expect(foldRecord({ ...written.value, intents }, RULESETS)).toEqual({
      ok: false,
      error: { intent: 5, refusal: null },
    });
  });

  it('says where a script of dice does not fit', () => {
    const record = { ...example(), dice: { script: [20, 21] } };
    const result = foldRecord(record, RULESETS);
    expect(result).toMatchObject({
      ok: false,
      error: { faults: [{ at: expect.stringMatching(/^dice\.script\.\d$/) }] },
    });
  });

  it('takes 0 for a pick only: where a die is rolled it is named with its place', () => {
    const record = { ...example(), dice: { script: [0] } };
    expect(foldRecord(record, RULESETS)).toMatchObject({
      ok: false,
      error: { faults: [{ at: 'dice.script.0', message: expect.stringContaining('a d20 is rolled') }] },
    });
  });

  it('does not roll without the secret of its dice', () => {
    const record = example();
    if (!('commitment' in record.dice)) throw new Error('the example has provable dice');
    const { commitment, salts } = record.dice;
    expect(foldRecord({ ...record, dice: { commitment, salts } }, RULESETS)).toMatchObject({
      ok: false,
      error: { faults: [{ at: 'dice.secret' }] },
    });
  });

  it.each([
    ['another secret than was promised', { dice: { commitment: 'f'.repeat(64) } }, 'dice.secret'],
    ['another end than it says', { hash: '0'.repeat(64) }, 'hash'],
    ['another version of the rules', { ruleset: { ...example().ruleset, version: '0' } }, 'ruleset.version'],
  ])('is found false when it has %s', (_what, change, at) => {
    const record = example();
    const dice = 'dice' in change ? { ...record.dice, ...change.dice } : record.dice;
    const faults = verifyRecord({ ...record, ...change, dice } as MatchRecord, folded(record));
    expect(faults.map((fault) => fault.at)).toContain(at);
  });

  it('cannot vouch for dice that were promised to nobody', () => {
    const record = { ...example(), dice: { seed: 4 }, intents: [], hash: undefined };
    expect(verifyRecord(record, folded(record)).map(({ at }) => at)).toEqual(['dice']);
  });
});

describe('a record of version 2, in whose state the outcome gave its reason in words', () => {
  const old = readFileSync(new URL('./older/version-2.match.json', import.meta.url), 'utf8');
  const read = readRecordText(old, RULESETS);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const record = read.value;

  it('verifies, and folds to what it folds to under the rules of now', () => {
    expect(record.ruleset.version).toBe('2');
    expect(record.hash).not.toBe(HASH);
    expect(verifyRecord(record, folded(record))).toEqual([]);
    expect(hashOf(folded(record).match.state)).toBe(HASH);
  });

  it('is named by its version where its hash is false, or where it has none', () => {
    const places = (change: Partial<MatchRecord>) =>
      verifyRecord({ ...record, ...change }, folded(record)).map(({ at }) => at);
    expect(places({ hash: HASH })).toEqual(['ruleset.version', 'hash']);
    expect(places({ hash: undefined })).toEqual(['ruleset.version']);
    expect(places({ ruleset: { ...record.ruleset, version: '0' } })).toEqual(['ruleset.version', 'hash']);
  });
});

describe('reading a record', () => {
  it.each<[string, string, unknown]>([
    ['another format', 'format', 'pgn'],
    ['a ruleset that is not there', 'ruleset.id', 'chess'],
    ['an unknown field', 'extra', 1],
    ['an option out of bounds', 'options.limit', -5],
    ['a board with a hex off the map', 'board.hexes.9999', { level: 0, features: {} }],
    ['a card without armour', 'seats.1.force.0.card.armour', undefined],
    ['two seats of one name', 'seats.1.id', 'blue'],
    ['a seat without a side', 'seats.0.side', undefined],
    ['an intent of no kind', 'intents.3.intent.kind', 'fly'],
    ['a path that is no path', 'intents.0.intent.move.path', 7],
    ['dice of no kind', 'dice.magic', true],
  ])('names the place of %s', (_what, at, value) => {
    const read = readRecord(changed(data(), at, value), RULESETS);
    expect(read.ok ? [] : read.error.map((fault) => fault.at)).toContain(at);
  });

  it.each<[string, string, unknown, string]>([
    ['a figure of a card', 'seats.1.force.0.card.baseSize', 99, 'W-2.1'],
    ['a skill that does not rise', 'seats.1.force.0.card.pilot.skill', [9, 8, 7, 6], 'W-1.1'],
    ['an unknown trait', 'seats.1.force.0.card.weapons.0.traits.magic', true, 'W-9.6'],
    ['a hex that is none', 'intents.0.intent.move.path.0', 'here', 'H-1.3'],
    ['seats of one side only', 'seats.1.side', 0, 'W-3.6'],
  ])('names the rule that is broken by %s, once (W-2.6)', (_what, at, value, rule) => {
    const read = readRecord(changed(data(), at, value), RULESETS);
    const rules = read.ok ? [] : read.error.map(({ message }) => message.match(/[WH]-[\d.]+/g));
    expect(rules).toContainEqual([rule]);
  });

  it('names line and column where the JSON itself is broken', () => {
    const read = readRecordText(text.replace('"dice"', 'dice'), RULESETS);
    expect(read).toMatchObject({ ok: false, error: [{ at: expect.stringMatching(/^line \d+, column \d+$/) }] });
  });

  it('reads records of any ruleset it is given', () => {
    const rulesets = new Map([['race', race]]) as unknown as Rulesets;
    const record = {
      ...data(),
      ruleset: { id: 'race', version: '1' },
      options: { goal: 9 },
      board: race.boards.stock[0],
      seats: [
        { id: 'ann', side: 0, force: { lead: 0 } },
        { id: 'bob', side: 1, force: { lead: 1 } },
      ],
      dice: { script: [3, 6, 6] },
      intents: [
        { seat: 'ann', intent: { kind: 'run', dice: 1 } },
        { seat: 'bob', intent: { kind: 'run', dice: 2 }, by: 'clock' },
      ],
    };
    const read = readRecord(changed(record, 'hash', undefined), rulesets);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const result = foldRecord(read.value, rulesets);
    expect(result.ok && result.value.match.outcome).toMatchObject({ winner: 1, score: [3, 13] });
  });
});
