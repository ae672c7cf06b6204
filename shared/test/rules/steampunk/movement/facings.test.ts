import { fastDice } from '@ironhex/shared/dice';
import { type Happened, Match, PUBLIC, readIntent } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../../src/hex/index.ts';
import type { Intent } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import type { Order } from '../../../../src/rulesets/steampunk/model/orders.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { SteampunkTypes } from '../../../../src/rulesets/steampunk/model/types.ts';
import { ghosts } from '../../../../src/rulesets/steampunk/plan/forecast.ts';
import { judge } from '../../../../src/rulesets/steampunk/plan/judge.ts';
import { toPosition } from '../../../../src/rulesets/steampunk/position/to-position.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import { hex } from '../ground.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';
import { setupOf } from '../transcripts/scene.ts';
import { doing, type Moved, move, poseOf, unit } from './moving.ts';

// Facings that are written with an order, P6: what is written is not asked, and everything else is as if it had been.

const ELF = 'elf.elf_infantry';
const ORK = 'ork.ork_infantry';
const ASSASSIN = 'darkelf.assassin';
const slow = { speed: 'slow' } as const;

/** A unit that does this in the second step, with facings for its `360`s. */
const turning = (id: string, at: string, tokens: string, facings: Order['facings'], given: Partial<Placing> = {}) =>
  unit(id, at, tokens, { ...slow, order: { ...doing(...tokens.split(',')), facings }, ...given });

const keysOf = ({ asked }: Moved): readonly string[] => asked.map(({ key }) => key);

describe('a facing that is written', () => {
  it('is taken without a question, before the move and after it', () => {
    const run = move({ units: { b1: turning(ELF, 'D5', '360,F,360', [1, 4]), o1: unit(ORK, 'A1', '-', slow) } });
    expect(keysOf(run)).toEqual([]);
    expect(poseOf(run.state, 'b1')).toBe('E5 4 slow');
  });

  it('is told to the others as if it had been chosen, in the same place, INI-1', () => {
    const table = (facings?: Order['facings']) => ({
      units: { b1: turning(ELF, 'D5', '360', facings), o1: turning(ORK, 'F4', '360', undefined) },
    });
    const asked = move(table(), { answers: { 'turn b1': '2', 'turn o1': '5' } });
    const written = move(table([2]), { answers: { 'turn o1': '5' } });
    expect([keysOf(asked), keysOf(written)]).toEqual([['turn o1', 'turn b1'], ['turn o1']]);
    expect(written.events).toEqual(asked.events);
    expect(factsOf(written.events, 'moves-chosen')).toHaveLength(2);
  });

  it('is asked all the same where it leads off the board', () => {
    const run = move({ units: { b1: turning(ELF, 'D1', '360,F', [0]) } }, { answers: { 'turn b1': '3' } });
    expect(keysOf(run)).toEqual(['turn b1']);
    expect(poseOf(run.state, 'b1')).toBe('D2 3 slow');
  });

  it('does not count against what its owner has declared, P7: then it is asked', () => {
    const units = { b1: turning(ELF, 'D5', '360,F', [0]), o1: unit(ORK, 'D4', '-', slow) };
    const no = move({ units }, { answers: { 'declare b1': 'no', 'turn b1': '2' } });
    expect(keysOf(no)).toEqual(['declare b1', 'turn b1']);
    const yes = move({ units }, { answers: { 'declare b1': 'yes' } });
    expect(keysOf(yes)).toEqual(['declare b1']);
    expect(yes.state.contests).toMatchObject([{ at: hex('D4'), entering: [{ unit: 'b1' }] }]);
  });

  it('may be left open for one of two turns', () => {
    const run = move({ units: { b1: turning(ELF, 'D5', '360,F,360', [null, 3]) } }, { answers: { 'turn b1': '1' } });
    expect(keysOf(run)).toEqual(['turn b1']);
    expect(poseOf(run.state, 'b1')).toBe('E5 3 slow');
  });

  it('belongs to the turn of its own step', () => {
    const order = { movement: [['360'], ['360'], ['360']], facings: [4, null, 2] } as const;
    const run = (movement: 1 | 2 | 3) => move({ units: { b1: { unit: ELF, at: 'D5', order } } }, { movement });
    expect([1, 2, 3].map((movement) => keysOf(run(movement as 1)))).toEqual([[], ['turn b1'], []]);
    expect([poseOf(run(1).state, 'b1'), poseOf(run(3).state, 'b1')]).toEqual(['D5 4 still', 'D5 2 still']);
  });

  it('counts also for a turn after an assault, MOV-9', () => {
    const state = tableOf({
      units: {
        b1: turning(ELF, 'D5', 'F,360', [4], { did: { steps: [null, ['F', '360'], null], parts: [null, null] } }),
      },
    });
    const { asked } = runStep({ ...state, late: { b1: ['360'] } }, { do: 'late', movement: 2 });
    expect(asked).toEqual([]);
    const open = tableOf({ units: { b1: turning(ELF, 'D5', 'F,360', undefined) } });
    expect(runStep({ ...open, late: { b1: ['360'] } }, { do: 'late', movement: 2 }).asked).toHaveLength(1);
  });
});

describe('what is not carried out as it was written has no facing', () => {
  it('a default order in its place, ORD-9, though it was written so', () => {
    const order = { movement: [['A'], ['Flee'], ['360']], facings: [4] } as const;
    const given = { unit: 'elf.eagle_rider', at: 'D5', speed: 'slow', order } as const;
    const state = tableOf({ units: { b1: given } });
    const { events } = runStep(state, { do: 'movement', movement: 1 });
    expect(factsOf(events, 'orders-replaced')).toMatchObject([{ each: [{ rule: 'ORD-9' }] }]);
    expect(runStep(state, { do: 'movement', movement: 3 }).asked.map(({ key }) => key)).toEqual(['turn b1']);
  });

  it('the rest of a lost assault, RET-6', () => {
    expect(keysOf(move({ units: { b1: turning(ELF, 'D5', '360', [4], { remainder: 'turn' }) } }))).toEqual(['turn b1']);
  });

  it('a shaken unit, ORD-11', () => {
    const run = move({ units: { b1: turning(ELF, 'D5', '360', [4], { harm: { shaken: 1 } }) } });
    expect(run.state.units.b1!.facing).not.toBe(4);
  });
});

describe('what is foreseen', () => {
  const seen = (facings: Order['facings'], movement: Order['movement'] = [['360'], ['F'], ['360']]) => {
    const order = { movement, facings } as Order;
    const table = view(tableOf({ units: { b1: { unit: ELF, at: 'D8', speed: 'slow', order } } }), 'blue');
    const written = table.orders.b1!.now!;
    return { now: ghosts(table, table.units.b1!, written, null).now, written, table };
  };

  it('is the facing that is written, with the ways that are open', () => {
    const { now } = seen([1, 3]);
    expect(now.steps.map((ghost) => `${ghost!.at} ${ghost!.facing}`)).toEqual([
      `${hex('D8')} 1`,
      `${hex('E8')} 1`,
      `${hex('E8')} 3`,
    ]);
    expect(now.steps.map((ghost) => ghost!.turns.map(({ written, options }) => [written, options.length]))).toEqual([
      [[true, 6]],
      [],
      [[true, 6]],
    ]);
  });

  it('says that one is asked where nothing is written', () => {
    const { now } = seen([null, 3]);
    expect(now.steps.flatMap((ghost) => ghost!.turns.map(({ written }) => written))).toEqual([false, true]);
  });

  it('warns of a facing that cannot be chosen where the unit will be', () => {
    const given = { unit: 'elf.eagle_rider', at: 'D3', speed: 'fast_fly' } as const;
    const table = { ...view(tableOf({ units: { b1: given } }), 'blue'), stage: 'orders' as const };
    const movement = [
      ['360', 'F'],
      ['360', 'F', '360'],
      ['F', '360'],
    ] as const;
    const warned = (...facings: readonly (Direction | null)[]) =>
      judge(table, table.units.b1!, { ...seen([1, 3]).written, movement, facings }).filter(({ rule }) => rule === 'P6');
    expect(warned(0, 0, 3, null)).toEqual([]);
    expect(warned(0, 1, 3, null)).toEqual([]);
    expect(warned(1, 1, 2, 0)).toEqual([]);
    const north = { ...table, units: { b1: { ...table.units.b1!, at: hex('D2') } } };
    expect(judge(north, north.units.b1, { ...seen([1, 3]).written, movement, facings: [0, 0, 3, null] })).toMatchObject(
      [{ rule: 'P6', step: 2 }],
    );
  });
});

describe('what is sent', () => {
  const match = () =>
    new Match<SteampunkTypes>(
      steampunk,
      setupOf(['unit b1 elf.elf_infantry D8 {"speed": "slow"}', 'unit o1 ork.grunt D2 {}']),
      { dice: () => fastDice(1), viewers: ['blue', 'orange', PUBLIC] },
    );
  const refusedOf = (order: object): readonly (string | undefined)[] | undefined => {
    const table = match();
    const decision = table.pending().find(({ seat }) => seat === 'blue')!;
    const written = { kind: 'order', unit: 'b1', order: { gunnery: ['-', '-'], ...order } };
    const read = readIntent(steampunk, written);
    if (!read.ok) return [read.error.code, read.error.rule];
    const done = table.submit('blue', read.value as Intent, { decision: decision.id });
    return done.ok ? undefined : [done.error.code, done.error.rule];
  };
  const WALK = [['360'], ['F'], ['360']];

  it('is one facing for each 360 of the order, or null', () => {
    expect(refusedOf({ movement: WALK, facings: [1, null] })).toBeUndefined();
    expect(refusedOf({ movement: WALK })).toBeUndefined();
  });

  it('is refused with its rule where it is anything else', () => {
    expect(refusedOf({ movement: WALK, facings: [1] })).toEqual(['no-such-turn', 'ORD-5']);
    expect(refusedOf({ movement: WALK, facings: [1, 2, 3] })).toEqual(['no-such-turn', 'ORD-5']);
    expect(refusedOf({ movement: [['-'], ['-'], ['Flee']], facings: [1] })).toEqual(['no-such-turn', 'ORD-5']);
    expect(refusedOf({ movement: WALK, facings: [6, 1] })).toEqual(['malformed', 'MAP-3']);
    expect(refusedOf({ movement: WALK, facings: Array(7).fill(0) })).toEqual(['malformed', 'ORD-5']);
    expect(refusedOf({ movement: WALK, facings: 'N' })).toEqual(['malformed', 'ORD-5']);
  });

  it('is drawn by chance too, with and without', () => {
    const table = match();
    const decision = table.pending().find(({ seat }) => seat === 'blue')!;
    const drawn = [...steampunk.choices(table.view('blue'), decision)].flatMap((part) =>
      part.kind === 'order' && part.order.movement.flat().includes('360') ? [part.order.facings] : [],
    );
    expect(drawn.some((facings) => facings === undefined)).toBe(true);
    expect(drawn.some((facings) => facings?.includes(null))).toBe(true);
    expect(drawn.some((facings) => facings && !facings.includes(null))).toBe(true);
  });

  it('stands in a position and in what its owner sees, and nowhere else', () => {
    const state = tableOf({ units: { b1: turning(ELF, 'D5', '360', [4]), o1: unit(ORK, 'A1', '-', slow) } });
    expect(toPosition(state)).toHaveProperty('units.0.orders.now.facings', [4]);
    expect(JSON.stringify(view(state, 'blue'))).toContain('"facings":[4]');
    for (const viewer of ['orange', PUBLIC]) expect(JSON.stringify(view(state, viewer))).not.toContain('facings');
  });
});

describe('what others learn', () => {
  const OTHERS = ['orange', PUBLIC];

  /** Blue's b1 turns in the second step: what the others are sent meanwhile, and see, and what time runs; and what blue is asked. */
  const watched = (given: object, facings: readonly number[] | undefined, choices: string) => {
    const orders = { now: { movement: [['-'], ['360'], ['-']], gunnery: ['-', '-'], ...(facings && { facings }) } };
    const setup = setupOf([
      `options ${JSON.stringify({ choices })}`,
      'hex D8 ruins',
      `unit b1 ${ASSASSIN} D8 ${JSON.stringify({ speed: 'slow', orders, ...given })}`,
      'unit o1 ork.grunt G1 {}',
      'step 11',
    ]);
    const table = new Match<SteampunkTypes>(steampunk, setup, { dice: () => fastDice(1), viewers: OTHERS });
    const told: unknown[] = [];
    const tell = ({ seen }: Happened<SteampunkTypes>): void => {
      const parts = OTHERS.map((viewer) => seen.get(viewer) ?? []);
      if (parts.every((each) => each.length === 0)) return;
      told.push(structuredClone([parts, OTHERS.map((viewer) => table.view(viewer)), table.timers()]));
    };
    tell(table.begun);
    const asked: string[] = [];
    while (table.state.step < 17 && !table.outcome) {
      const decision = table.pending().find(({ committed }) => !committed);
      if (decision) asked.push(table.state.own[decision.seat]!.asks.find(({ id }) => id === decision.id)!.key);
      const done = decision
        ? table.submit(decision.seat, { kind: 'choose', option: '4' }, { decision: decision.id })
        : table.ring(table.timers()[0]!.id);
      if (!done.ok) throw new Error(done.error.code);
      tell(done.value);
    }
    return { told, asked, facing: table.state.units.b1!.facing };
  };

  it('of hidden units nothing: the window is the same, whether or not a facing was written', () => {
    for (const choices of ['ranked', 'simultaneous']) {
      const open = watched({ hidden: true }, undefined, choices);
      const written = watched({ hidden: true }, [4], choices);
      expect([open.asked, written.asked]).toEqual([['turn b1'], []]);
      expect([open.facing, written.facing]).toEqual([4, 4]);
      expect(JSON.stringify(open.told)).toContain('"hidden"');
      expect(written.told).toEqual(open.told);
    }
  });

  it('of others what is carried out, and that nobody was asked', () => {
    const facts = ({ told }: ReturnType<typeof watched>) =>
      (told as [[{ kind: string; to: object }[]]][]).flatMap(([[seen]]) =>
        seen.filter(({ kind }) => !['asked', 'closed', 'answered', 'unseen'].includes(kind)),
      );
    const open = watched({}, undefined, 'ranked');
    const written = watched({}, [4], 'ranked');
    expect([open.asked, written.asked]).toEqual([['turn b1'], []]);
    expect(facts(written)).toEqual(facts(open));
    expect(facts(written).map(({ kind }) => kind)).toContain('moves-chosen');
  });
});
