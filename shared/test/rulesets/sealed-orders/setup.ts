import { type Refusal, refusal, type SeatPlan, type Setup } from '@ironhex/shared/match';
import { placesOf } from './ground.ts';
import type { Plan, SealedTypes, State } from './types.ts';

/** Two sides, which bring nothing: what they have is placed in the match, S-1. */
export const SEATS: readonly SeatPlan[] = [
  { id: 'blue', side: 0, brings: 'match' },
  { id: 'orange', side: 1, brings: 'match' },
];

/** The plan of a side that has given no order yet. */
export const noPlan = (): Plan => ({ orders: {}, committed: false });

const byId = <T>(seats: readonly { readonly id: string }[], value: () => T): Record<string, T> =>
  Object.fromEntries(seats.map(({ id }) => [id, value()]));

export const create = ({ options, board, seats }: Setup<SealedTypes>): State => ({
  options,
  board,
  seats: seats.map(({ id, side }) => ({ id, side })),
  round: 0,
  phase: 'plan',
  flares: byId(seats, () => true),
  outcome: null,
  units: seats.flatMap(({ id, side }) =>
    Array.from({ length: options.units }, (_, n) => ({
      id: `${id[0]}${n + 1}`,
      seat: id,
      side,
      at: null,
      lost: false,
      seen: false,
    })),
  ),
  plans: byId(seats, noPlan),
  answers: {},
  asked: byId(seats, () => 1),
});

export const checkSetup = ({ options, board, seats }: Setup<SealedTypes>): readonly Refusal[] => {
  if (seats.length !== SEATS.length) return [refusal('seats', 'S-1', 'Sealed orders is a game for two.')];
  const crowded = SEATS.some(({ side }) => placesOf(board, side).length < options.units);
  return crowded ? [refusal('no-room', 'S-2', 'A zone has too few open hexes for the units.')] : [];
};
