import { describe, expect, it } from 'vitest';
import {
  allocationWithout,
  exchangesIn,
  isProposed,
} from '../../../../src/rulesets/steampunk/rules/assault/cunning.ts';
import { deal } from '../../../../src/rulesets/steampunk/rules/assault/deal.ts';
import { rollLight } from '../../../../src/rulesets/steampunk/rules/assault/strikes.ts';
import { factsOf, folded, type Laying, type Placing, type Replies, runStep } from '../kit.ts';
import { contestedTable, dice, fightOf } from './kit.ts';

/** Blue stays in D5 facing north, orange enters from D4; the hits are dealt out as by default. */
const struck = (
  units: Readonly<Record<string, Placing>>,
  landed: Parameters<typeof fightOf>[1],
  {
    script = [],
    answers = {},
    winner = 'orange',
    ...laying
  }: { script?: readonly number[]; answers?: Replies; winner?: string } & Partial<Laying> = {},
) => {
  const ids = Object.keys(units);
  const state = contestedTable(
    { ...laying, units },
    {
      at: 'D5',
      staying: ids.filter((id) => id.startsWith('b')),
      entering: Object.fromEntries(ids.filter((id) => id.startsWith('o')).map((id) => [id, 'D4'])),
    },
  );
  const fight = fightOf(state, landed, winner);
  const open = { ...state, fight: { ...fight, allocation: deal(state, fight) } };
  const ran = runStep(open, { do: 'strikes' }, { dice: script, answers });
  return { ...ran, state: open };
};

const E34 = { unit: 'elf.e34', at: 'D5' } as const;
const ORKS = { unit: 'ork.ork_infantry', at: 'D4', facing: 3 } as const;

describe('what hits do', () => {
  it('AS-13: armour dice with the printed AP against the armour of the angle, support, and no effect of range', () => {
    const back = { ...E34, facing: 3 } as const;
    const { events } = struck({ b1: back, o1: ORKS }, { o1: { hits: [0, 1] } }, { script: [...dice(6, 1), 3] });
    expect(factsOf(events, 'armour-rolled')).toMatchObject([
      { unit: 'b1', by: 'o1', angle: 3, armour: 8, ap: [{ why: 'printed', add: 2 }] },
    ]);
    expect(factsOf(events, 'damage-rolled')).toMatchObject([
      {
        unit: 'b1',
        dice: [3],
        reasons: [
          { why: 'modifier', add: -2 },
          { why: 'support', add: 1 },
        ],
        result: 2,
      },
    ]);
  });

  it('AS-13: everything goes to the ledger', () => {
    const { state } = struck({ b1: E34, o1: ORKS }, { o1: { hits: [0] } }, { script: [...dice(8, 1), 5] });
    expect(state.units.b1!.harm.fd).toBe(0);
    expect(state.units.b1!.ledger!.fd).toBe(1);
  });

  it('AS-9: hits on the loser are rolled before those on the winner', () => {
    const elves = { unit: 'elf.elf_infantry', at: 'D5' };
    const rolled = (winner: string) =>
      factsOf(
        struck({ b1: elves, o1: ORKS }, { b1: { hits: [0] }, o1: { hits: [0] } }, { script: [1, 1], winner }).events,
        'damage-rolled',
      ).map(({ unit }) => unit);
    expect(rolled('orange')).toEqual(['b1', 'o1']);
    expect(rolled('blue')).toEqual(['o1', 'b1']);
  });

  it('weakest_armor: an eagle strikes where the armour is lowest', () => {
    const eagle = { unit: 'elf.eagle_rider', at: 'D4', facing: 3 } as const;
    const { events } = struck({ b1: E34, o1: eagle }, { o1: { hits: [0] } }, { script: [...dice(5, 1), 1] });
    expect(factsOf(events, 'armour-rolled')[0]).toMatchObject({ angle: 3, armour: 8 });
  });

  it('by_arc: a HammerHead does more with its front than with its sides', () => {
    const hammer = { unit: 'ork.hammerhead', at: 'D5' } as const;
    const foe = { unit: 'elf.elf_infantry', at: 'D4', facing: 3 } as const;
    const front = struck({ b1: hammer, o1: foe }, { b1: { hits: [0] } }, { script: [1], winner: 'blue' });
    const side = struck(
      { b1: { ...hammer, facing: 1 }, o1: foe },
      { b1: { hits: [0] } },
      { script: [1], winner: 'blue' },
    );
    expect(factsOf(front.events, 'armour-rolled')[0]!.ap).toEqual([{ why: 'printed', add: 10 }]);
    expect(factsOf(front.events, 'damage-rolled')[0]).toMatchObject({ sides: 8, result: 4 });
    expect(factsOf(side.events, 'armour-rolled')[0]!.ap).toEqual([{ why: 'printed', add: 2 }]);
    expect(factsOf(side.events, 'damage-rolled')[0]).toMatchObject({ sides: 8, result: 1 });
  });

  it('armor_add_not_in_assault: a shield wall does not stop blows', () => {
    const wall = { unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.wheeled_shieldwall'], at: 'D5' };
    const { events } = struck({ b1: wall, o1: ORKS }, { o1: { hits: [0] } }, { script: [1] });
    expect(factsOf(events, 'armour-rolled')[0]).toMatchObject({ armour: 0, dice: [] });
  });
});

describe('tokens for hits, AS-14', () => {
  const ELVES = { unit: 'elf.elf_infantry', at: 'D5' } as const;
  const poison = (
    state: { units: Readonly<Record<string, { ledger: { poison: readonly number[] } | null }>> },
    id: string,
  ) => state.units[id]!.ledger?.poison ?? [];

  it('poison: one token for every so many hits of a unit on another, support too', () => {
    const assassin = { unit: 'darkelf.assassin', at: 'D4', facing: 3 } as const;
    const hit = (count: number) =>
      poison(
        struck({ b1: ELVES, o1: assassin }, { o1: { hits: dice(count, 0) } }, { script: dice(Math.min(count, 4), 1) })
          .state,
        'b1',
      );
    expect([hit(1), hit(2), hit(3), hit(5)]).toEqual([[], [12], [12], [12, 12]]);
  });

  it('poison: hits of two units are counted apart', () => {
    const scorpion = { unit: 'darkelf.mechanical_scorpion', at: 'D4', facing: 3 } as const;
    const assassin = { unit: 'darkelf.assassin', at: 'D4', facing: 3 } as const;
    const { state } = struck(
      { b1: ELVES, o1: scorpion, o2: assassin },
      { o1: { hits: [0] }, o2: { hits: [0] } },
      { script: [1, 1] },
    );
    expect(poison(state, 'b1')).toEqual([]);
  });

  it('poison: machines take none', () => {
    const queen = { unit: 'darkelf.queen_yy', at: 'D4', facing: 3 } as const;
    const { state } = struck({ b1: E34, o1: queen }, { o1: { hits: [0] } }, { script: [...dice(7, 1), 1] });
    expect(poison(state, 'b1')).toEqual([]);
  });

  it('gas_assault: poison of the cloud in the hex for every two hits', () => {
    const trained = {
      unit: 'darkelf.roboprosthetic_darkelf',
      equipment: ['darkelf.gas_mask_assault_training'],
      at: 'D4',
      facing: 3 as const,
    };
    const landed = { o1: { hits: [0, 1, 2, 3] } };
    const gas = struck({ b1: ELVES, o1: trained }, landed, {
      script: dice(4, 1),
      markers: { D5: { poison: { count: 2, die: 8, from: 5 } } },
    });
    expect(poison(gas.state, 'b1')).toEqual([8, 8]);
    expect(poison(struck({ b1: ELVES, o1: trained }, landed, { script: dice(4, 1) }).state, 'b1')).toEqual([]);
  });

  it('assault_fire: a unit that is hit burns once', () => {
    const balrog = { unit: 'dwarf.tamed_balrog', at: 'D4', facing: 3 } as const;
    const burning = (hits: readonly number[]) =>
      struck({ b1: ELVES, o1: balrog }, { o1: { hits } }, { script: dice(hits.length, 1) }).state.units.b1!.ledger
        ?.fire;
    expect([burning([0, 0, 0]), burning([])]).toEqual([1, undefined]);
  });

  it('poison_on_deflect: who is deflected by spikes is poisoned, once for each hit', () => {
    const spiked: Placing = { unit: 'ork.bioengineered_ork', equipment: ['ork.poison_spikes'], at: 'D4', facing: 3 };
    const { state } = struck(
      { b1: ELVES, o1: spiked },
      { b1: { hits: [0, 1, 2] }, o1: { deflections: 2 } },
      { script: [1] },
    );
    expect(poison(state, 'b1')).toEqual([4, 4]);
  });
});

describe('cunning assault, AB-CA', () => {
  const hits = (count: number) => ({ o1: { hits: Array.from({ length: count }, (_, index) => index % 4) } });

  it('is offered to each side for enemies with a Light table, N hits for a roll', () => {
    const asked = (
      units: Readonly<Record<string, Placing>>,
      landed: Parameters<typeof fightOf>[1],
      script: readonly number[],
    ) => struck(units, landed, { script }).asked.map(({ seat, key, options }) => [seat, key, options]);
    expect(asked({ b1: E34, o1: ORKS }, hits(7), [5, 5, ...dice(6, 1)])).toEqual([
      ['orange', 'cunning b1 3', ['no', '1', '2']],
    ]);
    expect(asked({ b1: E34, o1: ORKS }, hits(2), [...dice(8, 1), 1])).toEqual([]);
    expect(asked({ b1: { unit: 'elf.elf_infantry', at: 'D5' }, o1: ORKS }, hits(3), [1, 1, 1])).toEqual([]);
    const loser = asked(
      { b1: { unit: 'elf.elf_infantry', at: 'D5' }, o1: { unit: 'ork.ork_char_b1', at: 'D4', facing: 3 } },
      { b1: { hits: [0, 1] } },
      [...dice(10, 1), 1],
    );
    expect(loser).toEqual([['blue', 'cunning o1 2', ['no', '1']]]);
  });

  it('is proposed where the armour is at least 4 above the AP', () => {
    const proposed = (b1: Placing) => {
      const state = contestedTable({ units: { b1, o1: ORKS } }, { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } });
      const fight = fightOf(state, hits(3), 'orange');
      const dealt = { ...fight, allocation: deal(state, fight) };
      return exchangesIn(state, dealt).map((exchange) => isProposed(state, dealt, exchange));
    };
    expect(proposed({ unit: 'elf.tattoo_ink', at: 'D5', facing: 3 })).toEqual([true]);
    expect(proposed({ unit: 'darkelf.mechanical_scorpion', at: 'D5', facing: 3 })).toEqual([false]);
  });

  it('gives support first: the primary hit stays with what is left', () => {
    const { events, state } = struck({ b1: E34, o1: ORKS }, hits(5), {
      answers: { 'cunning b1 3': '1' },
      script: [...dice(8, 1), 1, 6],
    });
    expect(factsOf(events, 'hits-exchanged')).toMatchObject([{ seat: 'orange', target: 'b1', per: 3, rolls: 1 }]);
    expect(factsOf(events, 'damage-rolled')).toMatchObject([
      {
        type: 'regular',
        reasons: [
          { why: 'modifier', add: -2 },
          { why: 'support', add: 1 },
        ],
      },
      { type: 'light', result: 6 },
    ]);
    expect(state.units.b1!.ledger!.shaken).toBe(2);
  });

  it('may give the primary hit as well; support that is left over is lost', () => {
    const { events } = struck({ b1: E34, o1: ORKS }, hits(7), {
      answers: { 'cunning b1 3': '2' },
      script: [...dice(8, 1), 1, 1, 1],
    });
    expect(factsOf(events, 'damage-rolled').map(({ type }) => type)).toEqual(['regular', 'light', 'light']);
    const all = struck({ b1: E34, o1: ORKS }, hits(6), { answers: { 'cunning b1 3': '2' }, script: [1, 1] });
    expect(factsOf(all.events, 'damage-rolled').map(({ type }) => type)).toEqual(['light', 'light']);
  });

  it('moves the support of an exchanged hit to another on the same unit', () => {
    const allocation = {
      cancelled: [],
      primary: [
        { hit: 0, on: 'o1' },
        { hit: 1, on: 'o1' },
        { hit: 2, on: 'o2' },
      ],
      support: [
        { hit: 3, to: 0 },
        { hit: 4, to: 2 },
      ],
    };
    expect(allocationWithout(allocation, [0, 2])).toEqual({
      cancelled: [],
      primary: [{ hit: 1, on: 'o1' }],
      support: [{ hit: 3, to: 1 }],
    });
  });

  it('counts models with the same N together, and others apart', () => {
    const bear = { unit: 'elf.bear_rider', at: 'D4', facing: 3 } as const;
    const elves = { unit: 'elf.elf_infantry', at: 'D4', facing: 3 } as const;
    const state = contestedTable(
      { units: { b1: { unit: 'gnome.ballista_drone', at: 'D5' }, o1: bear, o2: elves } },
      { at: 'D5', staying: ['b1'], entering: { o1: 'D4', o2: 'D4' } },
    );
    const fight = fightOf(state, { o1: { hits: [0, 0, 0] }, o2: { hits: [0, 1, 2] } }, 'orange');
    const exchanges = exchangesIn(state, { ...fight, allocation: deal(state, fight) });
    expect(exchanges.map(({ per, hits: given }) => [per, given.length])).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });

  it('cunning_defence: dice of the living models cancel Light rolls', () => {
    const armour = {
      unit: 'dwarf.steampowerarmor',
      at: 'D5',
      replace: { 'dwarf.elite_dwarf_steampowerarmor': 3 },
      harm: { alive: [true, true, true, false] },
    };
    const state = contestedTable(
      { units: { b1: armour, o1: ORKS } },
      { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } },
    );
    const fight = fightOf(state, hits(9), 'orange');
    const exchange = { seat: 'orange', target: 'b1', per: 3, hits: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    const events = folded(state, [4, 3], (script) => rollLight(state, fight, { exchange, rolls: 3 }, script, {}));
    expect(factsOf(events, 'cunning-met')).toMatchObject([{ unit: 'b1', needs: 4, dice: [4, 3] }]);
    // It has no Light table of its own: two rolls were left, and nothing was rolled for them.
    expect(factsOf(events, 'spared')).toHaveLength(2);
    expect(exchangesIn(state, { ...fight, allocation: deal(state, fight) })).toEqual([]);
  });
});

describe('endurance against hits, AB-EN', () => {
  it('is asked of who wants to be asked, before anything is rolled', () => {
    const dwarfs: Placing = {
      unit: 'dwarf.dwarf_infantry',
      equipment: ['dwarf.vest_of_life_support'],
      at: 'D5',
      order: { endurance: { kill: 'ask', stubborn: 'never', poison: 'never' } },
    };
    const { asked, state } = struck(
      { b1: dwarfs, o1: ORKS },
      { o1: { hits: [0] } },
      {
        script: [4],
        answers: { 'endure kill b1': 'spend' },
      },
    );
    expect(asked).toMatchObject([{ seat: 'blue', prompt: 'endure', unit: 'b1' }]);
    expect(state.units.b1!.ledger).toMatchObject({ alive: [true, true, true, true], bleeding: [4] });
  });
});
