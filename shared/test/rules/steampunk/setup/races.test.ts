import { describe, expect, it } from 'vitest';
import { army, SetupTable } from './table.ts';

const CHOOSE = ['random', 'elf', 'darkelf', 'dwarf', 'ork', 'gnome'];
const optionsOf = (table: SetupTable, seat: 'blue' | 'orange') => table.match.view(seat).own!.asks[0]!.options;
const told = ({ match }: SetupTable) =>
  match.state.seats.map(({ race, budget }) => ({ race, ...budget }) as { race: string | null; [key: string]: unknown });

describe('P0: races', () => {
  it('are asked of both at once, random first, and shown when both have chosen', () => {
    const table = new SetupTable({ dice: [3] });
    expect(table.asked).toEqual(['blue race', 'orange race']);
    expect(optionsOf(table, 'blue')).toEqual(CHOOSE);
    table.say('blue', 'gnome');
    expect(told(table).map(({ race }) => race)).toEqual([null, null]);
    expect(table.knownTo('orange')).not.toContain('"race":"gnome"');
    table.say('orange', 'random');
    expect(told(table).map(({ race }) => race)).toEqual(['gnome', 'ork']);
    expect(table.facts('races-chosen')).toEqual([
      {
        kind: 'races-chosen',
        seats: [
          { seat: 'blue', race: 'gnome', drawn: false, budget: 'standard' },
          { seat: 'orange', race: 'ork', drawn: true, budget: 'standard' },
        ],
      },
    ]);
  });

  it('can be changed until both have chosen', () => {
    const table = new SetupTable().say('blue', 'elf').say('blue', 'dwarf').say('orange', 'elf');
    expect(told(table).map(({ race }) => race)).toEqual(['dwarf', 'elf']);
  });

  it('are not asked where the host has fixed them', () => {
    const table = new SetupTable({ options: { races: { blue: 'elf', orange: 'choose' } } });
    expect(table.asked).toEqual(['orange race']);
    table.say('orange', 'ork');
    expect(told(table).map(({ race }) => race)).toEqual(['elf', 'ork']);
  });

  it('are drawn by the clock, one die each', () => {
    expect(told(new SetupTable({ dice: [4, 0] }).timeout()).map(({ race }) => race)).toEqual(['gnome', 'elf']);
  });

  it('refuses a race that there is not', () => {
    expect(new SetupTable().refusal('blue', { kind: 'choose', option: 'goblin' })).toMatchObject({
      code: 'no-option',
      rule: 'P0',
    });
    expect(new SetupTable().refusal('blue', { kind: 'commit' })).toMatchObject({ code: 'wrong-answer' });
  });
});

describe('ARM-1: budgets', () => {
  const fixed = { races: { blue: 'elf', orange: 'ork' } } as const;

  it.each([
    ['tank', 24, { ip: 24, mp: 0, cp: 0, xp: 0 }],
    ['infantry', 24, { ip: 0, mp: 24, cp: 24, xp: 24 }],
    ['standard', 24, { ip: 24, mp: 24, cp: 24, xp: 24 }],
    ['standard', 13, { ip: 13, mp: 13, cp: 13, xp: 13 }],
  ])('%s with %i points is the same for both, and nobody is asked', (kind, points, budget) => {
    const table = new SetupTable({ options: { ...fixed, kind, points } });
    expect(told(table)).toEqual([
      { race: 'elf', ...budget },
      { race: 'ork', ...budget },
    ]);
    expect(table.asked).not.toContain('blue budget');
  });

  it.each(['blue', 'orange'] as const)(
    'in an asymmetric game with the industry at %s the other chooses',
    (industry) => {
      const other = industry === 'blue' ? 'orange' : 'blue';
      const table = new SetupTable({ options: { ...fixed, kind: 'asymmetric', industry } });
      expect(table.asked).toEqual([`${other} budget`]);
      expect(optionsOf(table, other)).toEqual(['people', 'mixed']);
      table.say(other, 'mixed');
      const seat = (id: string) => table.match.state.seats.find((each) => each.id === id)!.budget;
      expect(seat(industry)).toEqual({ ip: 48, mp: 0, cp: 0, xp: 0, free: 6 });
      expect(seat(other)).toEqual({ ip: 12, mp: 36, cp: 36, xp: 36 });
    },
  );

  it('of an army of the host is the first that it keeps to', () => {
    const armies = [army('elf', 'e34'), army('ork', 'speedhead')] as const;
    const table = new SetupTable({ options: { kind: 'asymmetric', setup: 'blind' }, armies, dice: [1] });
    expect(told(table)).toMatchObject([
      { race: 'elf', ip: 48 },
      { race: 'ork', ip: 12 },
    ]);
  });
});
