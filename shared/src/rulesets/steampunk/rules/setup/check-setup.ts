import type { Refusal, Setup } from '../../../../match/index.ts';
import { refusal, refusalFor } from '../../model/refusal.ts';
import type { SteampunkTypes } from '../../model/types.ts';
import { checkArmy } from '../../roster/index.ts';
import { budgetIn, budgetNames } from './budgets.ts';

/** Why the army that the host has chosen for a seat is not allowed, ARM-1 to ARM-5, each with its place in the army. */
export const armyFaults = (
  options: SteampunkTypes['options'],
  { id, force }: Pick<Setup<SteampunkTypes>['seats'][number], 'id' | 'force'>,
): readonly Refusal[] => {
  if (!force) return [];
  const race = options.races[id as keyof typeof options.races];
  if (race !== undefined && race !== 'choose' && race !== force.race)
    return [refusal('wrong-race/seat', 'ARM-2', { seat: id, race, army: force.race })];
  if (budgetNames(options, id, force).length > 0) return [];
  const [name] = budgetNames(options, id, null);
  return checkArmy(force, budgetIn(options, name!)).map((fault) =>
    refusalFor(fault, 'in-army', { seat: id, at: fault.at }),
  );
};

/** Why this cannot be played. */
export const checkSetup = ({ options, seats }: Setup<SteampunkTypes>): readonly Refusal[] => {
  const isPair = seats.length === 2 && seats[0]!.id === 'blue' && seats[1]!.id === 'orange';
  if (!isPair || seats.some(({ side }, index) => side !== index)) return [refusal('seats', 'SET-2')];
  return seats.flatMap((seat) => armyFaults(options, seat));
};
