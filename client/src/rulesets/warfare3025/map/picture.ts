import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { type Table, tableOf, type UnitId, unitOf, type View } from '@ironhex/shared/warfare3025';
import type { PathPicture } from '../../../map/layers/paths.ts';
import type { BasePicture, Emphasis } from '../../../map/picture.ts';
import type { Planner } from '../plan/planner.ts';
import { type Counter, countersOf, sightMarksOf } from './counters.ts';
import type { ContactMark } from './layers/contacts.ts';
import { NO_OVERLAYS, type Overlays, overlaysOf, type Pointed } from './overlays.ts';
import { declaredPath, draftPath } from './paths.ts';
import { contactsOf } from './sensors.ts';

/** Everything that stands on Warfare's map. */
export interface Picture extends BasePicture, Overlays {
  readonly counters: readonly Counter[];
  /** Enemies that are known and not in sight, W-13d. */
  readonly contacts: readonly ContactMark[];
  /** Planned by the player and, during an interrupt, the actor's declared path. */
  readonly paths: readonly PathPicture[];
  /** During an interrupt there is light on these hexes. */
  readonly spotlight: readonly HexLabel[];
}

/** A board with nothing on it. */
export const emptyPicture = (board: Board): Picture => ({
  board,
  counters: [],
  contacts: [],
  paths: [],
  spotlight: [],
  cursor: undefined,
  ...NO_OVERLAYS,
});

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

const pathsOf = (table: Table, planner: Planner): PathPicture[] => {
  const { value: triggers } = planner.triggers;
  const deciding = planner.asked.value?.decision.kind === 'interrupt';
  const declared = deciding ? declaredPath(table, planner.draft.value.trigger, triggers) : declaredPath(table);
  const planned = planner.table.value && draftPath(planner.table.value, planner.draft.value);
  return [declared, planned].filter((path) => path !== undefined);
};

/** While an interrupt is decided there is light on the action, and on those who may break in. */
const spotlightOf = (table: Table, planner: Planner): readonly HexLabel[] => {
  const { moment, action } = table;
  if (moment.kind !== 'interrupt' || !action || planner.asked.value?.decision.kind !== 'interrupt') return [];
  const places = [action.unit, ...moment.eligible.map(({ unit }) => unit), action.attack?.target ?? action.unit];
  const hexes = [action.from, ...(action.move?.path ?? []), ...places.map((id) => unitOf(table, id).at)];
  return [...new Set(hexes.filter((hex) => hex !== null))];
};

/** What the map shows: the table, the plan, and what the player points at. */
export const pictureOf = (view: View, planner: Planner, pointed: Pointed): Picture => {
  const table = tableOf(view);
  return {
    board: table.board,
    counters: countersOf(table, emphasesOf(table, planner, pointed.highlighted), sightMarksOf(planner)),
    contacts: contactsOf(view),
    paths: pathsOf(table, planner),
    spotlight: spotlightOf(table, planner),
    cursor: pointed.cursor,
    ...overlaysOf(view, table, planner, pointed),
  };
};
