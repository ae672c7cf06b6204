import { before } from '../../../agenda/index.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import { mayReleaseClouds } from './assault/release.ts';
import { first, type StepRules } from './chapter.ts';
import { isInMirror } from './initiative.ts';
import { ordersForNewTurn } from './orders/carried.ts';
import { isLastTurn } from './victory/ending.ts';

/** A step of the turn: what is done in it, and whether anything can happen in it now. */
interface TurnStep {
  readonly steps: readonly Step[];
  readonly happens?: (state: State) => boolean;
}

const damageWaits = ({ units }: State): boolean => Object.values(units).some(({ ledger }) => ledger !== null);
const isContested = ({ contests }: State): boolean => contests.length > 0;
const isToBeFought = ({ contests }: State): boolean => contests.some(({ outcome }) => !outcome);
const isMarked = ({ markers }: State): boolean => Object.keys(markers).length > 0;

/** The match without its hidden units. */
const asSeenByAll = (state: State): State => ({
  ...state,
  units: Object.fromEntries(Object.entries(state.units).filter(([, { hidden }]) => !hidden)),
});

const APPLY: TurnStep = { steps: [{ do: 'apply' }], happens: damageWaits };

const movement = (n: 1 | 2 | 3): readonly TurnStep[] => [
  { steps: [{ do: 'trigger', movement: n }], happens: isMarked },
  { steps: [{ do: 'movement', movement: n }] },
  { steps: [{ do: 'slips' }], happens: isContested },
  { steps: [{ do: 'abilities', movement: n }], happens: (state) => isToBeFought(state) || mayReleaseClouds(state) },
  { steps: [{ do: 'assaults' }], happens: isToBeFought },
  {
    steps: [{ do: 'retreats' }, { do: 'apply' }, { do: 'late', movement: n }],
    happens: (state) => isContested(state) || damageWaits(state) || Object.keys(state.late).length > 0,
  },
];

/** The 33 steps of a turn in their order, section 9. */
export const TURN: readonly TurnStep[] = [
  { steps: [{ do: 'initiative' }], happens: isInMirror },
  // After the last turn there is none to write orders for, VIC-2.
  { steps: [{ do: 'plan', of: 'next' }], happens: (state) => !isLastTurn(state) },
  { steps: [{ do: 'releases' }, { do: 'gunnery', part: 1 }] },
  APPLY,
  ...movement(1),
  ...movement(2),
  ...movement(3),
  { steps: [{ do: 'gunnery', part: 2 }] },
  APPLY,
  { steps: [{ do: 'healing', round: 1 }] },
  ...([0, 1, 2, 3, 4] as const).map((phase): TurnStep => ({ steps: [{ do: 'agony', phase }, { do: 'apply' }] })),
  { steps: [{ do: 'healing', round: 2 }] },
  { steps: [{ do: 'aftermath' }] },
  { steps: [{ do: 'victory' }] },
];

/** How a turn begins, and each of its steps. */
export const TURN_STEPS: StepRules<'turn' | 'step'> = {
  turn: {
    perform: function* (state) {
      const turn = state.turn + 1;
      // The orders of the first turn have been written for it; later ones for the turn after the one that was played, ORD-2.
      const orders = state.turn > 0 ? ordersForNewTurn(state) : {};
      yield { kind: 'turn-began', turn, to: { open: { stage: 'turn', turn, step: 0 }, orders } };
      yield first(state, ...TURN.map((_, index): Step => ({ do: 'step', step: index + 1 })), { do: 'turn' });
    },
  },
  step: {
    perform: function* (state, { step }) {
      const { steps, happens } = TURN[step - 1]!;
      if (happens && !happens(state)) return;
      // What happens to hidden units alone, such as their damage, happens without a word, INF-1.
      if (happens && !happens(asSeenByAll(state))) yield first(state, ...steps);
      else yield { kind: 'step-began', step, to: { open: { step }, truth: { agenda: before(steps, state.agenda) } } };
    },
  },
};
