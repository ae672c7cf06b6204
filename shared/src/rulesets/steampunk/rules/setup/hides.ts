import type { SeatId } from '../../../../match/index.ts';
import type { Ask } from '../../model/asks.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import { refusal } from '../../model/refusal.ts';
import type { SeatTold, Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf, builtOf, FIGURES, totalCost } from '../../roster/index.ts';
import type { Answers, PartsRule, StepRule } from '../chapter.ts';

/** May the unit begin hidden, CON-8? */
export const mayHide = ({ bought }: Unit): boolean =>
  abilityOf(builtOf(bought).abilities, 'hidden_start') !== undefined;

/** Are there units of this race that begin hidden? All know that, so whether it is asked tells nothing of its army. */
const hasHiders = ({ race }: SeatTold): boolean => {
  const { models, units, equipment } = FIGURES[race!];
  const lists = [
    ...models.map(({ unitAbilities }) => unitAbilities),
    ...units.map(({ abilities }) => abilities),
    ...equipment.map(({ grants }) => grants.unitAbilities ?? []),
  ];
  return lists.some((abilities) => abilityOf(abilities, 'hidden_start'));
};

const waiting = (table: Pick<Table, 'units'>, seat: SeatId): readonly Unit[] =>
  unitsInOrder(table).filter((unit) => unit.seat === seat && unit.status === 'waiting');

const hidden = (table: Pick<Table, 'units'>, seat: SeatId, answers: Answers): readonly Unit[] =>
  waiting(table, seat).filter((unit) => {
    const part = answers[`hide ${seat}`]?.parts[unit.id];
    return mayHide(unit) && (part?.kind !== 'hide' || part.hidden);
  });

/** Players declare in secret which units begin hidden, CON-8; then the total cost of these units is public, SET-6. */
export const HIDES_STEP: StepRule<{ readonly do: 'hides' }> = {
  asks: ({ seats }) => ({
    questions: seats
      .filter(hasHiders)
      .map(({ id }) => ({ seat: id, prompt: 'hide', key: `hide ${id}`, unit: null, options: [] })),
  }),
  perform: function* (state, _step, answers) {
    const seats = state.seats.map((seat) => {
      const units = hidden(state, seat.id, answers);
      return { seat, units, cost: totalCost(units.map(({ bought }) => builtOf(bought).cost)) };
    });
    yield {
      kind: 'hidden-cost-told',
      costs: Object.fromEntries(seats.map(({ seat, cost }) => [seat.id, cost])),
      to: {
        open: { seats: seats.map(({ seat, cost }) => ({ ...seat, hiddenCost: cost })) },
        units: Object.fromEntries(seats.flatMap(({ units }) => units.map(({ id }) => [id, { hidden: true }]))),
      },
    };
  },
};

const hiders = (view: Pick<Table, 'units'>, { seat }: Pick<Ask, 'seat'>): readonly Unit[] =>
  waiting(view, seat).filter(mayHide);

/** How players declare which units begin hidden; by default all that may. */
export const HIDE_PARTS: PartsRule = {
  check: ({ units }, { seat }, part) => {
    if (part.kind !== 'hide') return refusal('wrong-answer/hide', 'P4');
    const unit = units[part.unit];
    if (unit?.seat !== seat) return refusal('not-yours', 'SET-4', { unit: part.unit });
    return mayHide(unit)
      ? undefined
      : refusal('cannot-hide', 'CON-8', { name: builtOf(unit.bought).name, unit: unit.id });
  },
  units: hiders,
  parts: function* (view, ask, only) {
    for (const { id } of only ? [only] : hiders(view, ask)) {
      yield { kind: 'hide', unit: id, hidden: false };
      yield { kind: 'hide', unit: id, hidden: true };
    }
  },
};
