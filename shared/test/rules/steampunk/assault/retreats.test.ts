import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { UnitId } from '../../../../src/rulesets/steampunk/model/units.ts';
import { hex } from '../ground.ts';
import { factsOf, type Laying, type Placing, type Replies, runStep } from '../kit.ts';
import { type Contested, contestedTable, dice } from './kit.ts';

/** A table after an assault that orange won: these units of both sides leave. */
const after = (
  laying: Laying,
  contested: Contested,
  leaving: readonly UnitId[],
  excluded: Readonly<Record<UnitId, string>> = {},
): State => {
  const state = contestedTable(laying, contested);
  const [contest] = state.contests;
  const out = Object.entries(excluded).map(([unit, from]) => ({ unit, from: hex(from), backwards: false }));
  return { ...state, contests: [{ ...contest!, excluded: out, outcome: { winner: 'orange', leaving } }] };
};

const GRUNTS = { unit: 'ork.grunt', facing: 3 } as const;
const ELVES = { unit: 'elf.elf_infantry', at: 'D5', speed: 'slow' } as const;
const ENTERED = { ...GRUNTS, at: 'D5' } as const;
const ALONE: Contested = { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } };

/** b1 lost in D5, where o1 has moved in. */
const lost = (
  b1: Placing,
  others: Readonly<Record<UnitId, Placing>> = {},
  { answers = {}, script = [], ...laying }: { answers?: Replies; script?: readonly number[] } & Partial<Laying> = {},
) => {
  const state = after({ ...laying, units: { b1, o1: ENTERED, ...others } }, ALONE, ['b1']);
  const ran = runStep(state, { do: 'retreats' }, { answers, dice: script });
  const [where] = ran.asked.filter(({ key }) => key === 'retreat b1').map(({ options }) => options);
  return { ...ran, state, unit: state.units.b1!, where };
};

describe('where a loser goes', () => {
  it('RET-2: who stayed goes to the hex behind it', () => {
    expect(lost(ELVES).unit.at).toBe('0406');
    expect(lost({ ...ELVES, facing: 1 }).unit.at).toBe('0306');
  });

  it('RET-3: who was entering stays where it came from', () => {
    const state = after(
      { units: { b1: { ...ELVES, at: 'D6' }, o1: ENTERED } },
      { at: 'D5', staying: ['o1'], entering: { b1: 'D6' } },
      ['b1'],
    );
    expect(runStep(state, { do: 'retreats' }).events.map(({ kind }) => kind)).toEqual(['regrouped', 'assaults-ended']);
    expect(state.units.b1!.at).toBe('0406');
  });

  it.each([
    ['an enemy has come there', { o2: { ...GRUNTS, at: 'D6' } }],
    ['it is full', { b2: { ...ELVES, at: 'D6' }, b3: { ...ELVES, at: 'D6' } }],
  ])('RET-3: but goes on if %s: by itself clockwise from the hex behind it', (_, others) => {
    const state = after(
      { units: { b1: { ...ELVES, at: 'D6' }, o1: ENTERED, ...others } },
      { at: 'D5', staying: ['o1'], entering: { b1: 'D6' } },
      ['b1'],
    );
    const { asked } = runStep(state, { do: 'retreats' });
    expect(asked[0]!.options).toEqual(['0407', '0307', '0306', '0506', '0507']);
    expect(state.units.b1!.at).toBe('0407');
  });

  it('RET-4: off the board it has fled', () => {
    const { unit, events } = lost({ ...ELVES, facing: 3 }, { o1: { ...GRUNTS, at: 'D5' } });
    expect(unit.at).toBe('0404');
    const state = after(
      { units: { b1: { ...ELVES, at: 'D9' }, o1: { ...GRUNTS, at: 'D9' } } },
      { at: 'D9', staying: ['b1'], entering: { o1: 'D8' } },
      ['b1'],
    );
    expect(factsOf(events, 'fled')).toEqual([]);
    expect(factsOf(runStep(state, { do: 'retreats' }).events, 'fled')).toMatchObject([{ unit: 'b1', from: '0409' }]);
    expect(state.units.b1!.status).toBe('fled');
  });

  it.each([
    ['impossible', { hexes: { D6: 'water' } }, {}],
    ['held by an enemy', {}, { o2: { ...GRUNTS, at: 'D6' } }],
    ['full', {}, { b2: { ...ELVES, at: 'D6' }, b3: { ...ELVES, at: 'D6' } }],
  ])('RET-4: if the hex behind it is %s, it goes to the nearest to it', (_, laying, others) => {
    const { where, unit } = lost(ELVES, others, { ...laying, answers: { 'retreat b1': '0506' } });
    expect(where).toEqual(['0306', '0506']);
    expect(unit.at).toBe('0506');
    expect(lost(ELVES, others, laying).unit.at).toBe('0306');
  });

  it('RET-4: or to one farther off, if the two beside it are closed as well', () => {
    const walls = { D6: 'water', C6: 'water', E6: 'water' };
    expect(lost(ELVES, {}, { hexes: walls }).where).toEqual(['0305', '0404', '0505']);
  });

  it('RET-4: it is destroyed if there is nothing at all', () => {
    const walls = { D6: 'water', C6: 'water', E6: 'water', C5: 'water', D4: 'water', E5: 'water' };
    const { unit, events } = lost(ELVES, {}, { hexes: walls });
    expect(unit.status).toBe('destroyed');
    expect(factsOf(events, 'cut-off')).toMatchObject([{ unit: 'b1', why: 'no_hex' }]);
  });

  it('AS-15: who is dead in the ledger does not retreat, and occupies nothing', () => {
    expect(lost({ ...ELVES, ledger: { alive: Array(4).fill(false) } }).unit.at).toBe('0405');
    const ghost = { ...GRUNTS, at: 'D6', ledger: { alive: Array<boolean>(4).fill(false) } };
    expect(lost(ELVES, { o2: ghost }).unit.at).toBe('0406');
  });

  it('RET-1: each sees where those before it have gone', () => {
    const state = after(
      { units: { b1: ELVES, b2: ELVES, b3: { ...ELVES, at: 'D6' }, o1: ENTERED } },
      { at: 'D5', staying: ['b1', 'b2'], entering: { o1: 'D4' } },
      ['b1', 'b2'],
    );
    runStep(state, { do: 'retreats' });
    expect([state.units.b1!.at, state.units.b2!.at]).toEqual(['0406', '0306']);
  });

  it('AS-15: who lost to an enemy that is dead moves only if where it came from is no room any more', () => {
    const state = after(
      { units: { b1: { ...ELVES, at: 'D6' }, b2: { ...ELVES, at: 'D6' }, b3: { ...ELVES, at: 'D6' } } },
      { at: 'D5', entering: { b1: 'D6' } },
      [],
    );
    const { events } = runStep(state, { do: 'retreats' });
    expect(events.map(({ kind }) => kind)).toEqual(['retreated', 'assaults-ended']);
    expect(state.units.b1).toMatchObject({ at: '0407', remainder: null });
  });

  it('AS-2: who found no room moves only if its own hex is lost, and goes on with its order', () => {
    const excluded = (others: Readonly<Record<UnitId, Placing>>) => {
      const state = after(
        { units: { b1: { ...ELVES, at: 'D6' }, o1: ENTERED, ...others } },
        { at: 'D5', staying: ['o1'] },
        [],
        { b1: 'D6' },
      );
      return { events: runStep(state, { do: 'retreats' }).events.map(({ kind }) => kind), unit: state.units.b1! };
    };
    expect(excluded({}).events).toEqual(['assaults-ended']);
    const pushed = excluded({ o2: { ...GRUNTS, at: 'D6' } });
    expect(pushed.events).toEqual(['retreated', 'assaults-ended']);
    expect(pushed.unit).toMatchObject({ at: '0407', remainder: null });
  });
});

describe('RET-4: a unit with enemies all around fights its way out', () => {
  const ring = Object.fromEntries(
    ['D4', 'E5', 'E6', 'D6', 'C6', 'C5'].map((at, index) => [
      `o${index + 2}`,
      { unit: 'gnome.gnome_infantry', at, facing: 3 } as const,
    ]),
  );

  it('into the hex behind it, with its front; if it wins, it has the hex, and the enemy goes', () => {
    const { unit, state, events } = lost(ELVES, ring, { script: [5, 1, 1, 1, ...dice(4, 1), 1] });
    expect(factsOf(events, 'cornered')).toMatchObject([{ unit: 'b1', at: '0406' }]);
    expect(factsOf(events, 'assault-began')).toMatchObject([
      {
        at: '0406',
        nested: true,
        fighters: [
          { unit: 'b1', role: 'entering', angle: 0 },
          { unit: 'o5', role: 'staying', angle: 3 },
        ],
      },
    ]);
    expect(unit).toMatchObject({ at: '0406', speed: 'slow', remainder: 'turn' });
    expect(state.units.o5!.at).not.toBe('0406');
    expect(state.contests).toEqual([]);
  });

  it('if it loses, it is destroyed', () => {
    const { unit, events } = lost(ELVES, ring, { script: [...dice(4, 1), 5, 1, 1, 1, 1] });
    expect(factsOf(events, 'cut-off')).toMatchObject([{ unit: 'b1', why: 'lost_again' }]);
    expect(unit.status).toBe('destroyed');
  });

  it('into the nearest enemy to it, if the hex behind it holds none', () => {
    const { o5: _behind, ...five } = ring;
    const { where } = lost(ELVES, five, { hexes: { D6: 'water' }, script: [5, 1, 1, 1, ...dice(4, 1), 1] });
    expect(where).toEqual(['0306', '0506']);
  });

  it('not into a hex in which there is no room beside its own', () => {
    const full = { b2: { ...ELVES, at: 'D6' }, b3: { ...ELVES, at: 'D6' } };
    const walls = { C6: 'water', E6: 'water', C5: 'water', D4: 'water', E5: 'water' };
    const { events } = lost(ELVES, { ...full, o2: { ...GRUNTS, at: 'D6' } }, { hexes: walls });
    expect(factsOf(events, 'cut-off')).toMatchObject([{ unit: 'b1', why: 'no_hex' }]);
  });

  it('without retreats, abilities or stubborn units, even against who has fought already', () => {
    const dwarfs: Placing = {
      unit: 'dwarf.dwarf_infantry',
      equipment: ['dwarf.vest_of_life_support'],
      at: 'D5',
      order: { endurance: { kill: 'never', stubborn: 'always', poison: 'never' } },
    };
    const { events, unit } = lost(dwarfs, ring, { script: [...dice(4, 1), 5, 5, 1, 1, 1, 1] });
    expect(factsOf(events, 'endurance-spent')).toEqual([]);
    expect(unit.status).toBe('destroyed');
  });

  it('and has an end: after five in a row it is destroyed', () => {
    const state = after({ units: { b1: ELVES, o1: ENTERED, ...ring } }, ALONE, []);
    const step = { do: 'retreat', unit: 'b1', from: '0405', role: 'staying', why: 'lost', nested: 5 } as const;
    expect(factsOf(runStep(state, step).events, 'cut-off')).toMatchObject([{ unit: 'b1', why: 'no_hex' }]);
  });
});

describe('how a loser goes on', () => {
  it('RET-5: it keeps its facing, or turns left, right or about', () => {
    const { asked, unit } = lost(ELVES, {}, { answers: { 'face b1': '3' } });
    expect(asked.filter(({ key }) => key === 'face b1')).toMatchObject([
      { seat: 'blue', options: ['0', '5', '1', '3'] },
    ]);
    expect(unit.facing).toBe(3);
    expect(lost(ELVES).unit.facing).toBe(0);
  });

  it('CON-5: what cannot rotate keeps its facing, what cannot move its speed', () => {
    const spider = {
      unit: 'darkelf.mechanical_assault_spider',
      at: 'D5',
      harm: { criticals: ['cannot_rotate', 'cannot_move'] },
    } as const;
    const { asked, unit } = lost(spider);
    expect(asked.filter(({ key }) => key === 'face b1')[0]!.options).toEqual(['0']);
    expect(unit).toMatchObject({ at: '0406', speed: 'still' });
  });

  it.each([
    ['elf.elf_infantry', 'fast', 'slow', 'turn'],
    ['elf.e34', 'fast', 'still', 'nothing'],
    ['gnome.quad_bike', 'slow', 'still', 'nothing'],
    ['dwarf.tamed_balrog', 'rest', 'slow', 'turn'],
    ['darkelf.darkelf_infantry', 'crawl', 'slow', 'turn'],
  ] as const)('RET-6: %s at %s is %s, and of its order is left: %s', (unit, speed, now, remainder) => {
    expect(lost({ unit, at: 'D5', speed }).unit).toMatchObject({ speed: now, remainder });
  });

  const inAir = (
    b1: Placing,
    hexes: Readonly<Record<string, string>> = {},
    others: Readonly<Record<UnitId, Placing>> = {},
  ) => {
    const state = after(
      { hexes, units: { b1, o1: { unit: 'elf.eagle_rider', at: 'D5', speed: 'fast_fly' }, ...others } },
      { at: 'D5', layer: 'air', staying: ['b1'], entering: { o1: 'D4' } },
      ['b1'],
    );
    runStep(state, { do: 'retreats' });
    return state.units.b1!;
  };

  it('RET-6: aircraft land if they may, and are then what they are on the ground', () => {
    const eagle = { unit: 'elf.eagle_rider', at: 'D5', speed: 'fast_fly' } as const;
    expect(inAir(eagle)).toMatchObject({ at: '0406', speed: 'slow', remainder: 'turn' });
    const copter = { unit: 'gnome.gnome_helicopter', at: 'D5', speed: 'fast_fly' } as const;
    expect(inAir(copter)).toMatchObject({ speed: 'still', remainder: 'nothing' });
    expect(inAir(copter, { D6: 'water' })).toMatchObject({ at: '0406', speed: 'still_fly', remainder: 'nothing' });
    expect(inAir(eagle, {}, { o2: { ...GRUNTS, at: 'D6' } })).toMatchObject({
      speed: 'fast_fly',
      remainder: 'nothing',
    });
  });

  it('RET-6: towed units and guns are destroyed if they have to move, and not if they may stay', () => {
    const drone = { unit: 'gnome.ballista_drone', at: 'D5' } as const;
    const gun = { unit: 'dwarf.dwarf_at_gun', at: 'D5' } as const;
    expect(factsOf(lost(drone).events, 'cut-off')).toMatchObject([{ why: 'towed' }]);
    expect(lost(gun).unit.status).toBe('destroyed');
    const state = after(
      { units: { b1: { ...drone, at: 'D6' }, o1: ENTERED } },
      { at: 'D5', staying: ['o1'], entering: { b1: 'D6' } },
      ['b1'],
    );
    runStep(state, { do: 'retreats' });
    expect(state.units.b1).toMatchObject({ status: 'field', speed: 'still' });
  });
});
