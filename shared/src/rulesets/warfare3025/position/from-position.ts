import { faultOf, type Placed, type Setup, told } from '../../../match/index.ts';
import { someFaults } from '../../../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import type { State } from '../model/state.ts';
import type { WarfareTypes } from '../model/types.ts';
import { checkSetup, create } from '../rules/turns/setup.ts';
import { REFUSALS } from '../words/refusals.ts';
import { putDecision } from './deciding.ts';
import { putDetection } from './knowing.ts';
import { putUnits, unitFaults } from './placing.ts';
import { putActions } from './under-way.ts';

/** The setup in which every seat brings the units that it has in the position. */
const withForces = ({ options, board, seats, position }: Placed<WarfareTypes>): Setup<WarfareTypes> => ({
  options,
  board,
  seats: seats.map(({ id: seat, side }) => ({
    id: seat,
    side,
    force: position.units.filter((unit) => unit.seat === seat).map(({ id, card }) => ({ id, card })),
  })),
});

/**
 * The state of a position, or what is wrong with it, each fault at its place in the position file and with its rule. A
 * position need not be one that play could reach; the rules must only be able to continue from it.
 */
export const fromPosition = (placed: Placed<WarfareTypes>): Result<State, Fault[]> => {
  const { position } = placed;
  const misplaced = unitFaults(placed);
  if (misplaced.length > 0) return fail(someFaults(misplaced));
  const setup = withForces(placed);
  const unplayable = checkSetup(setup);
  if (unplayable.length > 0) return fail(unplayable.map((refusal) => faultOf(told(REFUSALS, refusal), 'seats')));
  const state = create(setup);
  // A position has the ticks that preflight gave, W-13f.
  state.agenda = [];
  putUnits(state, position);
  const unknown = putDetection(state, position);
  if (unknown.length > 0) return fail(someFaults(unknown));
  const actions = putActions(state, position);
  const faults = actions.length > 0 ? actions : putDecision(state, position);
  return faults.length > 0 ? fail(someFaults(faults)) : ok(state);
};
