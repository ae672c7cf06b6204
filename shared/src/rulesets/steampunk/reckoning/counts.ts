import type { HexLabel } from '../../../hex/index.ts';
import type { Count } from '../../../reckoning/index.ts';
import { distanceOf } from '../ground/places.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/units.ts';

/** The numbers of a unit, with their titles. */
export const COLUMNS = {
  shots: 'Shots',
  range: 'Mean range',
  hits: 'Hits',
  strength: 'Assault dice',
  assaultHits: 'Assault hits',
  killed: 'Models killed',
  lost: 'Models lost',
  hexes: 'Hexes moved',
} as const;

/** The range is told as a mean of all shots. */
export const MEANS = { range: 'shots' } as const satisfies Partial<Record<keyof typeof COLUMNS, keyof typeof COLUMNS>>;

const count = (unit: UnitId, column: keyof typeof COLUMNS, add = 1): Count => ({ unit, column, add });

/** How many models of a unit die by an event; also where a row destroys the unit, DMG-5. */
const deadBy = (state: State, { unit, to }: Extract<Event, { readonly kind: 'damage-rolled' }>): number => {
  const { ledger, harm } = state.units[unit]!;
  const after = to?.units?.[unit]?.ledger ?? ledger ?? harm;
  return (ledger ?? harm).alive.filter((lives, model) => lives && !after.alive[model]).length;
};

/** Shots of a unit into a hex, each over the hexes between. */
const shots = (
  state: State,
  { by }: { readonly by: UnitId },
  at: HexLabel,
  fired: number,
  hits: number,
): readonly Count[] => [
  count(by, 'shots', fired),
  count(by, 'range', fired * distanceOf(state.units[by]!.at!, at)),
  count(by, 'hits', hits),
];

/** What an event adds to the numbers of units. */
export const counts = (state: State, event: Event): readonly Count[] => {
  switch (event.kind) {
    case 'shot-fired':
      return shots(state, event, state.units[event.target]!.at!, 1, event.hit ? 1 : 0);
    case 'area-attacked':
      return event.rolls.flatMap(({ dice, hits }) => shots(state, event, event.at, dice.length, hits));
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
