import { type Refusal, refusal, type Setup, type Told } from '../../../../match/index.ts';
import type { SteampunkTypes } from '../../model/types.ts';
import { checkArmy, RACE_NAMES } from '../../roster/index.ts';
import { budgetIn, budgetNames } from './budgets.ts';

/** Why the army that the host has chosen for a seat is not allowed, ARM-1 to ARM-5, each with its place in the army. */
export const armyFaults = (
  options: SteampunkTypes['options'],
  { id, force }: Pick<Setup<SteampunkTypes>['seats'][number], 'id' | 'force'>,
): readonly Told[] => {
  if (!force) return [];
  const race = options.races[id as keyof typeof options.races];
  if (race !== undefined && race !== 'choose' && race !== force.race) {
    const message = `The seat ${id} is to play the ${RACE_NAMES[race]}, but its army is of the ${RACE_NAMES[force.race]}.`;
    return [refusal('wrong-race', 'ARM-2', message)];
  }
  if (budgetNames(options, id, force).length > 0) return [];
  const [name] = budgetNames(options, id, null);
  return checkArmy(force, budgetIn(options, name!)).map(({ at, code, rule, message }) =>
    refusal(code, rule!, `In the army of ${id}, at ${at}: ${message}`),
  );
};

/** Why this cannot be played. */
export const checkSetup = ({ options, seats }: Setup<SteampunkTypes>): readonly Refusal[] => {
  const isPair = seats.length === 2 && seats[0]!.id === 'blue' && seats[1]!.id === 'orange';
  if (!isPair || seats.some(({ side }, index) => side !== index))
    return [refusal('seats', 'SET-2', 'Steampunk Fantasy is a game for two sides: blue, then orange.')];
  return seats.flatMap((seat) => armyFaults(options, seat));
};
