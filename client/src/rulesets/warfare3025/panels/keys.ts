import { pickable, reactionAnswers, tableOf } from '@ironhex/shared/warfare3025';
import { numberKeys } from '../../../ui/decisions/number-keys.ts';
import type { KeyMap } from '../../types.ts';
import type { Planner } from '../plan/planner.ts';
import type { Props } from './props.ts';

/** The next enemy that can be aimed at. */
const nextTarget = ({
  match,
  planning: {
    planners: { action: planner },
  },
}: Props): void => {
  const { draft, options } = planner;
  // An interrupt is mostly meant for the unit that acts.
  const actor = match.asked.peek()?.view.action?.unit;
  const targets = [
    ...new Set(
      options
        .peek()
        .filter(({ situation }) => situation)
        .map(({ target }) => target)
        .sort((a, b) => Number(b === actor) - Number(a === actor)),
    ),
  ];
  const at = targets.indexOf(draft.peek().attack?.target ?? '');
  const next = targets[(at + 1) % targets.length];
  if (next !== undefined) planner.aim(next);
};

const nextUnit = (planner: Planner): void => {
  const units = planner.candidates.peek();
  const next = units[(units.indexOf(planner.draft.peek().unit ?? '') + 1) % units.length];
  if (next !== undefined) planner.choose(next);
};

/** What a unit can do without moving or firing, one after the other: stabilise, hide, neither. */
const nextStill = (planner: Planner): void => {
  const { stabilising, hiding } = planner.draft.peek();
  const stabilises = planner.canStabilise.peek();
  if (stabilises && !stabilising && !hiding) planner.toggleStabilising();
  else if (planner.hiding.peek()) planner.toggleHiding();
  else if (stabilises) planner.toggleStabilising();
};

/** A number: a weapon while planning, a way to defend or to react, a component to hit. */
const number = ({ match, planning }: Props, n: number): void => {
  const { action: planner } = planning.planners;
  const asked = match.asked.peek();
  const { unit } = planner.draft.peek();
  if (!asked) return;
  const { decision } = asked;
  const table = tableOf(asked.view);
  if (decision.kind === 'defend' && n <= 2)
    void match.answer({ kind: 'defend', roll: n === 1 ? 'armour' : 'piloting' });
  else if (decision.kind === 'react') {
    const answer = reactionAnswers(table)[n - 1];
    if (answer) void match.answer(answer);
  } else if (decision.kind === 'pick') {
    const component = pickable(table, table.assault!)[n - 1];
    if (component !== undefined) planning.hit(component);
  } else if (unit !== null) {
    const weapon = table.cards[unit]!.weapons[n - 1];
    if (weapon) planner.useWeapon(weapon.id);
  }
};

/** What Warfare's keys do now. */
export const keysOf = (props: Props): KeyMap => {
  const { match, planning } = props;
  const { action: planner } = planning.planners;
  const { attack, onPoor } = planner.draft.peek();
  const kind = match.asked.peek()?.decision.kind;
  return {
    p: () => {
      if (kind === 'interrupt') void match.answer({ kind: 'pass' });
      if (kind === 'evade') void match.answer({ kind: 'evade' });
    },
    w: () => planner.toggleWaiting(),
    j: () => planner.toggleJump(),
    q: () => planner.turn(-1),
    e: () => planner.turn(1),
    f: () => attack && planner.fireAfter(attack.after === 0 ? 'end' : 0),
    r: () => planner.addExtras(1),
    o: () => planner.onPoor(onPoor === 'stop' ? 'press' : 'stop'),
    a: () => planner.toggleAllCare(),
    x: () => nextStill(planner),
    z: () => planner.aimLonger(),
    t: () => nextTarget(props),
    n: () => nextUnit(planner),
    d: () => {
      planning.distances.value = !planning.distances.peek();
    },
    '[': () => planner.shiftTrigger(-1),
    ']': () => planner.shiftTrigger(1),
    ...numberKeys((n) => number(props, n)),
  };
};
