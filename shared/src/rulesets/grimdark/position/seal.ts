import { hashOf } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import type { State } from '../model/state.ts';
import type { Position } from './schema.ts';

/** Has a position something that the rules wrote about a step in progress? */
const isInProgress = ({ agenda, answered, own }: Position): boolean =>
  agenda !== undefined || Object.keys(answered).length > 0 || Object.values(own).some(({ asks }) => asks.length > 0);

/**
 * A digest of what a step in progress rests on: what is to be done and asked, and the units and places that it names. Who
 * edits one without the other gets a position from which the rules cannot go on.
 */
export const sealOf = (state: State): string => {
  const { board, stage, round, phase, active, fight, scenario, items, batch, own, agenda, answered, forces } = state;
  const units = Object.values(state.units).map(({ id, seat, place, at, transport, bought, wounds }) => ({
    ...{ id, seat, place, at, transport, bought, wounds },
  }));
  const { width, height, hexes } = board;
  const progress = { width, height, hexes, stage, round, phase, active, fight, scenario, items, batch };
  return hashOf({ ...progress, own, agenda, answered, forces, units }).slice(0, 16);
};

/** What is wrong with the step in progress of a position. `state`: what it was read as. */
export const faultsOfProgress = (position: Position, state: State): readonly Fault[] => {
  if (!isInProgress(position) || position.seal === sealOf(state)) return [];
  const message =
    'The step in progress does not fit the rest of the position any more. Take out agenda, answered and own: then the ' +
    'match goes on from the stage and phase that the position names.';
  return [{ at: 'position.seal', message }];
};
