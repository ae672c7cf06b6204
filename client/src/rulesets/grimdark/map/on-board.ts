import {
  areEnemies,
  arsenalOf,
  figuresOf,
  footprintOf,
  isAtHalfStrength,
  livingModels,
  type SizeClass,
  type Table,
  type Unit,
  type UnitId,
  unitsInOrder,
  unitsOnMap,
} from '@ironhex/shared/grimdark';
import { type HexLabel, labelOfIndex } from '@ironhex/shared/hex';
import type { BoardEdge, Emphasis } from '../../../map/picture.ts';
import { isHelp } from '../words/effects.ts';
import { unitName } from '../words/names.ts';
import {
  type Counter,
  type CounterMark,
  counterOf,
  type Look,
  type MarkKind,
  type Strength,
  sideOf,
} from './counters.ts';
import { armyOf, figureOf } from './figures.ts';

/** What the player's plan changes about counters, by unit. */
export interface Shown {
  /** Where units are placed that the rules have not placed yet. */
  readonly placed?: ReadonlyMap<UnitId, HexLabel>;
  readonly emphases?: ReadonlyMap<UnitId, Emphasis>;
  /** What their sight marks say. */
  readonly sights?: ReadonlyMap<UnitId, string>;
}

/** How much is left of a unit, G-13.1. */
export const strengthOf = (table: Pick<Table, 'arsenal'>, unit: Unit): Strength => {
  const { track } = figuresOf(table, unit);
  const living = livingModels(unit);
  const left = living.map((model) => (track[model]!.tough - unit.wounds[model]!) / track[model]!.tough);
  const half = isAtHalfStrength(table, unit);
  if (unit.startingSize > 1) {
    const [models, total] = [living.length, unit.startingSize];
    return { of: 'models', left: models, total, last: Math.min(1, ...left), half };
  }
  const total = track[0]?.tough ?? 1;
  const wounds = Math.round((left[0] ?? 0) * total);
  return { of: 'wounds', left: wounds, total, last: 1, half };
};

/** What lies on a unit, G-4.4. What affects all units stands elsewhere. */
const marksOf = (table: Pick<Table, 'arsenal' | 'units' | 'items' | 'effects'>, unit: Unit): readonly CounterMark[] => {
  const { track } = figuresOf(table, unit);
  const carries = (kind: string) => table.items.filter((item) => item.carrier === unit.id && item.kind === kind).length;
  const own = table.effects.filter(({ on }) => on.unit === unit.id);
  const heroes = livingModels(unit).filter((model) => track[model]!.hero).length;
  const helped = own.filter(({ what }) => isHelp(what)).length;
  const all: Readonly<Record<MarkKind, number>> = {
    shaken: unit.shaken ? 1 : 0,
    relic: carries('relic'),
    component: carries('component'),
    intel: carries('intel'),
    marked: table.items.filter(({ marked }) => marked === unit.id).length,
    fatigued: unit.fatigued ? 1 : 0,
    arrived: unit.arrived ? 1 : 0,
    hindered: own.length - helped,
    helped,
    hero: unit.bought.hero === null ? 0 : heroes,
    passengers: Object.values(table.units).filter(({ transport }) => transport === unit.id).length,
    tokens: unit.tokens.reduce((sum, tokens) => sum + tokens, 0),
    reserve: unit.place === 'reserve' ? 1 : 0,
    scouts: unit.place === 'scouts' ? 1 : 0,
    activated: unit.activated ? 1 : 0,
  };
  return Object.entries(all).flatMap(([kind, n]) => (n > 0 ? [{ kind: kind as MarkKind, n }] : []));
};

/** What the counter of a unit tells of it. */
const lookOf = (table: Pick<Table, 'arsenal' | 'units' | 'items' | 'effects'>, unit: Unit): Look => ({
  figure: figureOf(arsenalOf(table).profiles[unit.bought.profile]!),
  army: armyOf(unit.bought.profile),
  size: figuresOf(table, unit).sizeClass,
  strength: strengthOf(table, unit),
  activated: unit.activated,
  marks: marksOf(table, unit),
});

/** The edge of the board beside which the units of a seat wait; undefined: not chosen yet, G-7.5. */
const trayOf = ({ seats }: Pick<Table, 'seats'>, seat: string): BoardEdge | undefined => {
  const edge = seats.find(({ id }) => id === seat)?.edge;
  return edge ? ({ north: 'top', south: 'bottom' } as const)[edge] : undefined;
};

const WAITING: readonly Unit['place'][] = ['waiting', 'reserve', 'scouts'];

/** Where the counter of a unit is: on the map, where it is planned to be, or beside the board; undefined: nowhere. */
const placeOf = (table: Table, { id, seat, place, at }: Unit, { placed }: Shown): Counter['at'] | undefined => {
  const planned = placed?.get(id);
  if (planned !== undefined) return planned;
  if (place === 'map') return at ?? undefined;
  const beside = WAITING.includes(place) ? trayOf(table, seat) : undefined;
  return beside && { beside };
};

/** The hexes of a unit besides its centre, G-2.6. */
export const coveredBy = (board: Table['board'], at: HexLabel, size: SizeClass): readonly HexLabel[] =>
  footprintOf(board, { at, size })
    .slice(1)
    .map((index) => labelOfIndex(board, index));

/** All hexes of a unit on the map, its centre first; none for one that is elsewhere. */
export const unitHexes = (table: Pick<Table, 'board' | 'arsenal'>, unit: Unit): readonly HexLabel[] =>
  unit.place === 'map' ? [unit.at!, ...coveredBy(table.board, unit.at!, figuresOf(table, unit).sizeClass)] : [];

/** The enemies of a unit on the map. */
export const enemiesOf = (table: Pick<Table, 'units'>, unit: Unit): readonly Unit[] =>
  unitsOnMap(table).filter((other) => areEnemies(unit, other));

/**
 * The one of some units that stands in a hex, with any of its hexes; undefined: none. Of several it is the one whose
 * counter the pointer is nearest to.
 */
export const unitAt = (
  table: Pick<Table, 'board' | 'arsenal'>,
  units: readonly Unit[],
  at: HexLabel,
  counter: string | undefined,
): Unit | undefined => {
  const there = units.filter((unit) => unitHexes(table, unit).includes(at));
  return there.find(({ id }) => id === counter) ?? there[0];
};

const unitCounter = (table: Table, unit: Unit, shown: Shown): readonly Counter[] => {
  const at = placeOf(table, unit, shown);
  if (at === undefined) return [];
  const look = lookOf(table, unit);
  const titanic = look.size === 'titanic' && typeof at === 'string';
  return [
    counterOf({
      id: unit.id,
      side: sideOf(table.seats, unit.seat),
      name: unitName(table, unit.id),
      at,
      covers: titanic ? coveredBy(table.board, at, look.size) : undefined,
      facing: null,
      destroyed: false,
      emphasis: shown.emphases?.get(unit.id),
      sight: shown.sights?.get(unit.id),
      look,
    }),
  ];
};

/** Every counter on the map or beside it: seat A's first, by number. Passengers and joined heroes are inside of others. */
export const countersOf = (table: Table, shown: Shown): readonly Counter[] =>
  unitsInOrder(table).flatMap((unit) => unitCounter(table, unit, shown));
