import { MOST_ANNOUNCED } from '../../ask/intents.ts';
import { refusal } from '../../model/refusal.ts';
import type { View } from '../../model/state.ts';
import type { SeatTold } from '../../model/table.ts';
import { checkAnnounced, hugeIn, UNITS, withoutPlace } from '../../roster/index.ts';
import type { PartsRule, StepRule } from '../chapter.ts';

/** The Huge units of a seat's race that its budget covers. */
export const hugeFor = ({ race, budget }: SeatTold): readonly string[] =>
  [...UNITS.values()]
    .filter((unit) => unit.race === race && unit.size === 'Huge')
    .map(({ id }) => id)
    .filter((id) => checkAnnounced([id], race!, budget!).length === 0);

const toldOf = ({ seats }: Pick<View, 'seats'>, seat: string): SeatTold => seats.find(({ id }) => id === seat)!;

/** Huge units are announced at the same time and then shown, before armies are built, ARM-7, P1. */
export const ANNOUNCE_STEP: StepRule<{ readonly do: 'announce' }> = {
  asks: ({ seats, own }) => ({
    questions: seats
      .filter((seat) => own[seat.id]!.army === null && hugeFor(seat).length > 0)
      .map(({ id }) => ({ seat: id, prompt: 'announce', key: `announce ${id}`, unit: null, options: [] })),
  }),
  perform: function* ({ seats, own }, _step, answers) {
    const said = ({ id }: SeatTold): readonly string[] => {
      const { army } = own[id]!;
      if (army) return hugeIn(army);
      const part = answers[`announce ${id}`]?.parts.announce;
      return part?.kind === 'announce' ? part.units : [];
    };
    const lists = Object.fromEntries(seats.map((seat) => [seat.id, said(seat)]));
    yield {
      kind: 'huge-announced',
      lists,
      to: { open: { seats: seats.map((seat) => ({ ...seat, announced: lists[seat.id]! })) } },
    };
  },
};

/** So many of the same Huge unit, for as long as the budget covers them. */
const rows = function* (seat: SeatTold): Generator<readonly string[]> {
  for (const id of hugeFor(seat))
    for (let row = [id]; row.length <= MOST_ANNOUNCED; row = [...row, id]) {
      if (checkAnnounced(row, seat.race!, seat.budget!).length > 0) break;
      yield row;
    }
};

/** How Huge units are announced: any list that the budget covers. */
export const ANNOUNCE_PARTS: PartsRule = {
  check: (view, { seat }, part) => {
    if (part.kind !== 'announce') return refusal('wrong-answer/announce', 'P1');
    const { race, budget } = toldOf(view, seat);
    const [fault] = checkAnnounced(part.units, race!, budget!);
    return fault && withoutPlace(fault);
  },
  parts: function* (view, { seat }) {
    yield { kind: 'announce', units: [] };
    for (const units of rows(toldOf(view, seat))) yield { kind: 'announce', units: [...units] };
  },
};
