import { copyOf, something } from '../../../match/index.ts';
import type { State } from '../model/state.ts';
import type { Active } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { GONE } from '../roster/index.ts';
import { sealOf } from './seal.ts';

const writtenUnit = ({
  id,
  seat: _seat,
  number: _number,
  bought,
  place,
  startingSize,
  wounds,
  tokens,
  ...rest
}: Unit) => ({
  id,
  ...something(bought),
  place,
  startingSize,
  wounds: wounds.map((marked) => (marked === GONE ? null : marked)),
  ...something(rest),
  // Of units with a Caster also if it has none left.
  ...(tokens.length > 0 || place === 'destroyed' ? { tokens } : {}),
  // The first model of the track is a number too.
  ...(rest.cannon !== null && { cannon: rest.cannon }),
});

const withoutId = <T extends { readonly id: string }>(all: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(all).map(([key, { id: _id, ...rest }]) => [key, rest]));

/** The seat follows from the unit. */
const writtenActive = ({ seat: _seat, ...rest }: Active): object => rest;

/**
 * The position of a match that waits for a decision or is over. Reading it gives the same state. The board stands in the
 * position file itself.
 */
export const toPosition = (state: State): object => {
  const { active, arsenal, outcome } = state;
  return copyOf({
    stage: state.stage,
    round: state.round,
    phase: state.phase,
    units: Object.values(state.units).map(writtenUnit),
    ...something({
      profiles: withoutId(arsenal.profiles),
      weapons: withoutId(arsenal.weapons),
      spells: withoutId(arsenal.spells),
      forces: something(state.forces),
      passed: state.passed,
      fight: state.fight,
      effects: state.effects,
      items: state.items,
      answered: state.answered,
      batch: state.batch,
      finished: state.finished,
    }),
    ...(active && { active: writtenActive(active) }),
    seats: Object.fromEntries(state.seats.map(({ id, side: _side, ...seat }) => [id, seat])),
    markers: state.markers,
    markersToPlace: state.markersToPlace,
    starter: state.starter,
    scenario: state.scenario,
    turn: state.turn,
    ...(outcome ? { outcome } : { agenda: [...state.agenda] }),
    own: state.own,
    seal: sealOf(state),
  });
};
