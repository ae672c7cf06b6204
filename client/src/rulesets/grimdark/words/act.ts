// What the player plans for an activation, in sentences.
import {
  type DangerAhead,
  dangerAhead,
  dangerNow,
  type StepAhead,
  stepsAhead,
  type Unit,
  type UnitId,
  type View,
} from '@ironhex/shared/grimdark';
import { capital, chance, count, list } from '../../../text/numbers.ts';
import type { Planned } from '../plan/act/planned.ts';
import { type Act, longest } from '../plan/act/route.ts';
import { unitName } from './names.ts';

/** What the danger on the way comes to: `about 1.2 wounds; safer way: +2 hexes`. */
export const dangerWords = ({ wounds, detour }: DangerAhead): string => {
  const safer = detour === 0 ? '; a safer way is as long' : `; safer way: +${count(detour ?? 0, 'hex')}`;
  return `about ${count(Number(wounds.toFixed(1)), 'wound')}${detour === undefined ? '' : safer}`;
};

/** What waits for a unit that is activated where it stands, G-8.6 step 2. */
const firstWords = (view: View, unit: Unit): string => {
  const wounds = dangerNow(view, unit);
  return wounds === undefined
    ? ''
    : ` First the ground is dangerous: ${dangerWords({ wounds, detour: undefined })} (G-8.6).`;
};

/** What is in the way, each with its rule: what makes it shorter than the unit's allowance, and what is dangerous. */
const wayReasons = (view: View, unit: Unit, act: Act, steps: readonly StepAhead[], allowance: number) => {
  const dangers = steps.filter(({ dangerous }) => dangerous).map(({ at }) => at);
  const danger = dangerAhead(view, unit, act);
  const where = dangers.length > 0 ? `dangerous at ${list(dangers)} (G-9.9` : 'dangerous in the storm (G-18.3';
  const most = longest(steps, allowance);
  const difficult = most < allowance ? steps.find((step) => step.difficult) : undefined;
  const slope = most < allowance && !difficult ? steps.find(({ climb }) => climb) : undefined;
  return [
    ...(difficult ? [`difficult from ${difficult.at} on (G-9.8)`] : []),
    ...(slope ? [`uphill to ${slope.at} (G-6.2)`] : []),
    ...(danger ? [`${where}: ${dangerWords(danger)})`] : []),
  ];
};

/** What an action does, after the name of its unit: `advances to 0512`. */
export const actText = (view: View, { action, path, target, board }: Act): string => {
  if (action === 'hold') return 'holds';
  const goes = action === 'rush' ? 'rushes' : 'advances';
  if (target !== undefined) return `charges ${unitName(view, target)}`;
  return board === undefined ? `${goes} to ${path.at(-1)}` : `${goes} into ${unitName(view, board)}`;
};

const doesWords = ({ draft }: Planned, view: View, act: Act, most: number): string => {
  const { action, path, target, board } = act;
  if (action === 'hold') return actText(view, act);
  const stops = target === undefined && board === undefined ? draft.value.stops.slice(0, -1) : [];
  const through = stops.length > 0 ? ` through ${list(stops)}` : '';
  return `${actText(view, act)}${through}, ${path.length} of ${count(most, 'hex')}`;
};

/** The enemy that it means to shoot at afterwards, else the one on whom that has the most effect. */
const shotsWords = ({ odds: { shots }, attacks: { aim } }: Planned, view: View): string => {
  const wounds = (id: UnitId): string => `${shots.value.get(id)!.toFixed(1)} wounds on average`;
  if (aim.value !== undefined) return ` It then shoots at ${unitName(view, aim.value)}: ${wounds(aim.value)}.`;
  const [best] = [...shots.value].sort(([, one], [, other]) => other - one);
  return best ? ` It can then shoot: ${wounds(best[0])} at ${unitName(view, best[0])}.` : '';
};

/** What is to be picked next: what the action that is chosen needs, or anything. */
const wantedWords = ({ draft, reaches, odds }: Planned): string => {
  const { action } = draft.value;
  if (action === 'charge') return 'an enemy to charge';
  if (action === 'advance' || action === 'rush')
    return `a hex to ${action} to, ${count(reaches.value?.[action].move.allowance ?? 0, 'hex')} at most`;
  const charges = reaches.value?.charges ?? [];
  const isAble = charges.length > 0 || odds.standing.value.size > 0;
  return isAble ? 'a hex, an enemy to attack or an action' : 'a hex or an action';
};

/** What is planned, or what is to be chosen next: short, since the bar of a phone has two lines. Panels tell the rest. */
export const actWords = (plan: Planned): string => {
  const { view, ask, seat } = plan.question.value!;
  const unit = plan.unit.value;
  if (!unit) {
    const left = plan.units.value.length;
    const inPlay = Object.values(view.units).filter(
      ({ seat: whose, place }) => whose === seat && (place === 'map' || place === 'aboard'),
    );
    return `Still to act: ${left} of ${count(inPlay.length, 'unit')} (G-8.3).`;
  }
  const name = unitName(view, unit.id);
  const activates = ask.prompt === 'activate';
  const first = activates ? firstWords(view, unit) : '';
  if (unit.shaken) return `${name} is Shaken: it only recovers (G-13.5).${first}`;
  const act = plan.planned.value;
  if (act) {
    const allowance = act.action === 'hold' ? 0 : (plan.reaches.value?.[act.action].move.allowance ?? 0);
    const steps = stepsAhead(view, unit, act);
    // The test where it stands is its only one; before that it has none behind it in this activation, G-9.9.
    const tested = activates ? first !== '' : unit.tested;
    const reasons = wayReasons(view, { ...unit, tested }, act, steps, allowance);
    const charge = plan.odds.charge.value ? `: wins ${chance(plan.odds.charge.value.charger.wins)}` : '';
    const way = reasons.length > 0 ? ` ${capital(list(reasons))}.` : '';
    return `${name} ${doesWords(plan, view, act, longest(steps, allowance))}${charge}.${shotsWords(plan, view)}${way}${first}`;
  }
  const isOpen = activates && plan.draft.value.action === null;
  const later = `${isOpen ? ' Or activate it first.' : ''}${first}`;
  return plan.reaches.value
    ? `${name}: pick ${wantedWords(plan)}.${later}`
    : `${name} cannot move: it can only Hold (G-9.1).${later}`;
};

/** What the button says that confirms it. */
export const confirmWords = (plan: Planned): string => {
  const action = plan.planned.value?.action;
  if (plan.unit.value?.shaken) return 'Recover';
  if (action) return capital(action);
  return plan.question.value?.ask.prompt === 'act' ? 'Act' : 'Activate';
};
