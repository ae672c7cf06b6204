import { hashOf } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import type { State } from '../model/state.ts';
import { placesInProgress } from './in-progress.ts';
import type { Position } from './schema.ts';

/**
 * A digest of what a step in progress rests on: what is to be done and asked, and the units and places that it names. Who
 * edits one without the other gets a position from which the rules cannot go on.
 */
export const sealOf = (state: State): string => {
  const {
    board,
    seats,
    stage,
    turn,
    step,
    contests,
    late,
    fight,
    batch,
    own,
    agenda,
    answered,
    window: opened,
  } = state;
  const units = Object.values(state.units).map(({ id, seat, status, at, hidden, token, bought }) => {
    return { id, seat, status, at, hidden, token, bought };
  });
  const { width, height } = board;
  const progress = { width, height, seats, stage, turn, step, contests, late, fight, batch, own, agenda, answered };
  return hashOf({ ...progress, window: opened, units }).slice(0, 16);
};

/** What is wrong with the step in progress of a position. `state`: what it was read as. */
export const faultsOfProgress = (position: Position, state: State): readonly Fault[] => {
  if (placesInProgress(position).length === 0) return [];
  if (position.seal === sealOf(state)) return [];
  const message =
    'The step in progress does not fit the rest of the position any more. Take out agenda, contests, late, fight, own, ' +
    'answered and window: then the match goes on with the step of the turn that the position names.';
  return [{ at: 'position.seal', message }];
};
