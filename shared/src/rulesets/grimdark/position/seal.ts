import { hashOf } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import type { State } from '../model/state.ts';
import type { Position } from './schema.ts';

const MESSAGE =
  'Only the rules write this, in the middle of a step. Leave it out: the match then goes on from the stage, phase, next ' +
  'and active that the position names (G-4.7).';

/** The fields of a position that stand in the middle of a step, each as a fault at its place. */
export const inProgress = ({ agenda, answered, own, fight, seal }: Position): readonly Fault[] => {
  const fields = [
    ...(agenda === undefined ? [] : ['agenda']),
    ...(Object.keys(answered).length === 0 ? [] : ['answered']),
    ...Object.entries(own).flatMap(([seat, { asks, answers }]) => [
      ...(asks.length === 0 ? [] : [`own.${seat}.asks`]),
      ...(Object.keys(answers).length === 0 ? [] : [`own.${seat}.answers`]),
    ]),
    ...(fight === null ? [] : ['fight']),
    ...(seal === undefined ? [] : ['seal']),
  ];
  return fields.map((field) => ({ at: `position.${field}`, message: MESSAGE }));
};

/** Has a position a step in progress, as the rules wrote it? */
const isInProgress = ({ agenda, answered, own }: Position): boolean =>
  agenda !== undefined || Object.keys(answered).length > 0 || Object.values(own).some(({ asks }) => asks.length > 0);

/**
 * A digest of a step in progress and of what it rests on: agenda, questions, and the units and places they name. If
 * somebody edits one without the other, the digest differs, and the position is refused: the rules could not continue
 * from it.
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

/** Faults of a position's step in progress. `state`: what the position was read as. */
export const faultsOfProgress = (position: Position, state: State): readonly Fault[] => {
  if (!isInProgress(position) || position.seal === sealOf(state)) return [];
  const message =
    'The step in progress does not fit the rest of the position any more. Take out agenda, answered and own: then the ' +
    'match goes on from the stage and phase that the position names.';
  return [{ at: 'position.seal', message }];
};
