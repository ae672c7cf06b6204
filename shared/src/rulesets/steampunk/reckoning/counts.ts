import type { Count } from '../../../reckoning/index.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/units.ts';

/** The numbers of a unit, with their titles. */
export const COLUMNS = {
  shots: 'Shots',
  hits: 'Hits',
  strength: 'Assault dice',
  assaultHits: 'Assault hits',
  killed: 'Models killed',
  lost: 'Models lost',
  hexes: 'Hexes moved',
} as const;

const count = (unit: UnitId, column: keyof typeof COLUMNS, add = 1): Count => ({ unit, column, add });

/** How many models of a unit die by an event; also where a row destroys the unit, DMG-5. */
const deadBy = (state: State, { unit, to }: Extract<Event, { readonly kind: 'damage-rolled' }>): number => {
  const { ledger, harm } = state.units[unit]!;
  const after = to?.units?.[unit]?.ledger ?? ledger ?? harm;
  return (ledger ?? harm).alive.filter((lives, model) => lives && !after.alive[model]).length;
};

/** What an event adds to the numbers of units. */
export const counts = (state: State, event: Event): readonly Count[] => {
  switch (event.kind) {
    case 'shot-fired':
      return [count(event.by, 'shots'), count(event.by, 'hits', event.hit ? 1 : 0)];
    case 'area-attacked':
      return event.rolls.flatMap(({ dice, hits }) => [
        count(event.by, 'shots', dice.length),
        count(event.by, 'hits', hits),
      ]);
    case 'strength-rolled': {
      const dice = event.waves.reduce((sum, { shown }) => sum + shown.length, 0);
      return [count(event.unit, 'strength', dice), count(event.unit, 'assaultHits', event.hits)];
    }
    case 'damage-rolled': {
      const dead = deadBy(state, event);
      return [count(event.unit, 'lost', dead), ...(event.by === null ? [] : [count(event.by, 'killed', dead)])];
    }
    case 'units-moved':
      return event.each.flatMap(({ unit, from, to }) => (from === to ? [] : [count(unit, 'hexes')]));
    default:
      return [];
  }
};
