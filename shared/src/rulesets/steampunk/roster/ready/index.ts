import type { Army, ArmyUnit } from '../army.ts';
import { hugeIn, overBudget } from '../check/index.ts';
import { totalOf } from '../cost.ts';
import type { Race } from '../figures/index.ts';
import type { Budget } from '../game-kinds.ts';
import { LARGE_ARMIES } from './large.ts';
import type { ReadyArmy } from './ready-army.ts';
import { SMALL_ARMIES } from './small.ts';

// Armies that can be played as they are.

/** All ready armies by id: two of 24 points and two of 12 for each race. */
export const ARMIES: ReadonlyMap<string, ReadyArmy> = new Map(
  [...LARGE_ARMIES, ...SMALL_ARMIES].map((army) => [army.id, army]),
);

/**
 * The army of a player who does not choose one, P2: the announced Huge units, then the units of the race's ready army "a" in
 * listed order, each taken whole if every budget still covers it. It has no units where even the cheapest costs too much.
 */
export const defaultArmy = (race: Race, budget: Budget, announced: readonly string[] = []): Army => {
  const units: ArmyUnit[] = announced.map((unit) => ({ unit }));
  for (const choice of ARMIES.get(`${race}-a`)!.units)
    if (
      hugeIn({ units: [choice] }).length === 0 &&
      overBudget(totalOf({ units: [...units, choice] }), budget).length === 0
    )
      units.push(choice);
  return { race, units };
};
