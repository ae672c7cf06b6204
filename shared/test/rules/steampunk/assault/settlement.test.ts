import { describe, expect, it } from 'vitest';
import { factsOf, type Laying, runStep } from '../kit.ts';
import { type Contested, contestedTable, dice, fightOut } from './kit.ts';

const SCOUT = { unit: 'elf.elf_scout', at: 'D5' } as const;
const FOE = { unit: 'elf.elf_scout', at: 'D4', facing: 3 } as const;
const HEX: Contested = { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } };
/** Scouts have 1 strength and 1 deflection; both miss, and initiative decides: see AS-11. */
const NOTHING = dice(4, 1);

const won = (winner: 'blue' | 'orange', laying: Laying, ...contested: readonly Contested[]) => ({
  ...contestedTable(laying, ...contested),
  initiative: winner,
});

describe('the end of an assault', () => {
  it('AS-15: the winner moves in, and the loser goes to the hex behind it', () => {
    const state = won('orange', { units: { b1: SCOUT, o1: FOE } }, HEX);
    const events = fightOut(state, { assaults: NOTHING });
    expect([state.units.b1!.at, state.units.o1!.at]).toEqual(['0406', '0405']);
    expect(factsOf(events, 'assault-settled')).toMatchObject([{ winner: 'orange', leaving: ['b1'], marked: [] }]);
    expect(events.findIndex(({ kind }) => kind === 'moved-in')).toBeLessThan(
      events.findIndex(({ kind }) => kind === 'retreated'),
    );
  });

  it('AS-15: if nobody of the winner survives, nobody retreats and nobody moves in', () => {
    const dead = won(
      'blue',
      { units: { b1: SCOUT, o1: FOE, o2: { ...FOE, at: 'E5' } } },
      { ...HEX, entering: { o1: 'D4', o2: 'E5' } },
    );
    fightOut(dead, { assaults: [5, 1, 5, 1, 1, 1, 2, 2] });
    expect(dead.units.b1!.status).toBe('destroyed');
    expect([dead.units.o1!.status, dead.units.o2!.status].sort()).toEqual(['destroyed', 'field']);
    expect(dead.units.o2!.at).toBe('0505');
    expect(dead.units.o2!.remainder).toBeNull();
  });

  it('GUN-3, CON-8: takes aim and the bonus of a reveal from who fought, and loads what loads itself', () => {
    const aim = [{ word: 'Aim', at: '0405', until: { turn: 2, part: 1 } }] as const;
    const state = won(
      'blue',
      {
        units: {
          b1: { ...SCOUT, aim, marks: ['revealed', 'revealed_fights'] },
          o1: { ...FOE, aim },
          o2: { ...FOE, at: 'A1', aim },
        },
      },
      HEX,
    );
    fightOut(state, { assaults: dice(6, 1) });
    expect(state.units.b1).toMatchObject({ aim: [], marks: ['revealed'] });
    expect(state.units.o1!.aim).toEqual([]);
    expect(state.units.o2!.aim).toEqual(aim);
    const axes = {
      unit: 'dwarf.dwarf_infantry',
      equipment: ['dwarf.musket_with_springloaded_axe'],
      at: 'D5',
      loads: { 'dwarf.musket_with_springloaded_axe': 0 },
    };
    const dwarfs = contestedTable({ units: { b1: axes, o1: FOE } }, HEX);
    fightOut(dwarfs, { assaults: dice(10, 1) });
    expect(dwarfs.units.b1!.loads).toEqual({ 'dwarf.musket_with_springloaded_axe': 1 });
  });

  it('MOV-9: who lost does no more of its step, who won does', () => {
    const late = { b1: ['L'], o1: ['R'] } as const;
    const state = { ...won('orange', { units: { b1: SCOUT, o1: { ...FOE, speed: 'slow' } } }, HEX), late };
    fightOut(state, { assaults: NOTHING });
    expect(state.late).toEqual({ o1: ['R'] });
    runStep(state, { do: 'late', movement: 1 });
    expect(state.units.o1!.facing).toBe(4);
  });

  it('STK-1, AS-2: the strong with the most units still fight with no more than fit', () => {
    const state = won(
      'blue',
      {
        units: {
          b1: { unit: 'elf.e34', at: 'D6' },
          b2: { unit: 'elf.e34', at: 'C5' },
          b3: { unit: 'elf.elf_scout', at: 'E5' },
          o1: { ...FOE, at: 'D5' },
        },
      },
      { at: 'D5', staying: ['o1'], entering: { b1: 'D6', b2: 'C5', b3: 'E5' } },
    );
    const { asked, events } = runStep(state, { do: 'slips' });
    expect(asked.filter(({ prompt, seat }) => prompt === 'enter' && seat === 'blue')).toMatchObject([
      { options: ['b1 b3', 'b2 b3'] },
    ]);
    expect(factsOf(events, 'kept-out')).toMatchObject([{ units: ['b2'] }]);
    expect(state.contests[0]!.entering.map(({ unit }) => unit)).toEqual(['b1', 'b3']);
  });

  it('AS-2: who stays or is held comes first', () => {
    const state = won(
      'blue',
      {
        units: { b1: { ...SCOUT }, b2: { ...SCOUT }, b3: { unit: 'elf.elf_scout', at: 'E5' }, o1: FOE },
      },
      { at: 'D5', staying: ['b1'], held: ['b2'], entering: { b3: 'E5', o1: 'D4' } },
    );
    expect(runStep(state, { do: 'slips' }).asked.every(({ options }) => options.length === 1)).toBe(true);
    expect(state.contests[0]!.excluded).toMatchObject([{ unit: 'b3', from: '0505' }]);
  });
});

describe('retreat_after_win', () => {
  const queen = { unit: 'darkelf.queen_yy', at: 'D5' } as const;
  /** Queen: 5 and 4 dice; infantry 4. Nobody hits, and the Dark Elf ranks higher. */
  const fought = (answers: Readonly<Record<string, string>>) => {
    const state = contestedTable(
      { units: { b1: queen, o1: { unit: 'gnome.gnome_infantry', at: 'D4', facing: 3, speed: 'slow' } } },
      HEX,
    );
    const events = fightOut(state, { abilities: [1], assaults: dice(13, 1), answers });
    return { state, events };
  };

  it('is asked of the owner, and by default it stays', () => {
    const { state } = fought({});
    expect([state.units.b1!.at, state.units.o1!.at]).toEqual(['0405', '0404']);
  });

  it('lets the Queen retreat as if she had lost, and the enemy move in', () => {
    const { state, events } = fought({ 'withdraw b1': 'yes' });
    expect(state.units.b1).toMatchObject({ at: '0406', speed: 'still', remainder: 'nothing' });
    expect(state.units.o1).toMatchObject({ at: '0405', speed: 'slow', remainder: null });
    expect(factsOf(events, 'assault-settled')).toMatchObject([{ winner: 'blue', leaving: ['b1'] }]);
  });
});

describe('fly-by', () => {
  const eagle = { unit: 'elf.eagle_rider', at: 'D4', speed: 'fast_fly', facing: 3 } as const;
  const against = (winner: 'blue' | 'orange') => {
    const state = won(
      winner,
      { units: { b1: SCOUT, o1: eagle } },
      { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } },
    );
    // The eagle has a pre-assault retreat, which fails: 6 strength, 2 deflection.
    fightOut(state, { slips: [1], assaults: dice(10, 1) });
    return state;
  };

  it('stays in the air above the hex if it wins, and the enemy retreats', () => {
    const state = against('orange');
    expect(state.units.o1).toMatchObject({ at: '0405', speed: 'fast_fly', remainder: null });
    expect(state.units.b1!.at).toBe('0406');
  });

  it('returns to where it came from if it loses, still in the air, and goes on as ordered', () => {
    const state = against('blue');
    expect(state.units.o1).toMatchObject({ at: '0404', speed: 'fast_fly', remainder: null });
    expect(state.units.b1!.at).toBe('0405');
  });
});
