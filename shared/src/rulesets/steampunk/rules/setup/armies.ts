import { refusal, refusalFor } from '../../model/refusal.ts';
import type { State } from '../../model/state.ts';
import type { SeatTold } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { type Army, checkArmy, defaultArmy, withoutPlace } from '../../roster/index.ts';
import type { Answers, PartsRule, StepRule } from '../chapter.ts';
import { newUnit } from './new-unit.ts';
import { sampleArmies } from './sample-armies.ts';

const armyOf = ({ own }: State, { id, race, budget, announced }: SeatTold, answers: Answers): Army => {
  const part = answers[`army ${id}`]?.parts.army;
  return own[id]!.army ?? (part?.kind === 'army' ? part.army : defaultArmy(race!, budget!, announced!));
};

/** Armies are built in secret, P2: each has exactly the Huge units that were announced, ARM-7. Their units wait for set-up. */
export const ARMIES_STEP: StepRule<{ readonly do: 'armies' }> = {
  asks: ({ seats, own }) => ({
    questions: seats
      .filter(({ id }) => own[id]!.army === null)
      .map(({ id }) => ({ seat: id, prompt: 'army', key: `army ${id}`, unit: null, options: [] })),
  }),
  perform: function* (state, _step, answers) {
    const units: Record<string, Unit> = {};
    for (const seat of state.seats)
      for (const [index, bought] of armyOf(state, seat, answers).units.entries()) {
        const unit = newUnit(seat, index + 1, bought, state.options);
        units[unit.id] = unit;
      }
    const chosenByHost = state.seats.filter(({ id }) => state.own[id]!.army !== null);
    yield {
      kind: 'armies-chosen',
      to: {
        units,
        ...(chosenByHost.length > 0 && { own: Object.fromEntries(chosenByHost.map(({ id }) => [id, { army: null }])) }),
      },
    };
  },
};

/** How an army is chosen: any that keeps to its race, its budget and what was announced. */
export const ARMY_PARTS: PartsRule = {
  check: ({ seats }, { seat }, part) => {
    if (part.kind !== 'army') return refusal('wrong-answer/army', 'P2');
    const { race, budget, announced } = seats.find(({ id }) => id === seat)!;
    if (part.army.race !== race) return refusal('wrong-race/own', 'ARM-2', { race: race!, army: part.army.race });
    const [fault] = checkArmy(part.army, budget!, announced!);
    if (!fault) return undefined;
    return fault.at === 'units' ? withoutPlace(fault) : refusalFor(fault, 'in-own-army', { at: fault.at });
  },
  parts: function* ({ seats }, { seat }) {
    const { race, budget, announced } = seats.find(({ id }) => id === seat)!;
    for (const army of sampleArmies(race!, budget!, announced!))
      yield { kind: 'army', army: { ...army, units: [...army.units] } };
  },
};
