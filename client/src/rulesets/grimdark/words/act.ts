// What the player plans for an activation, in sentences.
import { type ChargeOdds, stepsAhead, type UnitId, type View } from '@ironhex/shared/grimdark';
import { capital, chance, count, list } from '../../../text/numbers.ts';
import type { ActionPlanner } from '../plan/act/action-planner.ts';
import type { Act } from '../plan/act/route.ts';
import { unitName } from './names.ts';

/** What is in the way, each with its rule. */
export const wayReasons = (view: View, id: UnitId, act: Act): readonly string[] => {
  const steps = stepsAhead(view, view.units[id]!, act);
  const dangers = steps.filter(({ dangerous }) => dangerous).map(({ at }) => at);
  const slope = steps.find(({ climb }) => climb);
  const difficult = steps.find((step) => step.difficult);
  return [
    ...(difficult ? [`difficult ground from ${difficult.at} on: 6 hexes at most (G-9.8)`] : []),
    ...(slope && !difficult ? [`a slope up to ${slope.at}: 6 hexes at most (G-6.2)`] : []),
    ...(dangers.length > 0 ? [`dangerous at ${list(dangers)}: its models are tested (G-9.9)`] : []),
  ];
};

/** What a charge may come to. */
export const chargeWords = ({ charger, target, tie }: ChargeOdds): string =>
  [
    `wins ${chance(charger.wins)}`,
    `loses ${chance(target.wins)}`,
    ...(tie > 0 ? [`tie ${chance(tie)}`] : []),
    ...(target.destroyed > 0 ? [`destroys it ${chance(target.destroyed)}`] : []),
    ...(target.routs > 0 ? [`routs it ${chance(target.routs)}`] : []),
    ...(charger.routs > 0 ? [`routs itself ${chance(charger.routs)}`] : []),
  ].join(', ');

const doesWords = ({ draft, reaches }: ActionPlanner, view: View, act: Act): string => {
  const { action, path, target, board } = act;
  if (action === 'hold') return 'holds';
  const goes = action === 'rush' ? 'rushes' : 'advances';
  const length = `${path.length} of ${count(reaches.value?.[action].move.allowance ?? 0, 'hex')}`;
  if (target !== undefined) return `charges ${unitName(view, target)}, ${length}`;
  if (board !== undefined) return `${goes} into ${unitName(view, board)}, ${length}`;
  const stops = draft.value.stops.slice(0, -1);
  return `${goes} to ${path.at(-1)}${stops.length > 0 ? ` through ${list(stops)}` : ''}, ${length}`;
};

/** The enemy on whom shooting has the most effect afterwards. */
const shotsWords = ({ shots }: ActionPlanner, view: View): string => {
  const [best] = [...shots.value].sort(([, one], [, other]) => other - one);
  if (!best) return '';
  const [id, wounds] = best;
  return ` It can then shoot: ${wounds.toFixed(1)} wounds on average at ${unitName(view, id)}.`;
};

/** What is planned, or what is to be chosen next. */
export const actWords = (planner: ActionPlanner): string => {
  const { view, ask, seat } = planner.question.value!;
  const unit = planner.chosen.value;
  if (!unit) {
    const left = planner.units.value.length;
    const inPlay = Object.values(view.units).filter(
      ({ seat: whose, place }) => whose === seat && (place === 'map' || place === 'aboard'),
    );
    return `Choose a unit to activate: ${left} of ${inPlay.length} have still to act (G-8.3).`;
  }
  const name = unitName(view, unit.id);
  if (unit.shaken) return `${name} is Shaken: it only recovers (G-13.5).`;
  const act = planner.planned.value;
  if (act) {
    const reasons = wayReasons(view, unit.id, act).map((reason) => `; ${reason}`);
    const charge = planner.charge.value ? `: ${chargeWords(planner.charge.value)}` : '';
    return `${name} ${doesWords(planner, view, act)}${reasons.join('')}${charge}.${shotsWords(planner, view)}`;
  }
  const { charges = [] } = planner.reaches.value ?? {};
  const targets = charges.map((each) => unitName(view, each.unit.id));
  const toCharge = targets.length > 0 ? ` It can charge ${list(targets, 'or')}.` : '';
  const later = ask.prompt === 'activate' ? ' Or activate it, and decide then.' : '';
  return planner.reaches.value
    ? `${name}: pick a hex to go to, or an action.${toCharge}${later}`
    : `${name} cannot move: it can only Hold (G-9.1).${later}`;
};

/** What the button says that confirms it. */
export const confirmWords = (planner: ActionPlanner): string => {
  const action = planner.planned.value?.action;
  if (planner.chosen.value?.shaken) return 'Recover';
  return action ? capital(action) : 'Activate';
};
