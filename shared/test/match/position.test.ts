import { scriptedDice } from '@ironhex/shared/dice';
import {
  ask,
  foldRecord,
  hashOf,
  Match,
  type MatchRecord,
  POSITION_FORMAT,
  positionOf,
  type Rulesets,
  readRecord,
  readRecordText,
  recordOf,
  type Setup,
  writePosition,
  writeRecord,
} from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { changed } from './changed.ts';
import { bids } from './toys/bids.ts';
import { type RaceTypes, race } from './toys/race.ts';

const rulesets = new Map([race, bids].map((ruleset) => [ruleset.id, ruleset])) as unknown as Rulesets;
const setup: Setup<RaceTypes> = {
  options: { goal: 12 },
  board: race.boards.initial!({ goal: 12 }),
  seats: [
    { id: 'ann', side: 0, force: { lead: 0 } },
    { id: 'bob', side: 1, force: { lead: 2 } },
  ],
};

/** A race after the first turn: ann has run 6. */
const running = (): Match<RaceTypes> => {
  const match = new Match(race, setup, { dice: () => scriptedDice([6, 1]) });
  match.submit('ann', { kind: 'run', dice: 1 });
  return match;
};
const file = () => JSON.parse(writePosition(positionOf(running()))) as object;

const read = (data: unknown): MatchRecord => {
  const record = readRecord(data, rulesets);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
};
const fold = (record: MatchRecord) => {
  const folded = foldRecord(record, rulesets);
  if (!folded.ok) throw new Error(JSON.stringify(folded.error));
  return folded.value.match;
};

describe('a position file', () => {
  it('holds options, board and seats, and what the ruleset says of the state', () => {
    expect(file()).toMatchObject({
      format: POSITION_FORMAT,
      ruleset: { id: 'race', version: '1' },
      options: { goal: 12 },
      board: { width: 5, height: 5 },
      seats: [
        { id: 'ann', side: 0 },
        { id: 'bob', side: 1 },
      ],
      position: { steps: [6, 2], turn: 1, asked: 2 },
    });
  });

  it('is read as a match in which nothing was done yet', () => {
    const match = fold(read(file()));
    expect(hashOf(match.state)).toBe(hashOf(running().state));
    expect(match.done).toEqual([]);
  });

  it('may leave out what is as at the beginning of a match', () => {
    const match = fold(read(changed(file(), 'position', { steps: [11, 3] })));
    expect(match.pending()).toMatchObject([{ seat: 'ann', id: 1 }]);
  });

  it('begins a match whose record reads, writes and folds like any other', () => {
    const begun = read({
      ...file(),
      format: 'ironhex.match/1',
      dice: { script: [5, 4] },
      intents: [{ seat: 'bob', intent: { kind: 'run', dice: 2 } }],
    });
    const match = fold(begun);
    expect(match.state).toMatchObject({ steps: [6, 11], turn: 0 });
    const record = recordOf(match, begun.dice, { bob: ['Bob'] });
    const again = readRecordText(writeRecord(record), rulesets);
    expect(again).toEqual({ ok: true, value: record });
    expect(record.seats[1]).toEqual({ id: 'bob', side: 1, name: 'Bob', force: null });
  });

  it('is not changed by the match that begins from it, even if that is folded anew', () => {
    const record = read(file());
    const before = structuredClone(record.position);
    const match = fold({ ...record, dice: { script: [3, 4] } });
    expect(() => match.submit('bob', { kind: 'crash' })).toThrow('a bug in the rules');
    expect(match.state).toMatchObject({ steps: [6, 2] });
    expect(match.submit('bob', { kind: 'run', dice: 1 })).toMatchObject({ ok: true });
    expect(record.position).toEqual(before);
  });

  it.each<[string, string, unknown, string]>([
    ['a position that the schema does not know', 'position.turns', 1, 'position.turns'],
    ['a position that the rules refuse', 'position.steps', [1], 'position.steps'],
    ['a seat that brings something', 'seats.1.force', { lead: 2 }, 'seats.1.force'],
    ['two seats of one name', 'seats.1.id', 'ann', 'seats.1.id'],
    ['a fault in the options', 'options.goal', 0, 'options.goal'],
    ['a fault on the board', 'board.width', 2, 'board.width'],
    ['no position', 'position', undefined, 'position'],
  ])('names the place of %s', (_what, at, value, place) => {
    const record = readRecord(changed(file(), at, value), rulesets);
    expect(record.ok ? [] : record.error.map((fault) => fault.at)).toContain(place);
  });
});

describe('a question', () => {
  const asked = (question: unknown) => ask(running(), question);
  const value = (question: unknown) => {
    const answer = asked(question);
    return answer.ok ? answer.value : answer.error.map(({ at }) => at);
  };

  it('is answered once for all rulesets: distances, what is allowed, how many choices there are', () => {
    expect(value({ distance: ['0101', '0104'] })).toEqual({ distance: 3 });
    expect(value({ legal: { seat: 'bob', intent: { kind: 'run', dice: 3 } } })).toEqual({ legal: true });
    expect(value({ legal: { seat: 'bob', intent: { kind: 'run', dice: 3 }, decision: 1 } })).toMatchObject({
      legal: false,
      refusal: { code: 'stale-decision' },
    });
    expect(value({ legal: { seat: 'ann', intent: { kind: 'run', dice: 1 } } })).toMatchObject({ legal: false });
    expect(value({ choices: 'bob' })).toEqual({ choices: 3 });
    expect(value({ choices: 'ann' })).toEqual({ choices: 0 });
  });

  it('is answered by the ruleset where it knows it', () => {
    expect(value({ lead: 'bob' })).toEqual({ lead: -4 });
  });

  it('that cannot be answered is named with its place', () => {
    expect(value({ weather: 1 })).toEqual(['weather']);
    expect(value({ toString: 1 })).toEqual(['toString']);
    expect(value({})).toEqual(['']);
    expect(value({ lead: 'ann', choices: 'ann' })).toEqual(['']);
    expect(value({ distance: ['0101', '9999'] })).toEqual(['distance.1']);
    expect(value({ legal: { seat: 'bob', intent: { kind: 'fly' } } })).toEqual(['legal.intent.kind']);
    expect(value({ choices: 'cid' })).toEqual(['choices']);
    expect(value({ lead: 7 })).toEqual(['lead']);
  });

  it('changes nothing and rolls nothing', () => {
    const match = running();
    const before = hashOf(match.state);
    for (const question of [{ legal: { seat: 'bob', intent: { kind: 'run', dice: 1 } } }, { choices: 'bob' }])
      ask(match, question);
    expect(hashOf(match.state)).toBe(before);
    expect(match.submit('bob', { kind: 'run', dice: 1 })).toMatchObject({ value: { rolls: [1] } });
  });
});
