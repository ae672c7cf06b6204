// How a battle stands: who will be at the places that count, and what is left of both armies.
import { indexDistance, indexOfLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import { oncePer } from '../../../once-per.ts';
import { radiusOf } from '../ground/footprint.ts';
import { allowanceOf } from '../ground/moving/mover.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { unitRules } from '../roster/index.ts';
import { arsenalOf, figuresOf, livingTough, unitOf } from '../rules/figures.ts';
import { otherSeat } from '../rules/rounds/turns.ts';
import { ROUNDS, scoreOf } from '../rules/victory.ts';
import { type Aim, aimsOf } from './aims.ts';

/** The points that a unit costs, with the hero that joined it. */
const costOf = (table: Pick<Table, 'arsenal'>, { bought: { profile, hero } }: Unit): number => {
  const { profiles } = arsenalOf(table);
  return (profiles[profile]?.points ?? 0) + (hero === null ? 0 : (profiles[hero]?.points ?? 0));
};

/** The Tough of all models of a unit when it was unharmed. */
const fullTough = (table: Pick<Table, 'arsenal'>, unit: Unit): number =>
  figuresOf(table, unit).track.reduce((sum, { tough }) => sum + tough, 0);

const remains = oncePer((arsenal: Table['arsenal']) =>
  oncePer((unit: Unit): number =>
    unit.place === 'destroyed' || unit.place === 'joined'
      ? 0
      : (costOf({ arsenal }, unit) * livingTough({ arsenal }, unit)) / fullTough({ arsenal }, unit),
  ),
);

/** The points of what is left of a unit. A unit that is out of the battle has none. */
export const remainsOf = ({ arsenal }: Pick<Table, 'arsenal'>, unit: Unit): number => remains(arsenal)(unit);

/** How many rounds the battle has at most in regular time, G-8.1 and G-18.2. */
const roundsOf = ({ scenario }: Table): number => (scenario.kind === 'tomb' ? 6 : ROUNDS);

/** How many rounds come after this one. */
export const roundsLeft = (table: Table): number => Math.max(0, roundsOf(table) - Math.max(1, table.round));

/** What one marker more counts for, as logarithm of the odds: at the end of the battle, and less for each round before. */
const MARKER = 1.9;
const SOONER = 0.9;
/** What all of one side's material counts for, in each round that is left and in this one. */
const MATERIAL = 2.1;
const MATERIAL_NOW = 0.35;

/** What one marker more is worth now, as logarithm of the odds. */
export const markerGain = (table: Table): number => MARKER * SOONER ** roundsLeft(table);

/** What the points of a unit are worth now, as logarithm of the odds: of both armies together. */
export const materialGain = (table: Table, points: number): number => {
  const all = armiesOf(table);
  return (2 * (MATERIAL * roundsLeft(table) + MATERIAL_NOW) * points) / Math.max(1, all);
};

// Units are replaced when anything about them changes, so what they come to is kept with them.
const armies = oncePer((_units: Table['units']) => new Map<SeatId, number>());

/** The points of what is left of a seat's units. */
const armyOf = (table: Table, seat: SeatId): number => {
  const known = armies(table.units);
  const found = known.get(seat);
  if (found !== undefined) return found;
  const own = Object.values(table.units).filter((unit) => unit.seat === seat);
  const sum = own.reduce((all, unit) => all + remainsOf(table, unit), 0);
  known.set(seat, sum);
  return sum;
};

const armiesOf = (table: Table): number => table.seats.reduce((sum, { id }) => sum + armyOf(table, id), 0);

/** Where a unit is, by hex index: aboard it is where its transport is; undefined: not on the map. */
export const whereIs = (table: Table, { at, transport }: Unit): number | undefined => {
  const hex = at ?? (transport === null ? null : unitOf(table, transport).at);
  return hex === null ? undefined : indexOfLabel(table.board, hex);
};

/** How likely a unit stays where it is and able for one more round: the more it is worth, the likelier. */
const SOFT = 30;
const lasting = (table: Table, unit: Unit): number => {
  const value = remainsOf(table, unit);
  return value / (value + SOFT);
};
/** How likely a unit gets where it wants to be, for each Rush that it still takes. */
const ARRIVES = 0.42;
/** A Shaken unit does not count before it has recovered. */
const SHAKEN = 0.55;

/**
 * How likely a unit is at an aim when that is counted for the last time, 0 to 1, by the index of the hex where it stands.
 * What does not depend on the hex is worked out once.
 */
const presenceOf = (table: Table, unit: Unit, hasMoved: boolean): ((aim: Aim, hex: number) => number) => {
  const { board } = table;
  const figures = figuresOf(table, unit);
  const { fast, slow, immobile } = unitRules(figures, unit.wounds);
  const reach = radiusOf(figures.sizeClass);
  const rush = allowanceOf('rush', { fast: Number(fast), slow: Number(slow) });
  const rounds = roundsLeft(table);
  const moves = immobile ? 0 : rounds + (hasMoved || unit.shaken ? 0 : 1);
  const isLate = (unit.arrived || (unit.shaken && unit.activated)) && rounds === 0;
  const able = isLate ? 0 : unit.shaken ? SHAKEN : 1;
  const stays = able * lasting(table, unit) ** (rounds / 2 + (hasMoved ? 0 : 0.1));
  return (aim, hex) => {
    if (stays === 0 || (aim.only !== undefined && aim.only !== unit.id)) return 0;
    const away = indexDistance(board, hex, aim.hex) - reach - aim.near;
    if (away <= 0) return stays;
    const rushes = Math.ceil(away / rush);
    return rushes > moves ? 0 : stays * ARRIVES ** rushes;
  };
};

/** A battle with who will be where. */
export interface Scene {
  readonly table: Table;
  readonly aims: readonly Aim[];
  /** By unit on the map or aboard: how likely it is at each aim when that counts for the last time. */
  readonly present: ReadonlyMap<Unit, readonly number[]>;
}

/** Who will be where, as far as one can see now. */
export const sceneOf = (table: Table): Scene => {
  const aims = aimsOf(table);
  const present = new Map<Unit, readonly number[]>();
  for (const unit of Object.values(table.units)) {
    const hex = unit.place === 'map' || unit.place === 'aboard' ? whereIs(table, unit) : undefined;
    if (hex === undefined) continue;
    const likely = presenceOf(table, unit, unit.activated);
    present.set(
      unit,
      aims.map((aim) => likely(aim, hex)),
    );
  }
  return { table, aims, present };
};

/** For each aim the likelihood that no unit of a seat is there, one unit left out. */
const absences = ({ aims, present }: Scene, seat: SeatId, but?: Unit): readonly number[] => {
  const absent = aims.map(() => 1);
  for (const [unit, likely] of present)
    if (unit.seat === seat && unit.id !== but?.id)
      for (const index of absent.keys()) absent[index]! *= 1 - likely[index]!;
  return absent;
};

/**
 * What an aim will be to a side, -1 to 1: its own if it alone is there; as before if nobody is, G-14.2. `away`: how
 * likely the side's units, and the enemies, are not there.
 */
const held = (aim: Aim, seat: SeatId, away: number, enemiesAway: number): number => {
  const before = aim.owner === null ? 0 : aim.owner === seat ? 1 : -1;
  return aim.weight * ((1 - away) * enemiesAway - away * (1 - enemiesAway) + away * enemiesAway * before);
};

/** How the places that count depend on one unit, for its side. */
export interface Outlook {
  /** The markers that the side gains by the unit, compared with a battle without it, if it stands in this hex. */
  readonly gain: (hex: number) => number;
  /** The markers that it gains by the unit as it is. */
  readonly now: number;
}

/** How the places that count depend on one unit. */
export const outlookFor = (scene: Scene, unit: Unit): Outlook => {
  const { table, aims, present } = scene;
  const own = absences(scene, unit.seat, unit);
  const others = absences(scene, otherSeat(table, unit.seat));
  const sum = (presentAt: (aim: Aim, index: number) => number): number =>
    aims.reduce((all, aim, index) => {
      const away = own[index]!;
      const more = held(aim, unit.seat, away * (1 - presentAt(aim, index)), others[index]!);
      return all + more - held(aim, unit.seat, away, others[index]!);
    }, 0);
  const moved = presenceOf(table, unit, true);
  return {
    gain: (hex) => sum((aim) => moved(aim, hex)),
    now: sum((_aim, index) => present.get(unit)?.[index] ?? 0),
  };
};

/** By how many markers a seat is ahead, and will be as far as one can see. */
const markersAhead = (scene: Scene, seat: SeatId): number => {
  const own = absences(scene, seat);
  const others = absences(scene, otherSeat(scene.table, seat));
  return scene.aims.reduce((sum, aim, index) => sum + held(aim, seat, own[index]!, others[index]!), 0);
};

/** Points of resonance that count as much as a marker elsewhere: every round brings several. */
export const POINTS_A_MARKER = 4;

/** What is left of those of a seat's units that have still to act in this round. */
const readyOf = (table: Table, seat: SeatId): number =>
  Object.values(table.units).reduce(
    (sum, unit) => (unit.seat === seat && !unit.activated ? sum + remainsOf(table, unit) : sum),
    0,
  );

/**
 * By how much a seat is ahead: by markers, by what is left of both armies as share of all of it, twice, and by what of that
 * has still to act.
 */
export const termsOf = (table: Table, seat: SeatId): readonly [markers: number, material: number, ready: number] => {
  const other = otherSeat(table, seat);
  const side = table.seats.findIndex(({ id }) => id === seat);
  const score = scoreOf({ ...table, markers: [] });
  const scored = (score[side]! - score[1 - side]!) / (table.scenario.kind === 'resonance' ? POINTS_A_MARKER : 1);
  const all = Math.max(1, armiesOf(table));
  return [
    scored + markersAhead(sceneOf(table), seat),
    (2 * (armyOf(table, seat) - armyOf(table, other))) / all,
    (2 * (readyOf(table, seat) - readyOf(table, other))) / all,
  ];
};
