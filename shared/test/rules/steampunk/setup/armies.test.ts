import { describe, expect, it } from 'vitest';
import { told } from '../../../../src/match/index.ts';
import { OptionsSchema } from '../../../../src/rulesets/steampunk/model/options.ts';
import { defaultArmy, RACES } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { budgetIn, budgetNames, checkSetup } from '../../../../src/rulesets/steampunk/rules/setup/races.ts';
import { WORDS } from '../../../../src/rulesets/steampunk/words/index.ts';
import { army, SetupTable, type Sitting, setupOf } from './table.ts';

const playing = (blue: string, orange: string, more: Sitting = {}) =>
  new SetupTable({ ...more, options: { races: { blue, orange }, setup: 'blind', ...more.options } });
const unitsOf = ({ match }: SetupTable, seat: string) =>
  Object.values(match.state.units)
    .filter((unit) => unit.seat === seat)
    .map(({ id, bought }) => `${id} ${bought.unit}`);

describe('ARM-7: Huge units are announced', () => {
  it('by both at once where both races have some, and are shown together', () => {
    const table = playing('ork', 'dwarf');
    expect(table.asked).toEqual(['blue announce', 'orange announce']);
    table.say('blue', { kind: 'announce', units: ['ork.troll'] }, 'commit');
    expect(table.knownTo('orange')).not.toContain('troll');
    table.say('orange', 'commit');
    expect(table.facts('huge-announced')).toEqual([
      { kind: 'huge-announced', lists: { blue: ['ork.troll'], orange: [] } },
    ]);
    expect(table.match.view('orange').seats.map(({ announced }) => announced)).toEqual([['ork.troll'], []]);
  });

  it('are not asked of a race that has none, nor where the budget covers none', () => {
    expect(playing('elf', 'dwarf').asked).toEqual(['orange announce']);
    expect(playing('elf', 'gnome').asked).toEqual(['blue army', 'orange army']);
    expect(playing('ork', 'dwarf', { options: { kind: 'tank' } }).asked).toEqual(['blue army', 'orange army']);
    expect(playing('ork', 'dwarf', { options: { points: 12 } }).asked).toEqual(['blue announce']);
  });

  it.each([
    [['ork.grunt'], 'not-huge', 'ARM-7'],
    [['dwarf.tamed_balrog'], 'wrong-race', 'ARM-2'],
    [['ork.troll', 'ork.troll', 'ork.troll'], 'over-budget', 'ARM-1'],
    [['ork.dragon'], 'unknown-unit', 'ARM-2'],
  ])('refuses %j: %s', (units, code, rule) => {
    expect(playing('ork', 'elf').refusal('blue', { kind: 'announce', units })).toMatchObject({ code, rule });
  });

  it('binds the army: exactly these Huge units', () => {
    const table = playing('ork', 'elf').say('blue', { kind: 'announce', units: ['ork.troll'] }, 'commit');
    const judge = (...units: string[]) => table.refusal('blue', { kind: 'army', army: army('ork', ...units) as never });
    expect(judge('grunt')).toMatchObject({ code: 'not-announced', rule: 'ARM-7' });
    expect(judge('troll', 'troll')).toMatchObject({ code: 'not-announced', rule: 'ARM-7' });
    expect(judge('troll', 'grunt')).toBeUndefined();
  });
});

describe('P2: armies', () => {
  const SMALL = army('elf', 'elf_scout', 'bear_rider');

  it('are chosen in secret, and become units that wait for set-up', () => {
    const table = playing('elf', 'gnome', { dice: [1] });
    table.say('blue', { kind: 'army', army: SMALL as never }, 'commit');
    expect(table.knownTo('orange')).not.toContain('bear_rider');
    table.say('orange', 'commit');
    expect(unitsOf(table, 'blue')).toEqual(['b1 elf.elf_scout', 'b2 elf.bear_rider']);
    expect(Object.values(table.match.state.units).every(({ status }) => status === 'waiting')).toBe(true);
    expect(Object.keys(table.match.view('orange').units).every((id) => id.startsWith('o'))).toBe(true);
    expect(table.match.view('public').units).toEqual({});
    expect(table.knownTo('orange')).not.toContain('bear_rider');
    expect(table.knownTo('public')).not.toContain('elf.elf_scout');
  });

  it('can be changed until both have committed', () => {
    const table = playing('elf', 'gnome', { dice: [1] });
    table.say('blue', { kind: 'army', army: SMALL as never }, 'commit');
    table.say('blue', { kind: 'army', army: army('elf', 'e34') as never });
    table.say('orange', 'commit');
    expect(table.asked).toContain('blue army');
    table.say('blue', 'commit');
    expect(unitsOf(table, 'blue')).toEqual(['b1 elf.e34']);
  });

  it('are by default the announced Huge units, and what the budget covers of the race’s first ready army', () => {
    const table = playing('ork', 'elf', { dice: [1] });
    table.say('blue', { kind: 'announce', units: ['ork.troll'] }, 'commit').timeout();
    const { budget } = table.match.state.seats[0]!;
    expect(unitsOf(table, 'blue')[0]).toBe('b1 ork.troll');
    expect(unitsOf(table, 'blue').map((name) => name.split(' ')[1])).toEqual(
      defaultArmy('ork', budget!, ['ork.troll']).units.map(({ unit }) => unit),
    );
  });

  it('leave nobody without units by default, whatever the race, the game and the points', () => {
    for (const kind of ['tank', 'infantry', 'standard', 'asymmetric'])
      for (let points = 8; points <= 96; points++) {
        const options = OptionsSchema.parse({ kind, points });
        for (const seat of ['blue', 'orange'])
          for (const name of budgetNames(options, seat, null))
            for (const race of RACES)
              expect(
                defaultArmy(race, budgetIn(options, name)).units.length,
                `${race} ${name} ${points}`,
              ).toBeGreaterThan(0);
      }
  });

  it.each([
    ['ARM-1', 'over-budget', army('elf', 'e34', 'e34', 'e34')],
    ['ARM-2', 'wrong-race', army('ork', 'grunt')],
    ['ARM-2', 'unknown-unit', army('elf', 'dragon')],
    ['ARM-3', 'no-replacement', army('elf', { unit: 'elf.e34', replace: { 'elf.elite_elf_infantry': 1 } })],
    ['ARM-4', 'unknown-equipment', army('elf', { unit: 'elf.elf_infantry', equipment: ['elf.cannon'] })],
    ['ARM-5', 'no-room', army('elf', { unit: 'elf.elf_infantry', equipment: ['elf.at_rifle', 'elf.enhanced_rifle'] })],
    ['ARM-7', 'not-announced', army('dwarf', 'tamed_balrog')],
  ])('%s refuses an army: %s', (rule, code, wanted) => {
    const table = playing(code === 'not-announced' ? 'dwarf' : 'elf', 'gnome').until('army');
    const refusal = table.refusal('blue', { kind: 'army', army: wanted as never });
    expect(refusal).toMatchObject({ rule, code });
    expect(refusal!.message).toMatch(/^\w.*\.$/);
  });

  it('begin loaded, unharmed, with their endurance and at their slowest speed, SET-3', () => {
    const vest = { unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.heavy_musket', 'dwarf.vest_of_life_support'] };
    const blue = army('dwarf', vest, 'dwarf_at_gun');
    const unit = (startLoaded: string, id: string) =>
      new SetupTable({ armies: [blue, army('elf', 'e34')], options: { startLoaded, setup: 'blind' }, dice: [1] }).match
        .state.units[id]!;
    expect(unit('all', 'b1')).toMatchObject({
      harm: { alive: [true, true, true, true], endurance: 4 },
      speed: 'still',
    });
    expect(unit('all', 'b1').loads).toEqual({ 'dwarf.heavy_musket': 1 });
    expect(unit('limited', 'b1').loads).toEqual({ 'dwarf.heavy_musket': 0 });
    expect(unit('all', 'b2')).toMatchObject({ speed: 'still', facing: 0, status: 'waiting' });
    expect(unit('all', 'o1')).toMatchObject({ facing: 3, side: 1, seat: 'orange' });
  });
});

describe('armies of the host', () => {
  const ELVES = army('elf', 'e34');
  const ORKS = army('ork', 'troll', 'grunt');
  const faults = (sitting: Sitting) =>
    checkSetup(setupOf(sitting)).map((refusal) => [refusal.rule, told(WORDS.refusals, refusal).message]);

  it('skip races, announcements and armies; Huge units are announced all the same', () => {
    const table = new SetupTable({ armies: [ELVES, ORKS], dice: [1, 1, 2] });
    expect(table.asked).not.toContain('blue army');
    expect(table.facts('huge-announced')[0]!.lists).toEqual({ blue: [], orange: ['ork.troll'] });
    expect(unitsOf(table, 'orange')).toEqual(['o1 ork.troll', 'o2 ork.grunt']);
    expect(table.match.state.own.blue!.army).toBeNull();
  });

  it('are judged before the match, each fault with its seat and its place', () => {
    expect(faults({ armies: [ELVES, ORKS] })).toEqual([]);
    expect(faults({ armies: [army('elf', 'e34', 'e34', 'e34'), ORKS] })).toEqual([
      ['ARM-1', 'In the army of blue, at units: The army costs 36 industry, 12 more than its budget of 24.'],
    ]);
    const [[rule, message]] = faults({ armies: [ELVES, army('ork', 'grunt', 'dragon')] }) as [[string, string]];
    expect([rule, message]).toEqual(['ARM-2', 'In the army of orange, at units.1.unit: There is no unit ork.dragon.']);
    expect(faults({ armies: [ELVES, ORKS], options: { races: { blue: 'ork', orange: 'ork' } } })[0]![0]).toBe('ARM-2');
  });

  it('keep to one of the budgets of an asymmetric game', () => {
    const options = { kind: 'asymmetric', industry: 'blue' };
    expect(faults({ options, armies: [ELVES, army('ork', 'speedhead', 'speedhead')] })).toEqual([]);
    expect(faults({ options, armies: [ELVES, army('ork', 'speedhead', 'hammerhead')] })[0]![0]).toBe('ARM-1');
  });

  it('need two sides: blue, then orange', () => {
    const { seats, ...rest } = setupOf({});
    expect(checkSetup({ ...rest, seats: seats.slice(0, 1) })).toMatchObject([{ rule: 'SET-2' }]);
    expect(checkSetup({ ...rest, seats: [...seats].reverse() })).toMatchObject([{ rule: 'SET-2' }]);
  });
});
