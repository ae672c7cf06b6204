import type { Board } from '@ironhex/shared/board';
import { type HexLabel, opposite } from '@ironhex/shared/hex';
import {
  bandRings,
  entryHexes,
  type Table,
  tableOf,
  type UnitId,
  unitOf,
  type View,
  weaponOf,
} from '@ironhex/shared/warfare3025';
import type { BandsPicture } from '../../../map/layers/bands.ts';
import type { PathPicture } from '../../../map/layers/paths.ts';
import type { SightPicture } from '../../../map/layers/sight.ts';
import type { Wheel } from '../../../map/layers/wheel.ts';
import type { BasePicture, Emphasis } from '../../../map/picture.ts';
import type { Planner } from '../plan/planner.ts';
import { type Counter, countersOf } from './counters.ts';
import type { ReachMark } from './layers/reach.ts';
import { sightMarksOf } from './marks.ts';
import { declaredPath, draftPath } from './paths.ts';
import { sightOf } from './sights.ts';

/** Everything that stands on Warfare's map. */
export interface Picture extends BasePicture {
  readonly counters: readonly Counter[];
  readonly reach: readonly ReachMark[];
  /** Planned by the player and, during an interrupt, the actor's declared path. */
  readonly paths: readonly PathPicture[];
  readonly sight: readonly SightPicture[];
  readonly bands: BandsPicture | undefined;
  /** Hexes a unit can enter the map by. */
  readonly entries: readonly HexLabel[];
  /** During an interrupt everything but these hexes is dimmed. */
  readonly spotlight: readonly HexLabel[] | undefined;
  readonly wheel: Wheel | undefined;
}

/** A board with nothing on it. */
export const emptyPicture = (board: Board): Picture => ({
  board,
  counters: [],
  reach: [],
  paths: [],
  sight: [],
  bands: undefined,
  entries: [],
  spotlight: undefined,
  cursor: undefined,
  wheel: undefined,
});

/** What the player points at, beside what is planned. */
export interface Pointed {
  readonly hover: HexLabel | null;
  readonly cursor: HexLabel | undefined;
  /** The weapon whose range is shown. */
  readonly weapon: string | undefined;
  /** Units that a line of the log is about. */
  readonly highlighted: readonly UnitId[];
}

const emphasesOf = (table: Table, planner: Planner, highlighted: readonly UnitId[]) => {
  const { moment, action, assault } = table;
  const emphases = new Map<UnitId, Emphasis>();
  const mark = (ids: readonly (UnitId | undefined)[], emphasis: Emphasis) => {
    for (const id of ids) if (id !== undefined) emphases.set(id, emphasis);
  };
  const draft = planner.asked.value && planner.draft.value;
  const chosen = draft?.unit ?? undefined;
  if (moment.kind === 'activate') {
    mark(moment.units, chosen === undefined ? 'acting' : 'eligible');
    mark([chosen], 'acting');
  }
  if (moment.kind === 'interrupt')
    mark(
      moment.eligible.map(({ unit }) => unit),
      'eligible',
    );
  mark([action?.unit], 'acting');
  mark([assault?.situation.target, draft?.attack?.target], 'target');
  mark(moment.kind === 'activate' ? highlighted : [chosen, ...highlighted], 'selected');
  return emphases;
};

/** Where the plan would fire from. */
const firingHex = (planner: Planner): HexLabel | null => {
  const table = planner.table.value;
  const { unit, path, attack } = planner.draft.value;
  if (!table || unit === null) return null;
  const after = attack?.after === undefined || attack.after === 'end' ? path.length : attack.after;
  return after === 0 ? unitOf(table, unit).at : path[after - 1]!;
};

const sightsOf = (table: Table, planner: Planner, hover: HexLabel | null): SightPicture[] => {
  const { assault } = table;
  if (assault) return [sightOf(table, assault.situation.attacker, assault.situation.from, assault.situation.to)];
  const planned = planner.table.value;
  const { unit, attack } = planner.draft.value;
  const from = firingHex(planner);
  if (!planned || unit === null || from === null) return [];
  const enemy = planned.units.find(
    ({ at, side, status }) => at === hover && status === 'field' && side !== unitOf(planned, unit).side,
  );
  const to = enemy?.at ?? (attack && unitOf(planned, attack.target).at);
  return to && to !== from ? [sightOf(planned, unit, from, to)] : [];
};

const bandsOf = (planner: Planner, shown: string | undefined): Picture['bands'] => {
  const table = planner.table.value;
  const { unit, attack } = planner.draft.value;
  const centre = firingHex(planner);
  const weapon = table && unit !== null && weaponOf(table, unit, shown ?? attack?.weapon ?? '');
  return weapon && centre !== null ? { centre, rings: bandRings(weapon) } : undefined;
};

const wheelOf = (planner: Planner): Picture['wheel'] => {
  const table = planner.table.value;
  const { unit, path, facing } = planner.draft.value;
  const stand = planner.stand();
  if (!table || unit === null || !stand || (path.length === 0 && facing === undefined)) return undefined;
  const standing = unitOf(table, unit);
  // An about-face is one against the facing at the start of the action, W-5.2.
  return { ...stand, aboutFace: standing.status === 'field' ? opposite(standing.facing) : undefined };
};

const pathsOf = (table: Table, planner: Planner): PathPicture[] => {
  const { value: triggers } = planner.triggers;
  const deciding = planner.asked.value?.decision.kind === 'interrupt';
  const declared = deciding ? declaredPath(table, planner.draft.value.trigger, triggers) : declaredPath(table);
  const planned = planner.table.value && draftPath(planner.table.value, planner.draft.value);
  return [declared, planned].filter((path) => path !== undefined);
};

/** Everything but these is dimmed while an interrupt is decided. */
const spotlightOf = (table: Table, planner: Planner): readonly HexLabel[] | undefined => {
  const { moment, action } = table;
  if (moment.kind !== 'interrupt' || !action || planner.asked.value?.decision.kind !== 'interrupt') return undefined;
  const places = [action.unit, ...moment.eligible.map(({ unit }) => unit), action.attack?.target ?? action.unit];
  const hexes = [action.from, ...(action.move?.path ?? []), ...places.map((id) => unitOf(table, id).at)];
  const planned = planner.reached.value.map(({ at }) => at);
  return [...new Set([...hexes.filter((hex) => hex !== null), ...planned])];
};

/** What the map shows: the table, the plan, and what the player points at. */
export const pictureOf = (view: View, planner: Planner, pointed: Pointed): Picture => {
  const table = tableOf(view);
  const planned = planner.table.value;
  const draft = planner.draft.value;
  const { unit, path } = draft;
  const reserve = planned && unit !== null && unitOf(planned, unit).status === 'reserve';
  return {
    board: table.board,
    counters: countersOf(table, emphasesOf(table, planner, pointed.highlighted), sightMarksOf(planner)),
    // A unit that is to fire from where it stands needs no reach.
    reach: (draft.attack && path.length === 0 ? [] : planner.reached.value).map(
      ({ at, path: way, fast, risks, jump }) => ({
        at,
        hexes: way.length,
        fast,
        jump: jump !== undefined,
        risky: risks.length > 0,
      }),
    ),
    paths: pathsOf(table, planner),
    sight: sightsOf(table, planner, pointed.hover),
    bands: bandsOf(planner, pointed.weapon),
    entries: reserve && path.length === 0 ? entryHexes(planned, unit) : [],
    spotlight: spotlightOf(table, planner),
    cursor: pointed.cursor,
    wheel: wheelOf(planner),
  };
};
