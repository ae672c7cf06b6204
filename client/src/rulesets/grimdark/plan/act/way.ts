import { moveNow, startOf, stepsAhead, type Unit, type View } from '@ironhex/shared/grimdark';
import type { PathMark, PathPicture } from '../../../../map/layers/paths.ts';
import type { Picture } from '../../map/picture.ts';
import { sideOf } from '../../map/sides.ts';
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

/** The way and the charge of an action, as the map shows them; nothing of one that stays. */
export const wayOf = (view: View, unit: Unit, act: Act): Pick<Picture, 'paths' | 'arrows'> => {
  if (act.action === 'hold') return { paths: [], arrows: [] };
  const path = pathOf(view, unit, act, moveNow(view, unit, act.action).allowance);
  const target = act.target === undefined ? undefined : view.units[act.target];
  const from = endOf(unit, act);
  const arrow = target && from && ({ kind: 'charge', from, to: target.at!, side: path.side, label: '' } as const);
  return { paths: [path], arrows: arrow ? [arrow] : [] };
};
