import { describe, expect, it } from 'vitest';
import { readSetup } from '../../../../src/match/index.ts';
import { MOST } from '../../../../src/rulesets/steampunk/position/most.ts';
import { toPosition } from '../../../../src/rulesets/steampunk/position/to-position.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import { tableOf } from '../kit.ts';

const FIELD = { format: 'ironhex.board/1', id: 'field', name: 'Field', width: 7, height: 9, hexes: {} };
const SEATS = [
  { id: 'blue', side: 0 },
  { id: 'orange', side: 1 },
];

type Fields = Readonly<Record<string, unknown>>;

/** What a reader says about a position: `at: message`; nothing if it takes it. */
const said = (position: Fields, reader: 'table' | 'referee' = 'table'): readonly string[] => {
  const read = readSetup(steampunk, { options: {}, board: FIELD, seats: SEATS, position }, reader);
  return read.ok ? [] : read.error.map(({ at, message }) => `${at}: ${message}`);
};

const UNIT = { id: 'b1', seat: 'blue', unit: 'elf.e34', at: '0406' };
const FOE = { id: 'o1', seat: 'orange', unit: 'ork.grunt', at: '0402' };

/** So many units like one, in hexes in which there is room for them. */
const many = (count: number, like: Fields, letter = 'b', row = 6): readonly Fields[] =>
  Array.from({ length: count }, (_, index) => ({
    ...like,
    id: `${letter}${index + 1}`,
    seat: letter === 'b' ? 'blue' : 'orange',
    at: `0${1 + (index % 7)}0${row + Math.floor(index / 14)}`,
  }));

const written = (fields: Fields): Fields => ({
  ...JSON.parse(JSON.stringify(toPosition(tableOf({ units: {} })))),
  ...fields,
});

describe('a position in the middle of a step', () => {
  const forged = { do: 'attack', part: 1, attack: { kind: 'area', by: 'b1', weapon: 'elf.rifle', more: -1e12 } };
  const ask = { id: 1, seat: 'blue', prompt: 'move', key: 'move b1', unit: 'b1', options: ['0406'] };

  it.each([
    ['agenda', { agenda: [forged] }],
    ['contests', { contests: [{ at: '0406', layer: 'ground', staying: ['b1'], held: [], entering: [] }] }],
    ['fight', { fight: { hits: [] } }],
    ['late', { late: { b1: ['F'] } }],
    ['answered', { answered: { 'shoot blue': { parts: {}, final: { kind: 'commit' } } } }],
    ['window', { window: { id: 1, over: false } }],
    ['own.blue.asks', { own: { blue: { asks: [ask] } } }],
    ['own.blue.answers', { own: { blue: { answers: { 1: { parts: {}, final: null } } } } }],
  ])('is for the referee only: %s', (place, fields) => {
    const [fault, ...others] = said({ units: [UNIT, FOE], ...fields });
    expect(fault).toMatch(`position.${place}: This stands in the middle of a step, and a table takes it from nobody.`);
    expect(others).toEqual([]);
  });

  it('that the rules wrote is taken by the referee, and by a table without what stands in the middle', () => {
    const whole = written({ units: [UNIT, FOE] });
    expect(said(whole).map((fault) => fault.split(':')[0])).toEqual(['position.agenda']);
    const { agenda: _agenda, ...without } = whole;
    expect(said(without)).toEqual([]);
    expect(said(written({}), 'referee')).toEqual([]);
  });

  it('has armies that the host may choose, and no units before them', () => {
    const army = { race: 'elf', units: Array.from({ length: 24 }, () => ({ unit: 'elf.e34' })) };
    const seats = { blue: { race: 'elf' }, orange: { race: 'ork' } };
    expect(said({ stage: 'armies', units: [], seats, own: { blue: { army } } })[0]).toMatch(
      /^position\.own\.blue\.army: .+ budget of \d+\. \(ARM-1\)$/,
    );
    const units = many(MOST.unitsBefore + 1, { unit: 'elf.e34' });
    expect(said({ stage: 'armies', units, seats })).toEqual([
      `position.units: Before armies are built, at most ${MOST.unitsBefore} units stand there (ARM-2).`,
    ]);
  });
});

const GUN = { id: 'test.gun', name: 'Gun', range: 3, regular: { sides: 6 } };
const armed = (gun: Fields, units: readonly Fields[] = [{ ...UNIT, weapons: ['test.gun'] }, FOE]): Fields => ({
  arsenal: { 'test.gun': { ...GUN, ...gun } },
  units,
});

describe('the arsenal of a position', () => {
  it.each([
    ['a focus of endless shots', { abilities: [{ key: 'focus_fire', shots: 1e9 }] }, 'abilities.0.shots: '],
    ['smoke without a cloud', { abilities: [{ key: 'gunsmoke' }] }, 'abilities.0.cloud: This is missing'],
    [
      'an unstable round of nothing',
      { abilities: [{ key: 'unstable_round', ap: 1, regular: { sides: 6 } }] },
      'abilities.0.area: This is missing',
    ],
    [
      'a die that is none',
      { abilities: [{ key: 'crew_if_penetrated', die: { sides: 1e9 } }] },
      'abilities.0.die.sides',
    ],
    ['an ability that nobody knows', { abilities: [{ key: 'sing' }] }, 'abilities.0.key: '],
    [
      'a sweep over the whole board',
      { range: 9, attack: { mode: 'spray' } },
      /range: .+ reaches 8 hexes at most\. \(GUN-7\)/,
    ],
    [
      'an unstable round over the whole board',
      { range: 9, abilities: [{ key: 'unstable_round', area: 4, regular: { sides: 6 }, ap: 0 }] },
      /range: .+ reaches 8 hexes at most\. \(GUN-7\)/,
    ],
  ])('is refused at its place: %s', (_, gun, fault) => {
    const faults = said(armed(gun));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(typeof fault === 'string' ? `position.arsenal.test.gun.${fault}` : fault);
  });

  it('has every ability of the roster, with what it says', () => {
    const abilities = [
      { key: 'sniper' },
      { key: 'enhanced_accuracy', n: 2 },
      { key: 'improved_aim', hit: 3, regular: 1, extra: [{ type: 'crew', die: { sides: 6 } }] },
      { key: 'unstable_round', area: 4, regular: { sides: 6, plus: 1 }, ap: 3 },
      { key: 'gunsmoke', cloud: { kind: 'poison_cloud', die: 4, n: 4 } },
      { key: 'crew_if_penetrated', die: { sides: 6 } },
      { key: 'coaxial', weapon: 'elf.rifle' },
    ];
    expect(said(armed({ abilities }))).toEqual([]);
  });
});

const FULL = { unit: 'gnome.gnome_infantry', replace: { 'gnome.elite_gnome_infantry': 4 } };

describe('a position with too much in it', () => {
  it.each([
    [
      'shots of one unit',
      armed({ shots: 20 }, [{ ...UNIT, weapons: ['test.gun', 'test.gun', 'test.gun', 'test.gun'] }, FOE]),
      `position.units.0.weapons: E34 has 80 shots at units in one part: in a position a unit has ${MOST.shotsAtUnits} at most (GUN-4).`,
    ],
    [
      'sweeps of one unit',
      armed({ attack: { mode: 'sweep', pointBlank: 2, normal: 3, long: 4 } }, [
        { ...UNIT, ...FULL, weapons: Array(7).fill('test.gun') },
        FOE,
      ]),
      `position.units.0.weapons: Gnome Infantry has 28 shots at hexes and arcs in one part: in a position a unit has ${MOST.shotsAtHexes} at most (GUN-7).`,
    ],
    [
      'assault dice',
      {
        units: [
          { ...UNIT, unit: 'ork.bioengineered_ork', equipment: Array(12).fill('ork.clockwork_power_spear') },
          FOE,
        ],
      },
      /^position\.units\.0\.equipment: .+ deflection dice: .+ \(AS-6\)\.$/,
    ],
    [
      'armour',
      {
        units: [{ ...UNIT, unit: 'dwarf.dwarf_infantry', equipment: Array(7).fill('dwarf.wheeled_shieldwall') }, FOE],
      },
      /^position\.units\.0\.equipment: .+ has 3\d armour: in a position a unit has 30 at most \(DMG-3\)\.$/,
    ],
    [
      'tokens of one unit',
      { units: [{ ...UNIT, fire: 99, acid: 22 }, FOE] },
      `position.units.0.fire: E34 has 121 tokens of fire, acid, poison and bleeding: in a position a unit has ${MOST.tokens} at most (CON-4).`,
    ],
    [
      'tokens that wait for Apply damage',
      { units: [{ ...UNIT, ledger: { bleeding: Array(99).fill(12), poison: Array(99).fill(12) } }, FOE] },
      /^position\.units\.0\.fire: E34 has 198 tokens/,
    ],
    [
      'tokens of all units',
      { units: many(21, { unit: 'elf.e34', fire: 20 }) },
      `position.units: All units together come to 420 tokens of fire, acid, poison and bleeding: in a position they have ${MOST.tokensOfAll} at most (CON-4).`,
    ],
    [
      'effects of Apply damage',
      { units: many(13, { unit: 'elf.e34', ledger: { after: Array(20).fill({ do: 'turn_180' }) } }) },
      `position.units: All units together come to 260 effects that wait for Apply damage: in a position they have ${MOST.afterOfAll} at most (DMG-5).`,
    ],
    ['endurance', { units: [{ ...UNIT, endurance: 25 }, FOE] }, /^position\.units\.0\.endurance: .+ \(AB-EN\)\.$/],
    [
      'units in a hex',
      { units: [...many(7, { unit: 'elf.e34' }).map((unit) => ({ ...unit, at: '0406' })), FOE] },
      `position.units.6.at: 7 units of one side stand in 0406: in a position at most ${MOST.stacked} do (STK-1).`,
    ],
    [
      'dice of an assault in which sixes fail but are rolled again',
      {
        units: many(30, {
          unit: 'ork.bioengineered_ork',
          replace: { 'ork.elite_bioengineered_ork': 4 },
          criticals: ['plus_minus_1'],
        }),
      },
      /^position\.units: All units together come to \d+ dice if each fights in an assault: .+ \(AS-8\)\.$/,
    ],
    [
      'dice of all shots',
      armed({ hitMod: 9, shots: 15 }, [
        ...many(28, { ...FULL, weapons: ['test.gun'] }),
        ...many(28, { unit: 'dwarf.dw42' }, 'o', 2),
      ]),
      /^position\.units: All units together come to 2\d{4} dice if each fires everything in one part and hits: .+ \(GUN-6\)\.$/,
    ],
  ])('is refused at its place: %s', (_, position, fault) => {
    const faults = said(position as Fields);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
    // Nor does the referee work out what no table plays.
    expect(said(position as Fields, 'referee')).toEqual(faults);
  });

  it('is taken with as many units of the roster as there may be', () => {
    const units = [...many(30, FULL), ...many(30, { unit: 'dwarf.steampowerarmor' }, 'o', 1)];
    expect(units).toHaveLength(MOST.units);
    expect(said({ units })).toEqual([]);
    expect(said({ units: many(61, { unit: 'elf.e34' }) })[0]).toMatch(/^position\.units: /);
  });
});
