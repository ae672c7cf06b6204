import type { SeatId } from '../../../match/index.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import { AFTER_ACTION } from '../rules/rounds/activation.ts';
import { startPhase } from '../rules/rounds/round.ts';
import { END_PHASE, nextTurn, otherSeat } from '../rules/rounds/turns.ts';

/** What is left of an activation, G-8.6: before its action is declared, or after it was carried out. */
const restOfActivation = ({ active }: State): readonly Step[] =>
  active!.action === null ? [{ do: 'proceed' }] : AFTER_ACTION;

/** What is left of a round from its phase on, G-8.2 to G-8.5. */
const restOfRound = (state: State, next: SeatId): readonly Step[] => {
  if (state.phase === 'end') return END_PHASE;
  if (state.phase === 'turns')
    return state.active ? restOfActivation(state) : nextTurn(state, next, otherSeat(state, next));
  return startPhase(state.round, next);
};

/** The agenda from the stage that a position names. `next`: the seat to act. */
export const agendaFrom = (state: State, next: SeatId): readonly Step[] => {
  switch (state.stage) {
    case 'markers':
      return [{ do: 'markers-begin' }, { do: 'sides' }, { do: 'declare' }];
    case 'proposed':
      return [{ do: 'proposal' }];
    case 'sides':
      return [{ do: 'sides' }, { do: 'declare' }];
    case 'declarations':
      return [{ do: 'declare' }];
    case 'deployment':
      return [{ do: 'deploy', seat: next }];
    case 'scouts':
      return [{ do: 'scout', seat: next }];
    case 'battle':
      return state.phase === null ? [{ do: 'round' }] : restOfRound(state, next);
    case 'over':
      return [];
  }
};
