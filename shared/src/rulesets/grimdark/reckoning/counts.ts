import type { Count } from '../../../reckoning/index.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/units.ts';

/** The numbers of a unit, with their titles. */
export const COLUMNS = {
  shots: 'Hit dice',
  range: 'Mean range',
  hits: 'Hits',
  dealt: 'Wounds caused',
  taken: 'Wounds taken',
  lost: 'Models lost',
  hexes: 'Hexes moved',
  tests: 'Morale tests',
  failed: 'Tests failed',
} as const;

/** The range is told as a mean of all hit dice. */
export const MEANS = { range: 'shots' } as const satisfies Partial<Record<keyof typeof COLUMNS, keyof typeof COLUMNS>>;

const count = (unit: UnitId, column: keyof typeof COLUMNS, add = 1): Count => ({ unit, column, add });

/** What an event adds to the numbers of units. */
export const counts = (_state: State, event: Event): readonly Count[] => {
  switch (event.kind) {
    case 'group-resolved': {
      const { attack, hitDice, hits, blast } = event;
      return [
        count(attack.by, 'shots', hitDice.length),
        count(attack.by, 'range', hitDice.length * attack.distance),
        count(attack.by, 'hits', hits.length * blast),
      ];
    }
    case 'wounds-marked': {
      const { target, by, wounds, caused } = event;
      const removed = wounds.filter((wound) => wound.removed).length;
      const own = [count(target, 'taken', caused), count(target, 'lost', removed)];
      return by === null ? own : [...own, count(by, 'dealt', caused)];
    }
    case 'unit-moved':
    case 'consolidated':
      return [count(event.unit, 'hexes', event.path.length)];
    case 'morale-tested':
      return [count(event.unit, 'tests'), count(event.unit, 'failed', event.result === 'none' ? 0 : 1)];
    default:
      return [];
  }
};
