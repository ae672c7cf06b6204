import { refusal, refusalFor } from '../../model/refusal.ts';
import type { State } from '../../model/state.ts';
import type { SeatTold } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import {
  ARMIES,
  type Army,
  type ArmyUnit,
  type Budget,
  checkArmy,
  defaultArmy,
  FIGURES,
  type Race,
  withoutPlace,
} from '../../roster/index.ts';
import type { Answers, PartsRule, StepRule } from '../chapter.ts';
import { newUnit } from './new-unit.ts';

/** The most units that are added to an army of the sample. */
const MOST_ADDED = 8;
/** So many units are tried for one. */
const MOST_TRIED = 20;

/** Every way to buy one unit of a race: as it is, with one replacement, and with each piece of equipment. */
const choicesOf = (race: Race): readonly ArmyUnit[] => {
  const { units, models, equipment } = FIGURES[race];
  return units
    .filter(({ size }) => size !== 'Huge')
    .flatMap(({ id: unit, model }): readonly ArmyUnit[] => [
      { unit },
      ...models.filter(({ replaces }) => replaces === model).map(({ id }) => ({ unit, replace: { [id]: 1 } })),
      ...equipment.map(({ id, per }) =>
        per === 'unit' ? { unit, equipment: [id] } : { unit, modelEquipment: { [id]: 1 } },
      ),
    ]);
};

const build = (race: Race, budget: Budget, announced: readonly string[]): readonly Army[] => {
  const isLegal = (units: readonly ArmyUnit[]): boolean =>
    units.length > 0 && checkArmy({ race, units: [...units] }, budget, announced).length === 0;
  const huge = announced.map((unit): ArmyUnit => ({ unit }));
  const affordable = choicesOf(race).filter((choice) => isLegal([...huge, choice]));
  const mixed = affordable.map((_, first) => {
    let units = huge;
    // A stride that has no divisor in common with most lengths, so that armies are mixed of all kinds of units.
    for (let n = 0; n < MOST_TRIED && units.length < huge.length + MOST_ADDED; n++) {
      const more = [...units, affordable[(first + n * 7) % affordable.length]!];
      if (isLegal(more)) units = more;
    }
    return units;
  });
  const ready = [...ARMIES.values()].filter((army) => army.race === race).map(({ units }) => units);
  const all = [defaultArmy(race, budget, announced).units, ...ready, ...mixed].filter(isLegal);
  const texts = all.map((units) => JSON.stringify(units));
  return all
    .filter((_, index) => texts.indexOf(texts[index]!) === index)
    .map((units): Army => ({ race, units: [...units] }));
};

/** The number of samples kept before the cache starts afresh. */
const MOST_KEPT = 200;
const kept = new Map<string, readonly Army[]>();

/** Armies that this seat may choose: the default, ready ones, and mixtures in which every unit and upgrade of the race occurs. */
export const sampleArmies = (race: Race, budget: Budget, announced: readonly string[]): readonly Army[] => {
  const key = JSON.stringify([race, budget, announced]);
  const known = kept.get(key);
  if (known) return known;
  const built = build(race, budget, announced);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, built);
  return built;
};

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
