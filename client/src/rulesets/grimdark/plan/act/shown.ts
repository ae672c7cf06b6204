import { startOf, type Unit, type UnitId, type View } from '@ironhex/shared/grimdark';
import type { Emphasis } from '../../../../map/picture.ts';
import { chance } from '../../../../text/numbers.ts';
import { enemiesOf, unitAt } from '../../map/on-board.ts';
import { contactAreas, outlookOf, sightPicture, threatsOf } from '../../map/overlays.ts';
import type { Picture } from '../../map/picture.ts';
import { woundsMark } from '../../words/shots.ts';
import type { Context, PlanQuestion, Shown } from '../planner.ts';
import { endOf, viewerAt } from './forecast.ts';
import type { Planned } from './planned.ts';
import { wayOf } from './way.ts';

/** What is seen from the planned hex is shown as far as this, hexes. */
const OUTLOOK = 24;

const emphasesOf = (plan: Planned): ReadonlyMap<UnitId, Emphasis> => {
  const { target, board, action } = plan.draft.value;
  const chosen = plan.unit.value;
  const aim = plan.attacks.aim.value;
  const { charges = [] } = plan.reaches.value ?? {};
  const open = action === null ? charges.map(({ unit }) => unit.id) : [];
  return new Map<UnitId, Emphasis>([
    ...plan.units.value.map(({ id }) => [id, 'eligible'] as const),
    ...open.map((id) => [id, 'target'] as const),
    ...(board === null ? [] : [[board, 'selected'] as const]),
    ...(target === null ? [] : [[target, 'target'] as const]),
    ...(aim === undefined ? [] : [[aim, 'target'] as const]),
    ...(chosen ? [[chosen.id, 'acting'] as const] : []),
  ]);
};

/** What stands at the sight marks of enemies: the chance to win against those that can be charged, or wounds by shooting. */
const sightsOf = ({ odds: { charge, wins, standing, shots }, draft }: Planned): ReadonlyMap<UnitId, string> => {
  const { target } = draft.value;
  const planned = charge.value && target !== null ? [[target, chance(charge.value.charger.wins)] as const] : [];
  return new Map([
    ...[...standing.value].map(([id, wounds]) => [id, woundsMark(wounds)] as const),
    ...[...wins.value].map(([id, p]) => [id, chance(p)] as const),
    ...[...shots.value].map(([id, wounds]) => [id, woundsMark(wounds)] as const),
    ...planned,
  ]);
};

/** The enemy of a unit that is pointed at. */
export const pointedEnemy = (view: View, unit: Unit, { hover, hoverCounter }: Context): Unit | undefined => {
  const at = hover.value;
  if (at === null) return undefined;
  return unitAt(view, enemiesOf(view, unit), at, hoverCounter.value);
};

/** What is seen from where the unit will be: of the enemy that is pointed at, and of everything if the player looks. */
const looksOf = (plan: Planned, view: View, unit: Unit, context: Context): Pick<Picture, 'outlook' | 'sight'> => {
  const act = plan.planned.value;
  const from = act ? endOf(unit, act) : unit.at;
  if (from === null) return { outlook: undefined, sight: [] };
  const viewer = viewerAt(view, unit, from);
  const enemy = pointedEnemy(view, unit, context);
  return {
    outlook: plan.looking.value ? outlookOf(view, viewer, OUTLOOK) : undefined,
    sight: enemy ? [sightPicture(view, unit.seat, viewer, viewerAt(view, enemy, enemy.at!))] : [],
  };
};

const areasOf = (plan: Planned, view: View, unit: Unit): Picture['areas'] => {
  const { action, target } = plan.draft.value;
  if (action === 'charge' && target !== null) return contactAreas(view, unit, target);
  if (action === 'hold') return [];
  // A unit that holds, advances or rushes cannot charge as well.
  return plan.bands.value.filter(({ kind }) => action === null || action === 'charge' || kind !== 'charge');
};

/** What the map shows while an activation is planned. */
export const actShown = (plan: Planned, { view, seat }: PlanQuestion, context: Context): Shown => {
  const unit = plan.unit.value;
  const enemies = Object.values(view.units).filter((each) => each.place === 'map' && each.seat !== seat);
  const threat = plan.wary.value ? threatsOf(view, enemies) : undefined;
  const shown = { emphases: emphasesOf(plan), ...(threat && { threat }) };
  if (!unit) return shown;
  const considered = plan.considered.value;
  return {
    ...shown,
    // Who rides stands beside its transport while it is planned for.
    ...(unit.place === 'aboard' && { placed: new Map([[unit.id, startOf(view, unit).at]]) }),
    sights: sightsOf(plan),
    areas: areasOf(plan, view, unit),
    ...(considered && wayOf(view, unit, considered, plan.attacks.aim.value)),
    ...looksOf(plan, view, unit, context),
  };
};
