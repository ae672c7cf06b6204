import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../src/rulesets/steampunk/model/orders.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import { type Ghost, ghosts } from '../../../../src/rulesets/steampunk/plan/forecast.ts';
import { judge } from '../../../../src/rulesets/steampunk/plan/judge.ts';
import { warningText } from '../../../../src/rulesets/steampunk/words/warnings.ts';
import { hex } from '../ground.ts';
import { type Placing, runStep, tableOf } from '../kit.ts';

const ELF = 'elf.elf_infantry';
const order = (movement: Order['movement'], gunnery: Order['gunnery'] = ['-', '-'], brake: 0 | 1 | 2 = 0): Order => ({
  movement,
  gunnery,
  brake,
  priority: 0,
  endurance: { kill: 'always', stubborn: 'never', poison: 'never' },
});
const START: Order = order([['360'], ['A'], ['F']]);
const WALK: Order = order([['360'], ['F'], ['360']]);

/** What blue sees of a table with one unit of its own at D8. */
const seen = (given: Partial<Placing> = {}, laying: Partial<Parameters<typeof tableOf>[0]> = {}) => {
  const { units = {}, ...rest } = laying;
  return view(tableOf({ units: { b1: { unit: ELF, at: 'D8', ...given }, ...units }, ...rest }), 'blue');
};
const foreseen = (table: ReturnType<typeof seen>, now: Order | null, next: Order | null) => {
  const both = ghosts(table, table.units.b1!, now, next);
  const short = (ghost: Ghost | null) => ghost && `${ghost.at} ${ghost.facing} ${ghost.speed}`;
  return [...both.now.steps, ...both.next.steps].map(short);
};
const at = (...names: readonly string[]): string[] =>
  names.map((name) => `${hex(name.split(' ')[0]!)} ${name.split(' ').slice(1).join(' ')}`);

describe('ghosts', () => {
  it('show a unit after each step of this turn and of the next', () => {
    expect(foreseen(seen(), START, WALK)).toEqual(
      at('D8 0 still', 'D8 0 slow', 'D7 0 slow', 'D7 0 slow', 'D6 0 slow', 'D6 0 slow'),
    );
  });

  it('do what the rules do where nobody meets: the same as the moves themselves', () => {
    const orders: readonly [string, Partial<Placing>][] = [
      ['dwarf.gunblasterwagon', { speed: 'fast', order: order([['F'], ['F'], ['F', 'L']], ['-', '-'], 1) }],
      ['elf.eagle_rider', { speed: 'fast_fly', order: order([['360', 'F'], ['F'], ['B']]) }],
      ['darkelf.darkelf_infantry', { speed: 'slow', order: order([['-'], ['-'], ['Chase']]) }],
      ['elf.elf_infantry', { speed: 'fast' }],
      ['gnome.gnome_helicopter', { speed: 'fast_fly', order: order([['F'], ['F'], ['D']]) }],
      ['ork.speedhead', { speed: 'fast', order: order([['F'], ['F'], ['R']]) }],
    ];
    for (const [unit, given] of orders) {
      const laying = { units: { b1: { unit, at: 'D8', ...given }, o1: { unit: 'ork.grunt', at: 'D2' } } };
      const state = tableOf(laying);
      const { b1 } = state.units;
      const foretold = ghosts(state, b1!, state.orders.b1!.now, null).now.end;
      for (const movement of [1, 2, 3] as const) runStep(state, { do: 'movement', movement });
      const { at: hexNow, facing, speed } = state.units.b1!;
      expect([foretold.at, foretold.facing, foretold.speed], unit).toEqual([hexNow, facing, speed]);
    }
  });

  it('show the default order where none is written, or it does not fit', () => {
    expect(foreseen(seen(), null, WALK).slice(0, 3)).toEqual(at('D8 0 still', 'D8 0 slow', 'D8 0 slow'));
    const both = ghosts(seen({ speed: 'fast' }), seen({ speed: 'fast' }).units.b1!, WALK, null);
    expect(both.now.instead).toEqual({ movement: [['-'], ['Flee'], ['Flee']], rule: 'ORD-9' });
  });

  it('leave out steps that were carried out already', () => {
    const table = seen({ did: { steps: [['F'], null, null], parts: [null, null] }, speed: 'slow' });
    expect(foreseen(table, WALK, null).slice(0, 3)).toEqual([null, ...at('D7 0 slow', 'D7 0 slow')]);
  });
});

describe('warnings', () => {
  const warned = (table: ReturnType<typeof seen>, next: Order) =>
    judge(table, table.units.b1!, next).map(({ rule, step, part }) => [rule, step ?? part]);

  it('say nothing of an order that will be carried out', () => {
    expect(warned(seen({ order: START }), WALK)).toEqual([]);
  });

  it('ORD-9: the order does not fit the speed that the unit will have', () => {
    expect(warned(seen({ order: START }), START)).toEqual([['ORD-9', undefined]]);
    expect(warned(seen({ order: START }), order([['-'], ['-'], ['Flee']]))).toEqual([]);
  });

  it('ORD-9: a step cannot be done', () => {
    const edge = judge(seen({ at: 'D2', order: START }), seen({ at: 'D2', order: START }).units.b1!, WALK);
    expect(edge).toEqual([
      {
        rule: 'ORD-9',
        step: 2,
        code: 'faulty-step',
        figures: { token: 'F', fault: { code: 'no-hex' }, rule: 'TER-3', instead: '-' },
      },
    ]);
    expect(warningText(edge[0]!)).toBe('F: that hex is off the board or impossible for it (TER-3). It does - instead.');
  });

  it('ORD-10: a gunnery part does not fit the speed at its time', () => {
    const braking = order([['360'], ['F'], ['B']], ['Fire', '-']);
    expect(warned(seen({ order: WALK, speed: 'slow' }), braking)).toEqual([['ORD-10', 1]]);
    const starting = order([['360'], ['A'], ['F']], ['-', 'Fire']);
    expect(warned(seen({ order: order([['360'], ['360'], ['360']]) }), starting)).toEqual([['ORD-10', 2]]);
  });

  it('ORD-11: the unit will still be shaken', () => {
    expect(warned(seen({ order: START, harm: { shaken: 2 } }), WALK)).toEqual([['ORD-11', undefined]]);
    expect(warned(seen({ speed: 'slow', order: WALK, harm: { shaken: 1 } }), WALK)).toEqual([]);
  });

  it('are about this turn before the first', () => {
    const state = tableOf({ units: { b1: { unit: ELF, at: 'D8' } } });
    const before = { ...view(state, 'blue'), stage: 'orders' as const };
    expect(warned(before, START)).toEqual([]);
    expect(warned(before, WALK)).toEqual([['ORD-9', undefined]]);
  });
});
