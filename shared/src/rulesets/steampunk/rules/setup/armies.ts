import { refusal } from '../../../../match/index.ts';
import type { State } from '../../model/state.ts';
import type { SeatTold } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { type Army, checkArmy, defaultArmy, RACE_NAMES } from '../../roster/index.ts';
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
    if (part.kind !== 'army') return refusal('wrong-answer', 'P2', 'Choose an army.');
    const { race, budget, announced } = seats.find(({ id }) => id === seat)!;
    if (part.army.race !== race) {
      const message = `You play the ${RACE_NAMES[race!]}: this army is of the ${RACE_NAMES[part.army.race]}.`;
      return refusal('wrong-race', 'ARM-2', message);
    }
    const [fault] = checkArmy(part.army, budget!, announced!);
    if (!fault) return undefined;
    const { at, code, rule, message } = fault;
    return refusal(code, rule!, at === 'units' ? message : `In your army, at ${at}: ${message}`);
  },
  parts: function* ({ seats }, { seat }) {
    const { race, budget, announced } = seats.find(({ id }) => id === seat)!;
    for (const army of sampleArmies(race!, budget!, announced!))
      yield { kind: 'army', army: { ...army, units: [...army.units] } };
  },
};
