import type { HexLabel } from '../../../hex/index.ts';
import type { Placed } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import { isOnBoard } from '../ground/survey.ts';
import { unharmed } from '../model/figures.ts';
import type { SteampunkTypes } from '../model/types.ts';
import { type Harm, nothingDone, type Unit } from '../model/units.ts';
import { modelsOf, suits } from '../roster/carry.ts';
import {
  type ArmedUnit,
  type Arsenal,
  type Built,
  builtOf,
  EQUIPMENT,
  MODELS,
  UNITS,
  WEAPONS,
} from '../roster/index.ts';
import { loadsAtStart, weaponsOf } from '../rules/gunnery/weapons.ts';
import { isBefore } from './agenda.ts';
import type { Position, WrittenHarm, WrittenUnit } from './schema.ts';
import { faultsOfFigures } from './size.ts';

/** What a unit was bought with. */
export const boughtOf = ({ unit, replace, equipment, modelEquipment, weapons }: WrittenUnit): ArmedUnit => ({
  unit,
  ...(replace && { replace }),
  ...(equipment && { equipment }),
  ...(modelEquipment && { modelEquipment }),
  ...(weapons && { weapons }),
});

/** What stands in a position of a unit's harm. */
export const HARM_FIELDS = [
  'crewLost',
  'fd',
  'cfd',
  'shaken',
  'fire',
  'acid',
  'minorAcid',
  'poison',
  'bleeding',
  'criticals',
  'assaultMinus',
  'crippledCrew',
  'unconscious',
  'armourLost',
  'endurance',
  'after',
] as const satisfies readonly (keyof Harm & keyof WrittenHarm)[];

const harmFrom = (built: Built, written: WrittenHarm): Harm => ({
  ...unharmed(built),
  ...(Object.fromEntries(
    HARM_FIELDS.flatMap((field) => (written[field] === undefined ? [] : [[field, written[field]]])),
  ) as Partial<Harm>),
  ...(written.dead && { alive: built.models.map((_, index) => !written.dead!.includes(index)) }),
});

/** The first of the unit's speeds is what it begins with, unless something else is said. */
const unitFrom = ({ board, seats, position, options }: Placed<SteampunkTypes>, written: WrittenUnit): Unit => {
  const arsenal: Arsenal = position.arsenal;
  const bought = boughtOf(written);
  const built = builtOf(bought, arsenal);
  const { id, seat, hidden, token, aim, loads, did, remainder, struckAt, draggedBy, marks, ledger } = written;
  const { side } = seats.find((each) => each.id === seat)!;
  const edge = position.seats[seat]?.edge ?? (side === 0 ? 'south' : 'north');
  const at: HexLabel | null = written.at !== undefined && isOnBoard(board, written.at) ? written.at : null;
  return {
    id,
    seat,
    side,
    bought,
    status: written.status ?? (at === null ? 'waiting' : 'field'),
    at,
    facing: (written.facing ?? (edge === 'south' ? 0 : 3)) as Unit['facing'],
    speed: written.speed ?? built.speeds[0]!,
    hidden,
    token: token ?? (hidden && at !== null ? `${seat[0]}?${id.slice(1)}` : null),
    harm: harmFrom(built, written),
    ledger: ledger ? harmFrom(built, ledger) : null,
    aim: aim.map(({ until, ...token }) => ({ ...token, until: until ?? { turn: position.turn, part: 2 } })),
    loads: { ...loadsAtStart(built, options.startLoaded), ...loads },
    did: did ?? nothingDone(),
    remainder,
    struckAt,
    draggedBy,
    marks,
  };
};

/** What is wrong with what a unit was bought with, ARM-2 to ARM-4: only what the roster does not know. */
const boughtFaults = (written: WrittenUnit, { arsenal, stage }: Position, at: string): Fault[] => {
  const unknown = (field: string, ids: readonly string[], known: { has(id: string): boolean }): Fault[] =>
    ids.flatMap((id) =>
      known.has(id) ? [] : [{ at: `${at}.${field}`, message: `There is no "${id}" in the roster (ARM-2).` }],
    );
  // Units that are still to be set up are those of their armies.
  const isSetUp = !isBefore(stage) || stage === 'orders';
  const weapons = { has: (id: string) => WEAPONS.has(id) || (isSetUp && Object.hasOwn(arsenal, id)) };
  return [
    ...unknown('unit', [written.unit], UNITS),
    ...unknown('replace', Object.keys(written.replace ?? {}), MODELS),
    ...unknown('equipment', written.equipment ?? [], EQUIPMENT),
    ...unknown('modelEquipment', Object.keys(written.modelEquipment ?? {}), EQUIPMENT),
    ...unknown('weapons', written.weapons ?? [], weapons),
  ];
};

/** What no model of the unit can be or carry, ARM-3 and ARM-4: it would be lost without a word. */
const unfitFaults = (written: WrittenUnit, at: string): Fault[] => {
  const { name, model } = UNITS.get(written.unit)!;
  const models = modelsOf(written);
  const items = [
    ...(written.equipment ?? []).map((id) => ['equipment', id] as const),
    ...Object.keys(written.modelEquipment ?? {}).map((id) => ['modelEquipment', id] as const),
  ];
  return [
    ...Object.keys(written.replace ?? {})
      .filter((id) => MODELS.get(id)!.replaces !== model)
      .map((id) => ({ at: `${at}.replace`, message: `Models of ${name} cannot be replaced by ${id} (ARM-3).` })),
    ...items
      .filter(([, id]) => !models.some((each) => suits(each, EQUIPMENT.get(id)!)))
      .map(([field, id]) => ({ at: `${at}.${field}`, message: `No model of ${name} can carry ${id} (ARM-4).` })),
  ];
};

const unitFaults = ({ board, seats, position }: Placed<SteampunkTypes>, written: WrittenUnit, at: string): Fault[] => {
  const { id, seat, speed, dead = [] } = written;
  const twice = position.units.filter((other) => other.id === id).length > 1;
  const bought = boughtFaults(written, position, at);
  const faults: Fault[] = [
    ...(twice ? [{ at: `${at}.id`, message: `Two units are called ${id}.` }] : []),
    ...(seats.some((each) => each.id === seat)
      ? []
      : [{ at: `${at}.seat`, message: `There is no seat "${seat}" (SET-2).` }]),
    ...(written.at === undefined || isOnBoard(board, written.at)
      ? []
      : [{ at: `${at}.at`, message: `There is no hex ${written.at} on this board (MAP-1).` }]),
    ...(written.status === 'field' && written.at === undefined
      ? [{ at: `${at}.at`, message: 'A unit on the board stands in a hex (STK-1).' }]
      : []),
    ...written.aim.flatMap(({ at: aimed }, index) =>
      isOnBoard(board, aimed)
        ? []
        : [{ at: `${at}.aim.${index}.at`, message: `There is no hex ${aimed} on this board (MAP-1).` }],
    ),
    ...(written.draggedBy === null || position.units.some((other) => other.id === written.draggedBy)
      ? []
      : [{ at: `${at}.draggedBy`, message: `There is no unit ${written.draggedBy}.` }]),
    ...bought,
  ];
  if (bought.length > 0) return faults;
  faults.push(...unfitFaults(written, at));
  const built = builtOf(boughtOf(written), position.arsenal);
  const { speeds, models, name } = built;
  if (speed && !speeds.includes(speed))
    faults.push({ at: `${at}.speed`, message: `${name} has no speed ${speed}, only: ${speeds.join(', ')} (ORD-1).` });
  const missing = dead.filter((index) => index >= models.length);
  if (missing.length > 0)
    faults.push({ at: `${at}.dead`, message: `${name} has ${models.length} models, counted from 0 (DMG-5).` });
  const known = weaponsOf(built).map((weapon) => weapon.id);
  for (const weapon of Object.keys(written.loads ?? {}))
    if (!known.includes(weapon))
      faults.push({ at: `${at}.loads.${weapon}`, message: `${name} has no weapon ${weapon} here (GUN-2).` });
  return [...faults, ...faultsOfFigures(written, built, at)];
};

/** What is wrong with the units of a position, each at its place. */
export const faultsOfUnits = (placed: Placed<SteampunkTypes>): readonly Fault[] =>
  placed.position.units.flatMap((unit, index) => unitFaults(placed, unit, `position.units.${index}`));

/** The units of a position without faults, by id. */
export const unitsFrom = (placed: Placed<SteampunkTypes>): Record<string, Unit> =>
  Object.fromEntries(placed.position.units.map((written) => [written.id, unitFrom(placed, written)]));
