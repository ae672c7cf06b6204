import { startOf, stepsAhead, type Unit, type UnitId, type View } from '@ironhex/shared/grimdark';
import type { PathMark, PathPicture } from '../../../../map/layers/paths.ts';
import type { Emphasis } from '../../../../map/picture.ts';
import { chance } from '../../../../text/numbers.ts';
import { enemiesOf, unitAt } from '../../map/on-board.ts';
import { contactAreas, outlookOf, sightPicture, threatsOf } from '../../map/overlays.ts';
import type { Picture } from '../../map/picture.ts';
import { sideOf } from '../../map/sides.ts';
import { woundsMark } from '../../words/shots.ts';
import type { Question } from '../asked.ts';
import type { Desk, Shown } from '../planner.ts';
import type { ActionPlanner } from './action-planner.ts';
import { endOf, viewerAt } from './forecast.ts';
import { type Act, isHardStep, longest } from './route.ts';

/** What is seen from the planned hex is shown as far as this, hexes. */
const OUTLOOK = 24;

/** The way of an action, with what waits on it. */
const pathOf = (view: View, unit: Unit, act: Act, allowance: number): PathPicture => {
  const steps = stepsAhead(view, unit, act);
  const most = longest(steps, allowance);
  const slow = most < allowance ? steps.find(isHardStep) : undefined;
  const marks = steps.map((step): PathMark => {
    const { at, difficult, dangerous } = step;
    const slows = step === slow ? `${difficult ? 'difficult' : 'slope'}: ${most} at most` : undefined;
    return { at, kind: 'step', risk: dangerous ? 'dangerous' : slows };
  });
  const side = sideOf(view.seats, unit.seat);
  const cost = `${act.path.length} of ${most}`;
  return { unit: unit.id, side, from: startOf(view, unit).at, marks, facing: null, cost };
};

const emphasesOf = (planner: ActionPlanner): ReadonlyMap<UnitId, Emphasis> => {
  const { target, board, action } = planner.draft.value;
  const chosen = planner.chosen.value;
  const { charges = [] } = planner.reaches.value ?? {};
  const open = action === null ? charges.map(({ unit }) => unit.id) : [];
  return new Map<UnitId, Emphasis>([
    ...planner.units.value.map(({ id }) => [id, 'eligible'] as const),
    ...open.map((id) => [id, 'target'] as const),
    ...(board === null ? [] : [[board, 'selected'] as const]),
    ...(target === null ? [] : [[target, 'target'] as const]),
    ...(chosen ? [[chosen.id, 'acting'] as const] : []),
  ]);
};

/** What stands at the sight marks of enemies: the chance to win against those that can be charged, or wounds by shooting. */
const sightsOf = ({ odds: { charge, wins, shots }, draft }: ActionPlanner): ReadonlyMap<UnitId, string> => {
  const { target } = draft.value;
  const planned = charge.value && target !== null ? [[target, chance(charge.value.charger.wins)] as const] : [];
  return new Map([
    ...[...wins.value].map(([id, p]) => [id, chance(p)] as const),
    ...[...shots.value].map(([id, wounds]) => [id, woundsMark(wounds)] as const),
    ...planned,
  ]);
};

/** The enemy of a unit that is pointed at. */
export const pointedEnemy = (view: View, unit: Unit, { hover, hoverCounter }: Desk): Unit | undefined => {
  const at = hover.value;
  if (at === null) return undefined;
  return unitAt(view, enemiesOf(view, unit), at, hoverCounter.value);
};

/** What is seen from where the unit will be: of the enemy that is pointed at, and of everything if the player looks. */
const looksOf = (planner: ActionPlanner, view: View, unit: Unit, desk: Desk): Pick<Picture, 'outlook' | 'sight'> => {
  const act = planner.planned.value;
  const from = act ? endOf(unit, act) : unit.at;
  if (from === null) return { outlook: undefined, sight: [] };
  const viewer = viewerAt(view, unit, from);
  const enemy = pointedEnemy(view, unit, desk);
  return {
    outlook: planner.looking.value ? outlookOf(view, viewer, OUTLOOK) : undefined,
    sight: enemy ? [sightPicture(view, unit.seat, viewer, viewerAt(view, enemy, enemy.at!))] : [],
  };
};

const areasOf = (planner: ActionPlanner, view: View, unit: Unit): Picture['areas'] => {
  const { action, target } = planner.draft.value;
  if (action === 'charge' && target !== null) return contactAreas(view, unit, target);
  if (action === 'hold') return [];
  // A unit that holds, advances or rushes cannot charge as well.
  return planner.bands.value.filter(({ kind }) => action === null || action === 'charge' || kind !== 'charge');
};

/** The way and the charge that are planned, or pointed at. */
const wayOf = (planner: ActionPlanner, view: View, unit: Unit): Pick<Picture, 'paths' | 'arrows'> => {
  const act = planner.considered.value;
  const reaches = planner.reaches.value;
  if (!act || act.action === 'hold' || !reaches) return { paths: [], arrows: [] };
  const path = pathOf(view, unit, act, reaches[act.action].move.allowance);
  const target = act.target === undefined ? undefined : view.units[act.target];
  const from = endOf(unit, act);
  const arrow = target && from && ({ kind: 'charge', from, to: target.at!, side: path.side, label: '' } as const);
  return { paths: [path], arrows: arrow ? [arrow] : [] };
};

/** What the map shows while an activation is planned. */
export const actShown = (planner: ActionPlanner, { view, seat }: Question, desk: Desk): Shown => {
  const unit = planner.chosen.value;
  const enemies = Object.values(view.units).filter((each) => each.place === 'map' && each.seat !== seat);
  const threat = planner.wary.value ? threatsOf(view, enemies) : undefined;
  const shown = { emphases: emphasesOf(planner), ...(threat && { threat }) };
  if (!unit) return shown;
  return {
    ...shown,
    // Who rides stands beside its transport while it is planned for.
    ...(unit.place === 'aboard' && { placed: new Map([[unit.id, startOf(view, unit).at]]) }),
    sights: sightsOf(planner),
    areas: areasOf(planner, view, unit),
    ...wayOf(planner, view, unit),
    ...looksOf(planner, view, unit, desk),
  };
};
