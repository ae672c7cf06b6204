import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import { talliesOf } from '../../../../src/rulesets/steampunk/rules/assault/outcome.ts';
import { factsOf, runStep } from '../kit.ts';
import { contestedTable, dice, fightOf, fightOut } from './kit.ts';

const rollers = (events: readonly Event[]) =>
  events.flatMap((event) =>
    event.kind === 'strength-rolled' || event.kind === 'deflection-rolled' ? [`${event.kind} ${event.unit}`] : [],
  );

describe('the dice of an assault', () => {
  it('AS-9: seat 1 rolls strength unit by unit, then deflection, then seat 2', () => {
    const state = contestedTable(
      {
        units: {
          b1: { unit: 'darkelf.scout', at: 'D5' },
          b2: { unit: 'darkelf.darkelf_infantry', at: 'D5' },
          o1: { unit: 'elf.e34', at: 'D4', facing: 3 },
        },
      },
      { at: 'D5', staying: ['b1', 'b2'], entering: { o1: 'D4' } },
    );
    // Scout 2 and 2, infantry 4 and 4, E34 4 and 2: each shows a number of its own.
    const script = [...[1, 1], ...dice(4, 2), ...[3, 3], ...dice(4, 4), ...dice(4, 1), ...dice(2, 2)];
    const events = fightOut(state, { assaults: script });
    expect(rollers(events)).toEqual([
      'strength-rolled b1',
      'strength-rolled b2',
      'deflection-rolled b1',
      'deflection-rolled b2',
      'strength-rolled o1',
      'deflection-rolled o1',
    ]);
    expect(factsOf(events, 'deflection-rolled').map(({ shown }) => shown)).toEqual([[3, 3], dice(4, 4), dice(2, 2)]);
  });

  it('AS-9: a unit rolls its waves before the next unit rolls', () => {
    const state = contestedTable(
      {
        units: {
          b1: { unit: 'ork.grunt', at: 'D5' },
          b2: { unit: 'ork.grunt', at: 'D5' },
          o1: { unit: 'elf.elf_scout', at: 'D4', facing: 3 },
        },
      },
      { at: 'D5', staying: ['b1', 'b2'], entering: { o1: 'D4' } },
    );
    const events = fightOut(state, { assaults: [6, ...dice(7, 1), 1, 2, 3, ...dice(8, 1), 1, 1, 1] });
    expect(factsOf(events, 'strength-rolled').map(({ waves }) => waves.map(({ shown }) => shown))).toEqual([
      [
        [6, ...dice(7, 1)],
        [1, 2, 3],
      ],
      [dice(8, 1)],
      [[1]],
    ]);
  });

  it('AS-10: counts hits less deflections, never below 0; counter_attack: a deflection is a hit as well', () => {
    const state = contestedTable(
      {
        units: {
          b1: { unit: 'darkelf.assassin', at: 'D5' },
          o1: { unit: 'elf.elf_scout', at: 'D4', facing: 3 },
        },
      },
      { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } },
    );
    const fight = fightOf(state, { b1: { hits: [0] }, o1: { deflections: 3 } }, 'blue');
    expect(talliesOf(state, fight)[0]).toEqual({ seat: 'blue', hits: 1, deflections: 0, net: 0 });
    const events = fightOut(state, { assaults: [...dice(6, 1), ...[6, 6], ...dice(6, 1), 5, 1, 6] });
    expect(factsOf(events, 'deflection-rolled')[0]).toMatchObject({ unit: 'b1', deflections: 2, counters: 2 });
    expect(factsOf(events, 'assault-decided')[0]!.tallies).toEqual([
      { seat: 'blue', hits: 2, deflections: 2, net: 2 },
      { seat: 'orange', hits: 1, deflections: 0, net: 0 },
    ]);
  });

  it.each([
    ['elf.elf_infantry', 'ork.ork_infantry', 'orange', [...dice(4, 1), ...dice(8, 1)]],
    ['dwarf.dwarf_infantry', 'elf.elf_infantry', 'blue', [...dice(4, 1), ...dice(4, 1)]],
    ['gnome.gnome_infantry', 'elf.elf_infantry', 'orange', [...dice(4, 1), ...dice(4, 1)]],
  ])('AS-11: of %s and %s the higher assault rank wins without a hit: %s', (one, other, winner, script) => {
    const state = contestedTable(
      { units: { b1: { unit: one, at: 'D5' }, o1: { unit: other, at: 'D4', facing: 3 } } },
      { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } },
    );
    const [decided] = factsOf(fightOut(state, { assaults: script }), 'assault-decided');
    expect(decided).toMatchObject({ winner, byRank: true });
  });

  it('AS-11: between equal races the dice of this turn decide', () => {
    const state = {
      ...contestedTable(
        {
          units: { b1: { unit: 'elf.elf_infantry', at: 'D5' }, o1: { unit: 'elf.elf_infantry', at: 'D4', facing: 3 } },
        },
        { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } },
      ),
      initiative: 'orange',
    };
    const [decided] = factsOf(fightOut(state, { assaults: dice(8, 1) }), 'assault-decided');
    expect(decided).toMatchObject({ winner: 'orange', byRank: true });
  });

  it('AS-1: fights one assault for each contested hex', () => {
    const state = contestedTable(
      {
        units: {
          b1: { unit: 'elf.elf_scout', at: 'D5' },
          b2: { unit: 'elf.elf_scout', at: 'B5' },
          o1: { unit: 'elf.elf_scout', at: 'D4', facing: 3 },
          o2: { unit: 'elf.elf_scout', at: 'B4', facing: 3 },
        },
      },
      { at: 'B5', staying: ['b2'], entering: { o2: 'B4' } },
      { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } },
    );
    const { events } = runStep(state, { do: 'assaults' }, { dice: dice(8, 1) });
    expect(factsOf(events, 'assault-began').map(({ at }) => at)).toEqual(['0205', '0405']);
  });
});
