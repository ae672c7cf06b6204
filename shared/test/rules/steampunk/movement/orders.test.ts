import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import { check as checkIntent } from '../../../../src/rulesets/steampunk/ask/answers.ts';
import { pending } from '../../../../src/rulesets/steampunk/ask/decisions.ts';
import { IntentSchema } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { applyChange } from '../../../../src/rulesets/steampunk/model/change.ts';
import type { Movement } from '../../../../src/rulesets/steampunk/model/orders.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import { builtOf, UNITS } from '../../../../src/rulesets/steampunk/roster/index.ts';
import {
  defaultOf,
  gunneriesFor,
  mayFire,
  STAND,
  textOf,
  writable,
} from '../../../../src/rulesets/steampunk/rules/orders/writable.ts';
import { playOn } from '../../../../src/rulesets/steampunk/rules/play.ts';
import { STEPS } from '../../../../src/rulesets/steampunk/rules/steps.ts';
import { factsOf, folded, runStep, tableOf } from '../kit.ts';
import { move, poseOf, unit } from './moving.ts';

const ELF = 'elf.elf_infantry';
const order = (movement: Movement, gunnery: readonly [string, string] = ['-', '-'], brake: 0 | 1 | 2 = 0) => ({
  movement,
  gunnery,
  brake,
  priority: 0,
  endurance: { kill: 'always', stubborn: 'never', poison: 'never' } as const,
});
const WALK: Movement = [['360'], ['F'], ['360']];

describe('order lists, ORD-1 to ORD-4', () => {
  it('resolves every L/R and every bracket of a template', () => {
    const built = builtOf({ unit: 'gnome.ballista_tractor_mark_ii' });
    expect(writable(built, 'slow').movements.map(textOf)).toEqual([
      'L + - + -',
      'L + L + -',
      'L + R + -',
      'R + - + -',
      'R + L + -',
      'R + R + -',
      'F + - + -',
      'F + L + -',
      'F + R + -',
      '- + - + B',
      '- + F + B',
      'L + - + B',
      'L + F + B',
      'R + - + B',
      'R + F + B',
      'B + Rev + -',
    ]);
    const wagon = writable(builtOf({ unit: 'dwarf.gunblasterwagon' }), 'still').movements.map(textOf);
    expect(wagon.filter((text) => text.startsWith('A,A'))).toEqual(['A,A + F + F', 'A,A,L + F + F', 'A,A,R + F + F']);
  });

  it('lists the gunnery pairs of a speed, - + - always among them', () => {
    const elf = builtOf({ unit: ELF });
    expect(writable(elf, 'still').gunneries.map(textOf)[0]).toBe('- + -');
    expect(mayFire(elf, 'still', ['Fire', '-'])).toBe(true);
    expect(mayFire(elf, 'fast', ['Fire', '-'])).toBe(false);
    expect(mayFire(elf, 'fast', ['-', '-'])).toBe(true);
  });

  it.each([
    ['elf.elf_infantry', 'slow', 'slow', ['- + -']],
    ['elf.elf_infantry', 'slow', 'still', ['- + -', '- + Fire', '- + Load', '- + Aim']],
    // A row that does something in both parts, where none leaves the first one out.
    ['elf.tattoo_ink', 'fast', 'slow', ['Load + Load']],
    ['darkelf.scout', 'crawl', 'slow', ['Spot + Spot']],
  ] as const)('offers %s for a turn from %s to %s what counts in one part at least, ORD-10', (id, start, end, last) => {
    const offered = gunneriesFor(builtOf({ unit: id }), start, end).map(textOf);
    expect(offered.slice(-last.length)).toEqual(last);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it('has a default for every speed of every unit', () => {
    for (const { id, speeds } of UNITS.values())
      for (const speed of speeds) expect(defaultOf(builtOf({ unit: id }), speed), `${id} ${speed}`).toHaveLength(3);
  });
});

describe('planning, P5', () => {
  const UNITS_HERE = {
    b1: { unit: ELF, at: 'D8' },
    b2: { unit: 'elf.e34', at: 'C8' },
    o1: { unit: 'darkelf.assassin', at: 'D2', hidden: true },
  };
  const ask = (state: State, of: 'now' | 'next'): void => {
    const step = { do: 'plan', of } as const;
    folded(state, [], function* (dice) {
      yield { kind: 'went-on', to: { truth: { agenda: [step, { do: 'turn' }] } } };
      yield* playOn(state, dice);
    });
  };
  const refused = (intent: unknown, seat = 'blue') => {
    const state = tableOf({ units: UNITS_HERE });
    ask(state, 'next');
    const seen = view(state, seat);
    const decision = pending(state).find((each) => each.seat === seat)!;
    return checkIntent(seen, seat, IntentSchema.parse(intent), decision);
  };

  it('writes the orders of the next turn, one turn ahead and in secret, ORD-2', () => {
    const state = tableOf({ units: UNITS_HERE });
    const { events, asked } = runStep(
      state,
      { do: 'plan', of: 'next' },
      { answers: { 'plan blue': [{ kind: 'order', unit: 'b1', order: order(WALK) }] as never } },
    );
    expect(asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      ['blue', 'plan'],
      ['orange', 'plan'],
    ]);
    expect(factsOf(events, 'orders-written')).toEqual([expect.objectContaining({ of: 'next' })]);
    expect(state.orders.b1).toMatchObject({ now: null, next: order(WALK) });
    expect(state.orders.b2).toMatchObject({ next: null });
    expect(view(state, 'orange').orders).not.toHaveProperty('b1');
  });

  it('writes the orders of the first turn after set-up, SET-8', () => {
    const state = tableOf({ units: { b1: { unit: ELF, at: 'D8' } }, turn: 0 });
    runStep(
      state,
      { do: 'plan', of: 'now' },
      {
        answers: { 'plan blue': [{ kind: 'order', unit: 'b1', order: order(WALK) }] as never },
      },
    );
    expect(state).toMatchObject({ stage: 'orders', orders: { b1: { now: order(WALK), next: null } } });
  });

  it('carries out in a turn what was written in the last one', () => {
    const began = (turn: number) => {
      const state = tableOf({ units: { b1: { unit: ELF, at: 'D8' } }, turn });
      const instead = { movement: WALK, rule: 'ORD-9' } as const;
      (state as { orders: State['orders'] }).orders = { b1: { now: order(STAND), next: order(WALK), instead } };
      const [first] = STEPS.turn.perform(state, { do: 'turn' }, {}, scriptedDice([]));
      if (first!.to) applyChange(state, first!.to);
      return state;
    };
    expect(began(3)).toMatchObject({ turn: 4, stage: 'turn' });
    expect(began(3).orders.b1).toEqual({ now: order(WALK), next: null });
    // Before the first turn orders are written for it: they stay.
    expect(began(0).orders.b1!.now).toEqual(order(STAND));
  });

  it('takes any order of the lists of any speed, and the default orders', () => {
    const at = (movement: Movement, gunnery?: readonly [string, string]) =>
      refused({ kind: 'order', unit: 'b1', order: order(movement, gunnery) });
    expect(at(WALK)).toBeUndefined();
    expect(at([['360'], ['F'], ['B']])).toBeUndefined();
    expect(at([['-'], ['A'], ['Flee']])).toBeUndefined();
    expect(at(WALK, ['Fire', '-'])).toBeUndefined();
  });

  it.each([
    ['an order that no list has', { unit: 'b1', order: order([['F'], ['F'], ['F']]) }, 'no-such-order'],
    ['a template that is not resolved', { unit: 'b2', order: order([['L/R'], ['A'], ['F']]) }, 'no-such-order'],
    ['a token that does not exist', { unit: 'b1', order: order([['fly'], ['-'], ['-']]) }, 'no-such-order'],
    ['a gunnery order that no list has', { unit: 'b1', order: order(WALK, ['Fire', 'Fire']) }, 'no-such-order'],
    ['braking without the ability', { unit: 'b1', order: order(WALK, ['-', '-'], 1) }, 'no-brake'],
    ['an enemy that hides', { unit: 'o1', order: order(WALK) }, 'no-unit'],
    ['a unit that is not there', { unit: 'b9', order: order(WALK) }, 'no-unit'],
  ])('refuses %s', (_what, part, code) => {
    expect(refused({ kind: 'order', ...part })).toMatchObject({ code, rule: 'ORD-1' });
  });

  it('says nothing else of a hidden enemy than of a unit that is not there', () => {
    const of = (id: string) => JSON.stringify(refused({ kind: 'order', unit: id, order: order(WALK) })).replace(id, '');
    expect(of('o1')).toBe(of('o9'));
  });

  it('refuses answers of another kind', () => {
    expect(refused({ kind: 'heal', unit: 'b1', cures: [] })).toMatchObject({ code: 'wrong-answer', rule: 'P5' });
    expect(refused({ kind: 'choose', option: 'yes' })).toMatchObject({ code: 'wrong-answer' });
  });

  it.each([
    ['two steps', { movement: [['F'], ['F']], gunnery: ['-', '-'] }],
    ['an empty step', { movement: [[], ['F'], ['F']], gunnery: ['-', '-'] }],
    ['three gunnery parts', { movement: WALK, gunnery: ['-', '-', '-'] }],
    ['brakes of 3', { movement: WALK, gunnery: ['-', '-'], brake: 3 }],
    ['a field more', { movement: WALK, gunnery: ['-', '-'], now: true }],
  ])('does not read an order with %s', (_what, wrong) => {
    expect(IntentSchema.safeParse({ kind: 'order', unit: 'b1', order: wrong }).success).toBe(false);
  });
});

describe('orders that do not count', () => {
  const first = (given: Parameters<typeof unit>[3], orders?: Movement) =>
    move(
      { units: { b1: { ...unit(ELF, 'D5', '-', given), ...(orders ? { order: { movement: orders } } : {}) } } },
      { movement: 1 },
    );

  it('ORD-2: who has no order does the default of its speed', () => {
    const { state, events } = move(
      { units: { b1: { unit: ELF, at: 'D5', speed: 'still' }, o1: unit('ork.grunt', 'D2', '-') } },
      { movement: 1 },
    );
    expect(state.orders.b1!.instead).toEqual({ movement: [['-'], ['A'], ['Flee']], rule: 'ORD-2' });
    expect(factsOf(events, 'orders-replaced')[0]!.each).toContainEqual({ unit: 'b1', seat: 'blue', rule: 'ORD-2' });
    runStep(state, { do: 'movement', movement: 2 });
    runStep(state, { do: 'movement', movement: 3 });
    expect(poseOf(state, 'b1')).toBe('E6 2 slow');
  });

  it('ORD-9 (a): an order that is not in the list of the speed is replaced whole', () => {
    const { state } = first({ speed: 'fast' }, WALK);
    expect(state.orders.b1!.instead).toEqual({ movement: [['-'], ['Flee'], ['Flee']], rule: 'ORD-9' });
    expect(first({ speed: 'slow' }, WALK).state.orders.b1!.instead).toBeUndefined();
    const car = move(
      {
        units: {
          b1: { ...unit('ork.speedhead', 'D5', '-', { speed: 'still' }), order: { movement: [['F'], ['-'], ['-']] } },
        },
      },
      { movement: 1 },
    );
    expect(car.state.orders.b1!.instead).toEqual({ movement: [['-'], ['-'], ['A']], rule: 'ORD-9' });
  });

  it('ORD-9 (a) is asked only at the start of Movement 1', () => {
    const state = tableOf({
      units: { b1: { unit: ELF, at: 'D5', speed: 'still', order: { movement: [['360'], ['A'], ['F']] } } },
    });
    for (const movement of [1, 2, 3] as const) runStep(state, { do: 'movement', movement });
    expect(poseOf(state, 'b1')).toBe('D4 0 slow');
    expect(state.orders.b1!.instead).toBeUndefined();
  });

  it('ORD-9 (b): a step that cannot be done is that of the default order, the others are as written', () => {
    const state = tableOf({
      units: {
        b1: { unit: 'dwarf.dw42', at: 'D1', speed: 'fast', order: { movement: [['F'], ['F'], ['F']] } },
      },
    });
    const ran = [1, 2, 3].map((movement) => runStep(state, { do: 'movement', movement: movement as 1 | 2 | 3 }));
    expect(state.units.b1!.did.steps).toEqual([['-'], ['B'], ['B']]);
    expect(poseOf(state, 'b1')).toBe('D1 0 still');
    expect(ran.map(({ events }) => factsOf(events, 'steps-replaced')[0]?.each[0]?.token)).toEqual(['F', 'F', 'F']);
  });

  it('ORD-9 (b): it is nothing, if the default cannot be done either', () => {
    const { state } = move({
      units: { b1: unit('dwarf.dw42', 'D1', 'F', { speed: 'fast', harm: { criticals: ['cannot_change_speed'] } }) },
    });
    expect(state.units.b1!.did.steps[1]).toEqual(['-']);
    expect(poseOf(state, 'b1')).toBe('D1 0 fast');
  });

  it('ORD-9: a whole step is replaced, also what could have been done of it', () => {
    const { state } = move({ units: { b1: unit(ELF, 'D1', 'R,L,F', { speed: 'slow' }) } });
    expect(poseOf(state, 'b1')).toBe('D1 0 slow');
  });

  it('ORD-11: a shaken unit does the default of its speed, from the step on before which it was shaken', () => {
    const state = tableOf({
      units: {
        b1: { unit: 'dwarf.dw42', at: 'D5', speed: 'fast', order: { movement: [['F'], ['F'], ['F']] } },
      },
    });
    runStep(state, { do: 'movement', movement: 1 });
    (state as { units: State['units'] }).units = {
      b1: { ...state.units.b1!, harm: { ...state.units.b1!.harm, shaken: 2 } },
    };
    runStep(state, { do: 'movement', movement: 2 });
    expect(state.orders.b1!.instead).toEqual({ movement: [['-'], ['B'], ['B']], rule: 'ORD-11' });
    expect(poseOf(state, 'b1')).toBe('D4 0 slow');
    // The default of the speed that it had when it was shaken, not of the one that it has now.
    runStep(state, { do: 'movement', movement: 3 });
    expect(poseOf(state, 'b1')).toBe('D4 0 still');
  });

  it('tells nobody but the owner that an order was replaced', () => {
    const { events } = first({ speed: 'fast' }, WALK);
    expect(factsOf(events, 'orders-replaced')).toHaveLength(1);
    expect(factsOf(events, 'step-carried-out')[0]!.each).toEqual([]);
  });

  it('RET-6: what a lost assault leaves comes before everything else but a drag, MOV-1', () => {
    const after = (remainder: 'turn' | 'nothing', criticals: never[] | ['cannot_rotate'] = []) =>
      poseOf(
        move(
          { units: { b1: unit(ELF, 'D5', 'F', { speed: 'slow', remainder, harm: { shaken: 1, criticals } }) } },
          { answers: { 'turn b1': '2' } },
        ).state,
        'b1',
      );
    expect(after('turn')).toBe('D5 2 slow');
    expect(after('nothing')).toBe('D5 0 slow');
    expect(after('turn', ['cannot_rotate'])).toBe('D5 0 slow');
  });

  it('AB-UN: an unconscious unit does nothing', () => {
    const { state } = move({
      units: { b1: unit('ork.troll', 'D5', 'F', { speed: 'slow', remainder: 'turn', harm: { unconscious: true } }) },
    });
    expect(poseOf(state, 'b1')).toBe('D5 0 slow');
    expect(state.units.b1!.did.steps[1]).toEqual(['-']);
  });
});

describe('perfect braking', () => {
  const WAGON = { unit: 'dwarf.gunblasterwagon', at: 'D7', speed: 'fast' } as const;
  const braking = (brake: 0 | 1 | 2, given: object = {}) => {
    const state = tableOf({
      units: { b1: { ...WAGON, order: { movement: [['F'], ['F'], ['F', 'L']], brake }, ...given } },
    });
    for (const movement of [1, 2, 3] as const) runStep(state, { do: 'movement', movement });
    return poseOf(state, 'b1');
  };

  it('takes speed off after the third step', () => {
    expect([braking(0), braking(1), braking(2)]).toEqual(['D4 5 fast', 'D4 5 slow', 'D4 5 still']);
  });

  it('does not count if the order does not, or the speed cannot change', () => {
    expect(braking(1, { harm: { criticals: ['cannot_change_speed'] } })).toBe('D4 5 fast');
    expect(braking(2, { speed: 'slow', at: 'D5' })).toBe('D5 0 still');
  });
});
