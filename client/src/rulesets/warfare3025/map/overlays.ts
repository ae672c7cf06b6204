import { type HexLabel, opposite } from '@ironhex/shared/hex';
import type { SeatId } from '@ironhex/shared/match';
import {
  bandRings,
  entryHexes,
  planCost,
  type Reached,
  riskText,
  type Table,
  type Unit,
  type UnitId,
  unitOf,
  type View,
  weaponOf,
} from '@ironhex/shared/warfare3025';
import type { BandsPicture } from '../../../map/layers/bands.ts';
import type { SightPicture } from '../../../map/layers/sight.ts';
import type { ThreatPicture } from '../../../map/layers/threat.ts';
import type { WayPicture } from '../../../map/layers/way.ts';
import type { Wheel } from '../../../map/layers/wheel.ts';
import { planOf, withPath } from '../plan/draft.ts';
import type { Planner } from '../plan/planner.ts';
import { count, ticks } from '../words/words.ts';
import type { ReachMark } from './layers/reach.ts';
import type { SpottingLine } from './layers/spotting.ts';
import { sensorRingsOf, spottingOf } from './sensors.ts';
import { sightOf } from './sights.ts';
import { threatOf } from './threats.ts';

/** The parts of a picture that help with what the player chooses or looks at. */
export interface Overlays {
  readonly reach: readonly ReachMark[];
  readonly sight: readonly SightPicture[];
  readonly bands: BandsPicture | undefined;
  /** Hexes a unit can enter the map by. */
  readonly entries: readonly HexLabel[];
  /** What an enemy that is looked at could do. */
  readonly threat: ThreatPicture | undefined;
  /** The way to the hex that is pointed at. */
  readonly way: WayPicture | undefined;
  /** How far it is to each hex within reach is written on it. */
  readonly distances: boolean;
  readonly wheel: Wheel | undefined;
  /** Who could spot whom at the end of what is planned, W-13d.4. */
  readonly spotting: readonly SpottingLine[];
}

/** What the player points at, beside what is planned. */
export interface Pointed {
  readonly hover: HexLabel | null;
  readonly cursor: HexLabel | undefined;
  /** The seat that looks; null for spectators. */
  readonly viewer: SeatId | null;
  /** The weapon whose range is shown. */
  readonly weapon: string | undefined;
  /** How far it is to each hex within reach is written on it. */
  readonly distances: boolean;
  /** The facing wheel stands on the map; on small screens it stands beside it. */
  readonly wheel: boolean;
  /** Units that a line of the log is about. */
  readonly highlighted: readonly UnitId[];
}

/** No overlay is shown. */
export const NO_OVERLAYS: Overlays = {
  reach: [],
  distances: false,
  way: undefined,
  sight: [],
  bands: undefined,
  threat: undefined,
  entries: [],
  wheel: undefined,
  spotting: [],
};

/** Where the plan would fire from. */
const firingHex = (planner: Planner): HexLabel | null => {
  const table = planner.table.value;
  const { unit, path, attack } = planner.draft.value;
  if (!table || unit === null) return null;
  const after = attack?.after === undefined || attack.after === 'end' ? path.length : attack.after;
  return after === 0 ? unitOf(table, unit).at : path[after - 1]!;
};

/** The unit under the pointer that is not on the viewer's side: for spectators any unit. */
const enemyAt = (table: Table, { hover, viewer }: Pointed): Unit | undefined => {
  const own = table.seats.find(({ id }) => id === viewer)?.side;
  return table.units.find(({ at, side, status }) => at !== null && at === hover && status === 'field' && side !== own);
};

const sightsOf = (table: Table, planner: Planner, enemy: Unit | undefined): Overlays['sight'] => {
  const { assault, incoming } = table;
  if (assault) {
    const { attacker, from, to } = assault.situation;
    return [sightOf(table, unitOf(table, attacker).side, from, to)];
  }
  if (incoming) {
    const { at, side } = unitOf(table, incoming.target);
    return at === null ? [] : [sightOf(table, side === 0 ? 1 : 0, incoming.from, at)];
  }
  const planned = planner.table.value;
  const { unit, attack } = planner.draft.value;
  const from = firingHex(planner);
  if (!planned || unit === null || from === null) return [];
  const target = enemy?.id ?? attack?.target;
  const to = target === undefined ? null : unitOf(planned, target).at;
  return to !== null && to !== from ? [sightOf(planned, unitOf(planned, unit).side, from, to)] : [];
};

const bandsOf = (planner: Planner, shown: string | undefined): Overlays['bands'] => {
  const table = planner.table.value;
  const { unit, attack } = planner.draft.value;
  const centre = firingHex(planner);
  const weapon = table && unit !== null && weaponOf(table, unit, shown ?? attack?.weapon ?? '');
  return weapon && centre !== null ? { centre, rings: bandRings(weapon) } : undefined;
};

/** The directions that the planned unit can face at its end. */
export const wheelOf = (planner: Planner): Overlays['wheel'] => {
  const table = planner.table.value;
  const { unit } = planner.draft.value;
  const stand = planner.stand();
  if (!table || unit === null || !stand) return undefined;
  const standing = unitOf(table, unit);
  // An about-face is one against the facing at the start of the action, W-5.2.
  return { ...stand, aboutFace: standing.status === 'field' ? opposite(standing.facing) : undefined };
};

const reachOf = (reached: readonly Reached[]): Overlays['reach'] =>
  reached.map(({ at, path, fast, risks, jump }) => ({
    at,
    hexes: path.length,
    fast,
    jump: jump !== undefined,
    risky: risks.length > 0,
  }));

/** The way to the hex under the pointer, if a click would plan it. */
const wayOf = (planner: Planner, { hover }: Pointed): Overlays['way'] => {
  const table = planner.table.value;
  const draft = planner.draft.value;
  const way = planner.reached.value.find(({ at }) => at === hover);
  if (!table || draft.unit === null || !way || draft.path.at(-1) === hover) return undefined;
  const cost = planCost(table, draft.unit, planOf(table, withPath(draft, way.path, way.jump)));
  const words = [count(way.path.length, 'hex'), ...(way.fast ? ['fast'] : []), ticks(cost)];
  const { at, status } = unitOf(table, draft.unit);
  return {
    hexes: [...(status === 'field' && at !== null ? [at] : []), ...way.path],
    cost: [...words, ...way.risks.map(riskText)].join(' · '),
  };
};

/**
 * What helps with what is chosen now, one thing at a time: reach while choosing where to go, range bands while choosing
 * what to fire, the wheel while choosing where to face, and what an enemy could do while it is looked at.
 */
export const overlaysOf = (view: View, table: Table, planner: Planner, pointed: Pointed): Overlays => {
  const { unit, path, attack } = planner.draft.value;
  const enemy = enemyAt(table, pointed);
  const firing = pointed.weapon !== undefined || (enemy && attack);
  const shown = firing ? 'fire' : enemy ? 'threat' : planner.choosing.value;
  const planned = planner.table.value;
  const sensors = enemy || shown === 'fire' || !planner.judged.value.intent ? undefined : planner.sensors.value;
  const reserve = planned && unit !== null && planner.planning.value && unitOf(planned, unit).status === 'reserve';
  return {
    reach: shown === 'way' || (pointed.distances && !enemy) ? reachOf(planner.reached.value) : [],
    distances: pointed.distances,
    way: enemy ? undefined : wayOf(planner, pointed),
    sight: sightsOf(table, planner, enemy),
    bands: shown === 'fire' ? bandsOf(planner, pointed.weapon) : sensors && sensorRingsOf(sensors),
    spotting: sensors ? spottingOf(sensors) : [],
    threat: shown === 'threat' && enemy ? threatOf(view, table, enemy) : undefined,
    entries: reserve && path.length === 0 ? entryHexes(planned, unit) : [],
    wheel: shown === 'facing' && pointed.wheel ? wheelOf(planner) : undefined,
  };
};
