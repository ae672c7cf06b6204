import { describe, expect, it } from 'vitest';
import { boardOf } from '../ground.ts';
import { army, place, SetupTable, standing } from './table.ts';

const setUp = (
  dice: readonly number[],
  blue = army('dwarf', 'gunblasterwagon'),
  orange = army('gnome', 'gnome_infantry'),
) => new SetupTable({ armies: [blue, orange], dice });
const many = (race: 'gnome' | 'ork', unit: string, count: number) => army(race, ...Array<string>(count).fill(unit));
/** Who placed what, in order. */
const order = (table: SetupTable) =>
  table.events.flatMap((event) =>
    event.kind === 'placed'
      ? [[...event.units, ...event.tokens].join(' ')]
      : event.kind === 'setup-passed'
        ? [`${event.seat} passes`]
        : [],
  );
const steps = (table: SetupTable) =>
  table
    .facts('setup-step-began')
    .map(({ step, rolls, advantage }) => ({ step, rolls: rolls.map((r) => `${r.blue} ${r.orange}`), advantage }));

describe('SET-5: taking turns', () => {
  it('the higher of two d6 goes second: the other places one, then both two each', () => {
    const table = setUp([1, 2, 5], many('gnome', 'gnome_infantry', 5), many('ork', 'grunt', 6)).until('plan');
    expect(steps(table)).toEqual([{ step: 4, rolls: ['2 5'], advantage: 'orange' }]);
    expect(order(table)).toEqual(['b1', 'o1 o2', 'b2 b3', 'o3 o4', 'b4 b5', 'o5 o6']);
  });

  it('ties are rolled again', () => {
    const table = setUp([1, 4, 4, 1, 1, 6, 3]).until('plan');
    expect(steps(table)).toEqual([{ step: 4, rolls: ['4 4', '1 1', '6 3'], advantage: 'blue' }]);
    expect(order(table)).toEqual(['o1', 'b1']);
  });

  it('a side that runs out is skipped, and the other places the rest at once', () => {
    const table = setUp([1, 6, 1], many('gnome', 'gnome_infantry', 6), many('ork', 'grunt', 1)).until('plan');
    expect(order(table)).toEqual(['o1', 'b1 b2 b3 b4 b5 b6']);
  });

  it('asks only the side to place, which says of how many it is', () => {
    const table = setUp([1, 2, 5], many('gnome', 'gnome_infantry', 3), many('ork', 'grunt', 3)).until('setup');
    const most = (seat: 'blue' | 'orange') => table.match.view(seat).own!.asks.map((ask) => ask.most);
    expect([table.asked, most('blue')]).toEqual([['blue setup'], [1]]);
    table.timeout();
    expect([table.asked, most('orange')]).toEqual([['orange setup'], [2]]);
  });

  it('refuses more units than that, and units that stand already', () => {
    const table = setUp([1, 2, 5], many('gnome', 'gnome_infantry', 3), many('ork', 'grunt', 3)).until('setup');
    table.say('blue', place('b2', 'D8'));
    expect(table.refusal('blue', place('b1', 'C8'))).toMatchObject({ code: 'too-many', rule: 'SET-5' });
    expect(table.refusal('blue', place('b2', 'C8'))).toBeUndefined();
    table.say('blue', place('b2', null), place('b1', 'C8'), 'commit').timeout();
    expect(order(table)).toEqual(['b1', 'o1 o2']);
    expect(table.refusal('blue', place('b1', 'C8'))).toMatchObject({ code: 'placed', rule: 'SET-5' });
  });

  it('finishes a step for both sides before the next', () => {
    const table = setUp([1, 6, 1, 1, 6], army('ork', 'troll', 'grunt'), army('ork', 'grunt', 'troll')).until('plan');
    expect(steps(table).map(({ step }) => step)).toEqual([1, 4]);
    expect(order(table)).toEqual(['o2', 'b1', 'b2', 'o1']);
  });
});

describe('P4: what is set up by default', () => {
  it('the lowest id first, from the middle of the rear row, facing the enemy, at the slowest speed', () => {
    const table = setUp([1, 2, 5], many('gnome', 'gnome_infantry', 3), army('ork', 'grunt', 'warg_rider')).until(
      'plan',
    );
    expect(['b1', 'b2', 'b3', 'o1', 'o2'].map((id) => standing(table, id))).toEqual([
      'D9 0 still',
      'C9 0 still',
      'E9 0 still',
      'D1 3 slow',
      'E1 3 slow',
    ]);
  });

  it('a hex that is not free or not legal is passed over', () => {
    const board = boardOf({ D9: 'mountain', C9: 'building' });
    const armies = [army('elf', 'e34', 'elf_infantry', 'elf_archer'), army('gnome', 'quad_bike')] as const;
    const table = new SetupTable({ armies, dice: [1, 6, 1, 6, 1, 6, 1], board }).until('setup');
    table.say('blue', 'commit').timeout();
    table.until('plan');
    expect(['b1', 'b2', 'b3'].map((id) => standing(table, id))).toEqual(['E9 0 still', 'D9 0 still', 'C9 0 still']);
  });

  it('units share hexes only when all are taken', () => {
    const blue = many('gnome', 'gnome_infantry', 22);
    const sitting = { armies: [blue, army('ork', 'grunt')], options: { points: 96 }, dice: [1, 6, 1] } as const;
    const table = new SetupTable(sitting).until('plan');
    const hexes = Object.values(table.match.state.units)
      .filter(({ side }) => side === 0)
      .map(({ at }) => at);
    expect(new Set(hexes).size).toBe(21);
    expect(hexes.at(-1)).toBe('0409');
  });
});

describe('SET-4: the six steps', () => {
  const BLUE = army('darkelf', 'queen_yy', 'scout', 'assassin', 'mechanical_assault_spider');
  const ORANGE = army('elf', 'e34', 'elf_scout', 'elf_scout', 'elf_infantry');

  it('are taken in order; a unit belongs to the first that fits it', () => {
    const table = setUp([1, 3, 3, 5, 2, 1, 6, 1, 6, 4, 5, 6, 1], BLUE, ORANGE);
    table.say('blue', 'commit');
    // Step 2: orange sets up one scout and keeps the other back, blue its only one.
    expect(table.refusal('orange', place('o1', 'D2'))).toMatchObject({ code: 'other-step', rule: 'SET-4' });
    table.say('orange', place('o2', 'D3'), 'commit').say('blue', place('b2', 'D5'), 'commit').say('orange', 'commit');
    // Step 3: who wishes sets up what the other's scout sees.
    expect(table.refusal('blue', place('b3', 'D7'))).toMatchObject({ code: 'other-step', rule: 'SET-4' });
    table.say('blue', place('b1', 'D7'), 'commit').say('orange', 'commit').say('blue', 'commit');
    table.until('plan');
    expect(steps(table)).toEqual([
      { step: 2, rolls: ['3 3', '5 2'], advantage: 'blue' },
      { step: 3, rolls: ['1 6'], advantage: 'orange' },
      { step: 4, rolls: ['1 6'], advantage: 'orange' },
      { step: 5, rolls: ['4 5'], advantage: 'orange' },
      { step: 6, rolls: ['6 1'], advantage: 'blue' },
    ]);
    expect(order(table)).toEqual([
      'o2',
      'b2',
      'orange passes',
      'b1',
      'orange passes',
      'blue passes',
      'b4',
      'o1 o4',
      'o3',
      'b?1',
    ]);
    expect(table.match.state.stage).toBe('orders');
  });

  it('ask in optional steps whoever could have something, so that passing tells nothing', () => {
    const none = army('elf', 'e34');
    const asked = (blue: typeof BLUE) => {
      const table = setUp([1, 5, 2, 1, 6, 6, 1], blue, ORANGE).until('setup');
      return [table.asked, table.timeout().asked];
    };
    expect(asked(none)).toEqual(asked(army('elf', 'e34', 'elf_scout')));
    expect(asked(none)).toEqual([['orange setup'], ['blue setup']]);
    const orks = setUp([1, 5, 2, 1, 6, 6, 1], army('ork', 'grunt'), ORANGE).until('setup');
    expect([orks.asked, orks.timeout().match.state.step]).toEqual([['orange setup'], 4]);
  });

  it('step 4 sends units out of the sight of enemy scouts by default too', () => {
    const first = (scouts: string) => {
      const armies = [army('ork', 'speedhead'), army('elf', 'elf_archer', 'elf_scout')] as const;
      const board = boardOf({ E7: 'forest', E8: 'forest' });
      const table = new SetupTable({ armies, board, dice: [1, 6, 1, 1, 6, 1, 6, 1, 6] }).until('setup');
      return standing(table.say('orange', place('o2', scouts), 'commit').until('plan'), 'b1');
    };
    expect([first('D3'), first('D1')]).toEqual(['E9 0 still', 'E9 0 still']);
    const armies = [army('ork', 'speedhead'), army('elf', 'elf_archer')] as const;
    expect(standing(new SetupTable({ armies, dice: [1, 6, 1, 1, 6, 1, 6] }).until('plan'), 'b1')).toBe('D9 0 still');
  });
});

describe('SET-8: after set-up', () => {
  it('both write orders for turn 1, then turn 1 begins with those for turn 2', () => {
    const table = setUp([1, 2, 5]).until('plan');
    expect([table.match.state.stage, table.match.state.turn, table.asked]).toEqual([
      'orders',
      0,
      ['blue plan', 'orange plan'],
    ]);
    table.timeout();
    expect([table.match.state.stage, table.match.state.turn, table.asked]).toEqual([
      'turn',
      1,
      ['blue plan', 'orange plan'],
    ]);
  });
});
