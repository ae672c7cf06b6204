import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import {
  Match,
  type Placed,
  type Ruleset,
  type RulesetTypes,
  readRecord,
  readSetup,
} from '../../../../src/match/index.ts';
import { readAs } from '../../../../src/reading/index.ts';
import { IntentSchema } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { PROMPTS } from '../../../../src/rulesets/steampunk/model/asks.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { SteampunkTypes } from '../../../../src/rulesets/steampunk/model/types.ts';
import { fromPosition } from '../../../../src/rulesets/steampunk/position/from-position.ts';
import { PositionSchema } from '../../../../src/rulesets/steampunk/position/schema.ts';
import { toPosition } from '../../../../src/rulesets/steampunk/position/to-position.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import { tableOf } from '../kit.ts';

const placed = (state: State, position: object): Placed<SteampunkTypes> => ({
  options: state.options,
  board: state.board,
  seats: state.seats.map(({ id, side }) => ({ id, side, force: null })),
  position: PositionSchema.parse(position),
});

const EMPTY = tableOf({ units: {} });

const faultsOf = (position: object): readonly string[] => {
  const read = fromPosition(placed(EMPTY, position));
  return read.ok ? [] : read.error.map(({ at, message }) => `${at}: ${message}`);
};

/** Every field of a unit that a position can have, on one table. */
const marked = (): State =>
  tableOf({
    units: {
      b1: {
        unit: 'dwarf.dwarf_infantry',
        replace: { 'dwarf.elite_dwarf_infantry': 1 },
        equipment: ['dwarf.vest_of_life_support'],
        at: 'D6',
        speed: 'slow',
        facing: 2,
        harm: {
          alive: [true, false, true, true],
          fd: 2,
          cfd: 1,
          shaken: 1,
          fire: 1,
          acid: 1,
          minorAcid: 2,
          poison: [8, 4],
          bleeding: [6],
          criticals: ['plus_minus_1'],
          assaultMinus: 1,
          crippledCrew: true,
          armourLost: 1,
          endurance: 0,
          after: [{ do: 'turn_180', times: 2 }],
        },
        ledger: { fd: 5 },
        aim: [{ word: 'Aim', at: '0406', until: { turn: 2, part: 1 } }],
        did: { steps: [['F'], null, null], parts: ['Fire', null] },
        remainder: 'turn',
        marks: ['overcrowd'],
      },
      o1: { unit: 'ork.troll', at: 'D4', harm: { unconscious: true }, draggedBy: 'b1' },
    },
    markers: { C4: { smoke: 1, poison: { count: 2, die: 6, from: 5 } }, C5: { fire: 1 } },
    turn: 3,
  });

const UNIT = { id: 'b1', seat: 'blue', unit: 'elf.e34', at: '0406' };

describe('a position', () => {
  it('gives the same state when it is read again', () => {
    const state = marked();
    const read = fromPosition(placed(state, JSON.parse(JSON.stringify(toPosition(state)))));
    expect(read).toEqual({ ok: true, value: state });
  });

  it('needs no more than units: the turn goes on with its second step', () => {
    const units = [
      { id: 'b1', seat: 'blue', unit: 'elf.elf_infantry', at: '0406' },
      { id: 'o1', seat: 'orange', unit: 'ork.grunt', at: '0403', fd: 1, dead: [0] },
    ];
    const read = fromPosition(placed(EMPTY, { units }));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { units: placedUnits, turn } = read.value;
    const agenda = [...read.value.agenda];
    expect([turn, agenda[0], agenda.at(-1)]).toEqual([1, { do: 'step', step: 2 }, { do: 'turn' }]);
    expect(placedUnits.b1).toMatchObject({ status: 'field', facing: 0, speed: 'still', loads: { 'elf.rifle': 1 } });
    expect(placedUnits.o1).toMatchObject({ facing: 3, harm: { fd: 1, alive: [false, true, true, true] } });
  });

  it('can have weapons with figures of their own', () => {
    const gun = {
      id: 'test.gun',
      name: '\u202eGun\u0301\u0302\u0303\u0304\u0305\n',
      range: 3,
      ap: -2,
      regular: { sides: 6 },
    };
    const units = [{ id: 'b1', seat: 'blue', unit: 'elf.e34', weapons: ['test.gun'], at: '0406' }];
    const read = fromPosition(placed(EMPTY, { units, arsenal: { 'test.gun': gun } }));
    expect(read.ok && read.value.arsenal['test.gun']).toMatchObject({
      name: 'Guń\u0302\u0303\u0304',
      ap: -2,
      arc: [1, 1, 1, 1],
      firedBy: ['Fire'],
    });
  });

  it('is refused with each fault at its place', () => {
    const unit = { id: 'b1', seat: 'blue', unit: 'elf.elf_infantry', at: '0406' };
    expect(faultsOf({ units: [unit, { ...unit, seat: 'teal', at: '2525', unit: 'elf.nobody' }] })).toEqual([
      'position.units.0.id: Two units are called b1.',
      'position.units.1.id: Two units are called b1.',
      'position.units.1.seat: There is no seat "teal" (SET-2).',
      'position.units.1.at: There is no hex 2525 on this board (MAP-1).',
      'position.units.1.unit: There is no "elf.nobody" in the roster (ARM-2).',
    ]);
    expect(faultsOf({ units: [{ ...unit, speed: 'fast_fly' }] })[0]).toMatch('has no speed fast_fly, only: still');
    expect(faultsOf({ units: [{ ...unit, dead: [4] }] })[0]).toMatch(
      'position.units.0.dead: Elf Infantry has 4 models',
    );
    expect(faultsOf({ units: [], seats: { teal: {} } })).toEqual([
      'position.seats.teal: There is no seat "teal" (SET-2).',
    ]);
    expect(faultsOf({ units: [], markers: { '9901': { fire: 1 } } })).toEqual([
      'position.markers.9901: There is no hex 9901 on this board (MAP-1).',
    ]);
    const aim = [{ word: 'Aim', at: '9901', until: { turn: 1, part: 1 } }];
    expect(faultsOf({ units: [{ ...unit, aim, draggedBy: 'o9' }] })).toEqual([
      'position.units.0.aim.0.at: There is no hex 9901 on this board (MAP-1).',
      'position.units.0.draggedBy: There is no unit o9.',
    ]);
  });

  it.each([
    ['no units', { units: {} }, 'units: This must be a list'],
    ['a unit without a name', { units: [{ seat: 'blue', unit: 'elf.e34' }] }, 'units.0.id: This is missing'],
    ['a name that is none', { units: [{ id: 'B-1', seat: 'blue', unit: 'elf.e34' }] }, 'units.0.id: A unit is called'],
    ['a hex that is none', { units: [{ ...UNIT, at: 'D6' }] }, /^units\.0\.at: A hex is four digits.+\(H-1\.3\)$/],
    ['a side that is none', { units: [{ ...UNIT, facing: 6 }] }, /^units\.0\.facing: .+ from 0 to 5.+\(MAP-3\)$/],
    ['half a token', { units: [{ ...UNIT, fd: 0.5 }] }, 'units.0.fd: This must be a whole number'],
    ['a die that is none', { units: [{ ...UNIT, poison: [7] }] }, 'units.0.poison.0: '],
    ['half a model', { units: [{ ...UNIT, replace: { 'elf.x': 0.5 } }] }, /^units\.0\.replace\.elf\.x: .+\(ARM-3\)$/],
    [
      'an order of two steps',
      { units: [{ ...UNIT, orders: { now: { movement: [['-'], ['-']], gunnery: ['-', '-'] } } }] },
      'units.0.orders.now.movement: A movement order is a list of three steps. (ORD-3)',
    ],
    [
      'a marker that is none',
      { units: [], markers: { '0101': { fog: 1 } } },
      'markers.0101.fog: There is no such field',
    ],
    ['a place that is none', { units: [], markers: { D6: { fire: 1 } } }, 'markers.D6: A hex is four digits'],
    ['a turn before all turns', { units: [], turn: -1 }, 'turn: This must be a whole number from 0 to 999'],
  ])('is refused at its place: %s', (_, position, said) => {
    const read = readAs(PositionSchema, position);
    const faults = read.ok ? [] : read.error.map(({ at, message }) => `${at}: ${message}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(said);
  });

  it('has a step in progress only as the rules wrote it', () => {
    const state = marked();
    const written = JSON.parse(JSON.stringify(toPosition(state)));
    const [b1, ...others] = written.units;
    // What happened to a unit can be edited, but not where it stands while something goes on.
    expect(fromPosition(placed(state, { ...written, units: [{ ...b1, fd: 7 }, ...others] })).ok).toBe(true);
    const moved = { ...written, units: [{ ...b1, at: '0101' }, ...others] };
    const faults = fromPosition(placed(state, moved));
    expect(faults.ok ? [] : faults.error).toMatchObject([{ at: 'position.seal' }]);
    const { agenda: _agenda, own: _own, ...without } = moved;
    expect(fromPosition(placed(state, without)).ok).toBe(true);
  });

  const WAITING = [
    { id: 'b1', seat: 'blue', unit: 'darkelf.scout' },
    { id: 'b2', seat: 'blue', unit: 'darkelf.assassin', hidden: true },
    { id: 'o1', seat: 'orange', unit: 'ork.troll' },
  ];
  const stateOf = (position: object): State => {
    const read = fromPosition(placed(EMPTY, position));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  };

  it.each([
    ['setup', undefined, { do: 'hides' }],
    ['setup', 4, { do: 'setup', step: 4 }],
    ['orders', undefined, { do: 'plan', of: 'now' }],
    ['terrain', undefined, { do: 'terrain' }],
    ['armies', undefined, { do: 'announce' }],
    ['races', undefined, { do: 'races' }],
    ['end-phase', undefined, { do: 'end-phase', round: 1, shaken: [] }],
  ])('may begin in stage %s, step %s', (stage, step, first) => {
    const { agenda, turn } = stateOf({ units: WAITING, stage, step });
    expect([...agenda][0]).toEqual(first);
    expect(turn).toBe(stage === 'end-phase' ? 1 : 0);
  });

  it('tells in set-up what was announced, and what hidden units cost', () => {
    const [blue, orange] = stateOf({ units: WAITING, stage: 'setup', step: 1 }).seats;
    expect(blue).toMatchObject({ announced: [], hiddenCost: { mp: 2, xp: 6 }, race: 'darkelf' });
    expect(orange).toMatchObject({ announced: ['ork.troll'], hiddenCost: { mp: 0 } });
    expect(faultsOf({ units: [], stage: 'armies' })[0]).toMatch('position.seats.blue.race: ');
  });

  it('fills in what is usual: loads by weapon, how long an aim lasts, a cloud that is to be released', () => {
    const { units, orders } = stateOf({
      step: 6,
      units: [
        {
          id: 'b1',
          seat: 'blue',
          unit: 'darkelf.queen_yy',
          at: '0406',
          speed: 'slow',
          loads: { 'darkelf.acid_cannon': 0 },
          aim: [{ word: 'Aim', at: '0406' }],
          orders: { now: { movement: [['-'], ['-'], ['-']], gunnery: ['-', 'Release'] } },
        },
      ],
    });
    expect(units.b1).toMatchObject({
      loads: { 'darkelf.acid_cannon': 0, 'darkelf.heavy_rifle': 2 },
      aim: [{ until: { turn: 1, part: 2 } }],
    });
    expect(orders.b1).toMatchObject({ release: true });
  });

  it('knows its marks and weapons, and who can carry what', () => {
    const unit = { id: 'b1', seat: 'blue', unit: 'elf.elf_infantry', at: '0406' };
    expect(faultsOf({ units: [{ ...unit, modelEquipment: { 'elf.sniper_rifle': 1 } }] })).toEqual([
      'position.units.0.modelEquipment: No model of Elf Infantry can carry elf.sniper_rifle (ARM-4).',
    ]);
    expect(faultsOf({ units: [{ ...unit, replace: { 'ork.elite_bioengineered_ork': 1 } }] })).toEqual([
      'position.units.0.replace: Models of Elf Infantry cannot be replaced by ork.elite_bioengineered_ork (ARM-3).',
    ]);
    expect(faultsOf({ units: [{ ...unit, loads: { 'elf.cannon': 1 } }] })).toEqual([
      'position.units.0.loads.elf.cannon: Elf Infantry has no weapon elf.cannon here (GUN-2).',
    ]);
    expect(PositionSchema.safeParse({ units: [{ ...unit, marks: ['overcrowded'] }] }).success).toBe(false);
  });
});

/** Every example of the documentation, with the line above it. */
const EXAMPLES = [
  ...readFileSync(new URL('../../../../../docs/position-steampunk.md', import.meta.url), 'utf8').matchAll(
    /\n([^\n]+)\n\n```json\n([\s\S]*?)```/g,
  ),
].map(([, title, json]) => ({ title: title!, data: JSON.parse(json!) as { readonly format?: string } }));

const FIELD = { format: 'ironhex.board/1', id: 'field', name: 'Field', width: 7, height: 9, hexes: {} };
const SEATS = [
  { id: 'blue', side: 0 },
  { id: 'orange', side: 1 },
];

describe('the documentation of positions', () => {
  it.each(EXAMPLES.filter(({ data }) => data.format === undefined))('$title a match begins there', ({ data }) => {
    const read = readSetup(steampunk, { options: {}, board: FIELD, seats: SEATS, position: data });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const match = new Match(steampunk, read.value, {
      dice: () => scriptedDice(Array.from({ length: 200 }, (_, roll) => 1 + (roll % 2))),
    });
    expect(match.outcome !== undefined || match.pending().length > 0).toBe(true);
  });

  it('has an example of an answer to every prompt, each of which is one', () => {
    const text = readFileSync(new URL('../../../../../docs/position-steampunk.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^\| (`\w+`.*?\(P\d+.*?) +\| (.*) \|$/gm)];
    const prompts = rows.flatMap(([, names]) => [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
    // What P26 asks stands in what is fired.
    const asked = Object.keys(PROMPTS).filter((name) => name !== 'weapon');
    expect(prompts.toSorted()).toEqual(asked.toSorted());
    const intents = rows.flatMap(([, , answer]) =>
      [...answer!.matchAll(/`(\{"kind".*?\})`/g)].map(([, json]) => json!),
    );
    expect(intents).toHaveLength(9);
    for (const intent of intents) expect(IntentSchema.safeParse(JSON.parse(intent)).error).toBeUndefined();
  });

  it('has a worked case whole in one file', () => {
    const record = EXAMPLES.find(({ data }) => data.format !== undefined)!.data;
    const rulesets = new Map([[steampunk.id, steampunk as unknown as Ruleset<RulesetTypes>]]);
    const read = readRecord(record, rulesets);
    expect(read.ok ? [] : read.error).toEqual([]);
  });
});
