import type { SeatId } from '../../../../match/index.ts';
import type { Fight } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, isShaken, type Unit, type UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { enduranceQuestions, spends, spent } from '../damage/endurance.ts';
import { isDead } from '../damage/harm.ts';
import { rollOn } from '../damage/resolve.ts';
import { enemyOf } from './participants.ts';

/** An assault is fought again so many times at most, RET-7. */
const MOST_REPEATS = 5;

const contestOf = ({ at, layer, staying, held, entering, excluded, nested }: Fight) => ({
  at,
  layer,
  staying,
  held,
  entering,
  ...(excluded && { excluded }),
  ...(nested !== undefined && { nested }),
});

/** The contest that a fight is about. */
export { contestOf };

/** The units of a seat that have survived so far. */
export const survivors = ({ units }: Pick<Table, 'units'>, { fighters }: Fight, seat: SeatId): readonly UnitId[] =>
  fighters.filter((fighter) => fighter.seat === seat && !isDead(units[fighter.unit]!)).map(({ unit }) => unit);

/** Does a side have a unit that does not retreat, RET-7? */
const isStubborn = (table: Pick<Table, 'units'>, fight: Fight, seat: SeatId): boolean =>
  survivors(table, fight, seat).some((unit) => fight.stubborn.includes(unit));

/** Who has the hex after the fight, RET-7: the winner, unless only the loser is stubborn. */
export const holderOf = (table: Pick<Table, 'units' | 'seats'>, fight: Fight): SeatId => {
  const winner = fight.winner!;
  const loser = enemyOf(table, winner);
  return isStubborn(table, fight, loser) && !isStubborn(table, fight, winner) ? loser : winner;
};

const isSteady = (unit: Unit): boolean => !isShaken(unit) && harmOf(unit).shaken === 0;

/**
 * The units of a side that may become stubborn, AB-EN (ii): in an assault that is not nested (RET-4: no abilities), while
 * there is an enemy before whom they would retreat. Who is shaken would not stay.
 */
const standing = (state: State, fight: Fight, seat: SeatId): readonly UnitId[] => {
  if (fight.nested !== undefined || survivors(state, fight, enemyOf(state, seat)).length === 0) return [];
  return survivors(state, fight, seat).filter((unit) => !fight.stubborn.includes(unit) && isSteady(state.units[unit]!));
};

/** A unit spends endurance, and stays if that does not shake it. */
const standFirm = function* (state: State, id: UnitId, dice: Parameters<typeof rollOn>[2]): Generator<Event> {
  yield spent(state.units[id]!, 'stubborn');
  yield* rollOn(state, { target: id, by: null, type: 'psychic', die: { sides: 6, plus: 0 } }, dice);
  if (isDead(state.units[id]!) || !isSteady(state.units[id]!)) return;
  const fight = state.fight!;
  yield { kind: 'stood-firm', unit: id, to: { open: { fight: { ...fight, stubborn: [...fight.stubborn, id] } } } };
};

/**
 * Who would have to retreat may become stubborn, AB-EN: first the loser's units, then, if one of them stays, the winner's.
 * If both sides have one, the assault is fought again, RET-7.
 */
export const STAND_STEPS: StepRules<'stand'> = {
  stand: {
    asks: (state, { seat }) => ({
      questions: enduranceQuestions(state, standing(state, state.fight!, seat), 'stubborn'),
    }),
    perform: function* (state, { seat }, answers, dice) {
      for (const unit of standing(state, state.fight!, seat))
        if (spends(state, unit, 'stubborn', answers)) yield* standFirm(state, unit, dice);
      const fight = state.fight!;
      const winner = fight.winner!;
      if (!isStubborn(state, fight, seat)) yield first(state, { do: 'settlement' });
      else if (seat !== winner) yield first(state, { do: 'stand', seat: winner });
      else if (fight.round > MOST_REPEATS) yield first(state, { do: 'settlement' });
      else yield first(state, { do: 'assault', contest: contestOf(fight), round: fight.round + 1 });
    },
  },
};
