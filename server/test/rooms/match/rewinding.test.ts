import { foldRecord, hashOf, verifyRecord } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { example } from '../../example.ts';
import { bareTable, below, refolded } from '../../table-kit.ts';

/** The number of dice that have fallen. */
const rolledIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => ('rolls' in entry ? (entry.rolls ?? sum) : sum), 0);

/** A match of Ada's against a computer, played by chance, with what she needs to go back. */
const alone = () => {
  const made = bareTable({ seed: 7, computers: ['orange'] });
  const { table, perform, entries } = made;
  const rolled = () => rolledIn(entries);
  const goBack = (decision = table.wayBack('blue')!.decision) =>
    perform(table.goingBack!.entryTo({ kind: 'back', at: 0, seat: 'blue', decision }));
  /** Plays until so many dice more have fallen, and Ada is asked. */
  const playOn = (chance: number, dice: number) => {
    const least = rolled() + dice;
    made.play(below(chance), () => rolled() >= least && table.pending()[0]?.seat === 'blue');
  };
  return { ...made, rolled, goBack, playOn };
};

const rewoundIn = (entries: readonly Entry[]) => entries.filter((entry) => entry.kind === 'rewound');

describe('a player alone with computers', () => {
  test('goes back past dice and the computer’s answers, to the very first decision', () => {
    const { table, playOn, goBack, seen, entries, rolled, blueprint } = alone();
    playOn(1, 0);
    const first = structuredClone(table.view('blue'));
    playOn(1, 8);
    const fallen = rolled();
    for (let times = 0; table.wayBack('blue'); times++) {
      expect(goBack(), `time ${times}`).toBeUndefined();
      expect(times).toBeLessThan(200);
    }
    expect(table.view('blue')).toEqual(first);
    expect(table.pending()[0]).toMatchObject({ seat: 'blue' });
    expect(rewoundIn(entries).length).toBeGreaterThan(1);
    expect(seen).toContainEqual(
      expect.objectContaining({ kind: 'went-back', seat: 'blue', thrown: expect.any(Number) }),
    );
    expect(rolled(), 'the dice go on behind those that were thrown away').toBe(fallen);
    expect(refolded(blueprint, entries, 'asleep').table.view('blue')).toEqual(first);
  });

  test('gets other dice after that, and a record that says which were thrown away', () => {
    const { table, playOn, goBack, perform, entries, blueprint } = alone();
    playOn(1, 6);
    goBack(1);
    playOn(2, 5);
    for (let times = 0; times < 3 && table.wayBack('blue'); times++) goBack();
    playOn(3, 5);
    const again = refolded(blueprint, entries, 'asleep').table;
    expect(hashOf(again.view('blue'))).toBe(hashOf(table.view('blue')));
    perform({ kind: 'done', seat: 'blue', intent: example.concession, by: 'player' });
    const record = table.record()!;
    if (!('commitment' in record.dice)) throw new Error('these dice were promised');
    const thrown = record.dice.unused!.reduce((sum, [from, to]) => sum + to - from, 0);
    expect(thrown).toBeGreaterThanOrEqual(6);
    const folded = foldRecord(record, new Map([[example.id, example]]) as never);
    if (!folded.ok) throw new Error(JSON.stringify(folded.error));
    expect(verifyRecord(record, folded.value)).toEqual([]);
    const used = folded.value.steps.reduce((sum, { rolls }) => sum + rolls.length, 0);
    expect(used + thrown, 'every draw is used once or thrown away').toBe(rolledIn(entries));
    // Without what it says of them, the dice fall otherwise.
    const { unused: _, ...dice } = record.dice;
    const other = foldRecord({ ...record, dice }, new Map([[example.id, example]]) as never);
    expect(other.ok && verifyRecord(record, other.value).length === 0).toBe(false);
  });

  test('plays for no series then; a step back among own answers does no harm to it', () => {
    const { table, playOn, goBack, perform } = alone();
    playOn(1, 8);
    const far = table.wayBack('blue')!.far;
    expect(far).toBe(true);
    goBack();
    perform({ kind: 'done', seat: 'blue', intent: example.concession, by: 'player' });
    expect(table.series.players.map(({ won }) => won)).toEqual([0, 0]);
  });

  test('is not alone any more when the host has freed the computer’s seat', () => {
    const { table, playOn, goBack, perform } = alone();
    playOn(1, 8);
    perform({ kind: 'relocked', seat: 'orange', lock: 'of a new link', by: 'blue' });
    expect(table.wayBack('blue')).toBeUndefined();
    expect(goBack(1)).toMatchObject({ code: 'no-way-back' });
    expect(perform({ kind: 'rewound', seat: 'blue', to: 0 })).toMatchObject({ code: 'no-way-back' });
  });
});

test('with another person at the table nobody goes back past a die', () => {
  const { table, play, perform, entries } = bareTable({ seed: 7 });
  play(below(1), () => rolledIn(entries) > 0);
  for (const seat of ['blue', 'orange']) {
    expect(table.wayBack(seat)).toBeUndefined();
    expect(perform({ kind: 'rewound', seat, to: 0 })).toMatchObject({ code: 'no-way-back' });
  }
});
