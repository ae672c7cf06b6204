import {
  ARMIES,
  type Army,
  type Budget,
  checkArmy,
  defaultArmy,
  type Race,
  type ReadyArmy,
} from '@ironhex/shared/steampunk';

/** A ready army as an army that can be changed. */
export const armyFrom = ({ race, name, units }: ReadyArmy): Army => ({ race, name, units });

/** The ready armies of a race that keep to a budget, and to what was announced; the dearest first. */
export const readyFor = (race: Race, budget: Budget, announced?: readonly string[]): readonly ReadyArmy[] =>
  [...ARMIES.values()]
    .filter((army) => army.race === race && checkArmy(armyFrom(army), budget, announced).length === 0)
    .sort((one, other) => other.points - one.points);

/**
 * An army to begin with: the largest ready one, or what of the first of the race the budget covers where none fits, P2.
 * The same arguments always give the same army.
 */
export const firstArmy = (race: Race, budget: Budget, announced?: readonly string[]): Army => {
  const [ready] = readyFor(race, budget, announced);
  return ready ? armyFrom(ready) : defaultArmy(race, budget, announced);
};
