import type { ComputerRules, Proposal } from '@ironhex/shared/computer';
import { indexDistance, indexOfLabel } from '@ironhex/shared/hex';
import type { Decision, SeatId } from '@ironhex/shared/match';
import { scored } from './ending.ts';
import { goalsOf, inTheWay, unitsOf } from './plan.ts';
import type { Intent } from './schemas.ts';
import type { Open, Plan, SealedTypes, State, View } from './types.ts';

const COMMIT: Intent = { kind: 'commit' };

const flagsOf = ({ board }: Pick<Open, 'board'>): readonly string[] =>
  Object.entries(board.hexes).flatMap(([at, { markers }]) => (markers?.flag ? at : []));

const far = ({ board }: Pick<Open, 'board'>, from: string, to: string): number =>
  indexDistance(board, indexOfLabel(board, from), indexOfLabel(board, to));

/** Orders for all units, towards the flags in turn. Some may have been given already: each is changed where it can be. */
const advance = (view: View, seat: SeatId): Intent[] => {
  let plan: Plan = view.plan!;
  const flags = flagsOf(view);
  return unitsOf(view, seat).flatMap((unit, nth): Intent[] => {
    const flag = flags[nth % flags.length]!;
    const [to] = goalsOf(view, unit)
      .filter((goal) => !inTheWay(view, unit, goal, plan))
      .toSorted((one, other) => far(view, one, flag) - far(view, other, flag));
    if (to === undefined) return [];
    plan = { ...plan, orders: { ...plan.orders, [unit.id]: to } };
    return [{ kind: 'order', unit: unit.id, to }];
  });
};

/** What may be answered, the best guess first: to advance, or to stay. A plan is given unit by unit, and then committed. */
const propose = (view: View, { kind, seat }: Decision): readonly Proposal<Intent>[] => {
  if (kind === 'flare') return [];
  const [first, ...others] = advance(view, seat);
  return first ? [[first, ...others, COMMIT], [COMMIT]] : [[COMMIT]];
};

/** The chance that the side of a seat wins: as the score would be now, and less sure the more rounds there are left. */
const worth = (state: State | View, seat: SeatId): number => {
  const { side } = state.seats.find(({ id }) => id === seat)!;
  if (state.outcome) return state.outcome.winner === undefined ? 0.5 : state.outcome.winner === side ? 1 : 0;
  const { score } = scored(state);
  const ahead = score[side]! - score[1 - side]!;
  return 1 / (1 + Math.exp(-ahead / (1 + state.options.rounds - state.round)));
};

/** What sealed orders tells the computer about itself. Looking ahead would have to guess the orders of the enemy. */
export const sealedComputer: ComputerRules<SealedTypes> = {
  id: 'sealed-orders',
  levels: { easy: { steps: 0, blur: [2, 1] }, normal: { steps: 0, blur: [1] } },
  propose,
  worth,
};
