import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../../../src/rulesets/steampunk/model/events.ts';
import type { Army } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { hex } from '../ground.ts';
import { army, place, SetupTable } from './table.ts';

/** Everything that orange and a spectator got up to the event that shows it, and how they stood before it, as text. */
const sentUntil = (kind: FactKind, table: SetupTable): readonly string[] =>
  ['orange', 'public'].map((viewer) => {
    const all = table.seen.get(viewer)!;
    const shown = all.findIndex((seen) => seen.kind === kind);
    return JSON.stringify(shown < 0 ? [all, table.match.view(viewer)] : all.slice(0, shown));
  });

type Play = (table: SetupTable) => unknown;

/** Two ways in which blue plays the same match, told by what others get. */
const compared = (until: FactKind, begin: () => SetupTable, one: Play, other: Play) =>
  [one, other].map((play) => {
    const table = begin();
    play(table);
    return sentUntil(until, table);
  });

const open = (options: object = {}) =>
  new SetupTable({
    options: { races: { blue: 'darkelf', orange: 'elf' }, setup: 'blind', terrain: 'designed', ...options },
    dice: [1],
  });
const brings = (units: Army) => ({ kind: 'army', army: units as never }) as const;
const hills = (at: string) => ({ kind: 'design', hexes: { [hex(at)]: { terrain: 'hill' } } }) as const;
const HUNTERS = army('darkelf', 'assassin', 'assassin', 'queen_yy');
const deploying = () =>
  new SetupTable({ armies: [HUNTERS, army('elf', 'e34')], options: { setup: 'blind' }, dice: [1] });

describe('what others get is the same to the byte, whatever blue does in secret, until it is shown:', () => {
  it.each<[string, FactKind, () => SetupTable, Play, Play]>([
    [
      'its army, its design and its places',
      'ground-designed',
      open,
      (table) =>
        table
          .say('blue', brings(army('darkelf', 'queen_yy', 'scout')), 'commit')
          .say('orange', 'commit')
          .say('blue', hills('D7'), 'commit')
          .say('orange', 'commit'),
      (table) =>
        table
          .say('blue', brings(army('darkelf', 'mechanical_scorpion')), brings(army('darkelf', 'assassin')), 'commit')
          .say('orange', 'commit')
          .say('blue', hills('A9'), hills('B9'), 'commit', hills('C9'), 'commit')
          .say('orange', 'commit'),
    ],
    [
      'whether it has answered yet',
      'races-chosen',
      () => open({ races: { blue: 'choose', orange: 'choose' } }),
      (table) => table.say('blue', 'elf'),
      () => undefined,
    ],
    [
      'which of its units hide, as long as they cost the same',
      'placed',
      deploying,
      (table) => table.say('blue', { kind: 'hide', unit: 'b1', hidden: false }, 'commit'),
      (table) => table.say('blue', { kind: 'hide', unit: 'b2', hidden: false }, 'commit'),
    ],
    [
      'where its units will stand',
      'placed',
      () => deploying().until('deploy'),
      (table) => table.say('blue', place('b1', 'D8'), place('b3', 'A9'), 'commit').say('orange', 'commit'),
      (table) => table.say('orange', 'commit').say('blue', 'commit'),
    ],
    [
      'where a unit is before a placement is committed',
      'placed',
      () => new SetupTable({ armies: [army('dwarf', 'dw42'), army('ork', 'grunt')], dice: [1, 1, 6] }).until('setup'),
      (table) => table.say('blue', place('b1', 'D8'), place('b1', 'C8')),
      () => undefined,
    ],
  ])('%s', (_, until, begin, one, other) => {
    const [first, second] = compared(until, begin, one, other);
    expect(first).toEqual(second);
    expect(first!.join('').length).toBeGreaterThan(200);
  });

  it('and the unit under a token: which of two is where', () => {
    const tokens = (one: string, other: string) => {
      const table = deploying().until('deploy').say('blue', place('b1', one), place('b2', other));
      table.until('plan');
      return [...sentUntil('turn-began', table)];
    };
    expect(tokens('C8', 'E8')).toEqual(tokens('E8', 'C8'));
  });
});
