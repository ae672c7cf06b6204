import type { Count } from '../../../reckoning/index.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/table.ts';

/** The numbers of a unit, with their titles. */
export const COLUMNS = {
  shots: 'Shots',
  range: 'Mean range',
  hits: 'Hits',
  dealt: 'Damage done',
  taken: 'Damage taken',
  kills: 'Units destroyed',
  hexes: 'Hexes moved',
  interrupts: 'Interrupts',
} as const;

/** The range is told as a mean of all shots. */
export const MEANS = { range: 'shots' } as const satisfies Partial<Record<keyof typeof COLUMNS, keyof typeof COLUMNS>>;

const count = (unit: UnitId, column: keyof typeof COLUMNS, add = 1): Count => ({ unit, column, add });

/** Whose attack or counter damages a unit now; undefined for what it does to itself. */
const strikerAt = (state: State, unit: UnitId): UnitId | undefined => {
  const situation = state.assault?.situation;
  if (situation?.attacker === unit && state.assault?.reaction) return situation.target;
  return [situation, ...state.held].find((blow) => blow?.target === unit)?.attacker;
};

/** What an event adds to the numbers of units. */
export const counts = (state: State, event: Event): readonly Count[] => {
  switch (event.kind) {
    case 'struck': {
      const { attacker, distance } = state.assault!.situation;
      const shot = [count(attacker, 'shots'), count(attacker, 'range', distance)];
      return event.damage > 0 ? [...shot, count(attacker, 'hits')] : shot;
    }
    case 'damaged': {
      const { unit, amount } = event;
      const by = strikerAt(state, unit);
      return [count(unit, 'taken', amount), ...(by === undefined ? [] : [count(by, 'dealt', amount)])];
    }
    case 'destroyed':
      return event.by === undefined ? [] : [count(event.by, 'kills')];
    case 'moved':
      return [count(event.unit, 'hexes', event.path.length)];
    case 'interruptDeclared':
      return [count(event.unit, 'interrupts')];
    default:
      return [];
  }
};
