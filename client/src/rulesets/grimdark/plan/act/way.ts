import { moveNow, startOf, stepsAhead, type Unit, type UnitId, type View } from '@ironhex/shared/grimdark';
import type { PathMark, PathPicture } from '../../../../map/layers/paths.ts';
import { sideOf } from '../../map/counters.ts';
import type { Picture } from '../../map/picture.ts';
import { endOf } from './forecast.ts';
import { type Act, isHardStep, longest } from './route.ts';

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

/** The way of an action, and the charge or the shots at its end, as the map shows them. `aim`: whom it shoots at then. */
export const wayOf = (view: View, unit: Unit, act: Act, aim?: UnitId): Pick<Picture, 'paths' | 'arrows'> => {
  const { action, target } = act;
  const paths = action === 'hold' ? [] : [pathOf(view, unit, act, moveNow(view, unit, action).allowance)];
  const enemy = view.units[target ?? aim ?? ''];
  const from = endOf(unit, act);
  if (!enemy || from === null) return { paths, arrows: [] };
  const kind = target === undefined ? 'shot' : 'charge';
  return { paths, arrows: [{ kind, from, to: enemy.at!, side: sideOf(view.seats, unit.seat), label: '' }] };
};
