import type { Dice } from '../../../../dice/index.ts';
import { applyChange } from '../../model/change.ts';
import type { ArmourResult } from '../../model/facts/damage.ts';
import { total } from '../../model/reason.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { type Harm, harmOf, type Unit } from '../../model/units.ts';
import { armourDice, armourOf, piercing } from '../../rules/damage/armour.ts';
import { figuresOf } from '../../rules/damage/figures.ts';
import { type Hit, strike } from '../../rules/damage/index.ts';
import { rowOf } from '../../rules/damage/rows.ts';
import { everyFall, type Face, facesOf } from './falls.ts';

/** One way in which a hit can go, and its chance. */
export interface Struck {
  readonly chance: number;
  readonly harm: Harm;
  /** null: the hit has no regular damage. */
  readonly armour: ArmourResult | null;
  /** Where the row of the Regular table begins; null: below the first, or no regular damage. */
  readonly row: number | null;
  readonly critical: boolean;
}

const ARMOUR = 'armour';
const SUCCESSES = 'successes of armour';
const LIGHT = 'light damage';

/** The chances of no success, of one, and of more among armour dice: nobody tells more apart, DMG-3. */
export const successes = (count: number, needs: number): readonly [none: number, one: number, more: number] => {
  const success = (7 - needs) / 6;
  const none = (1 - success) ** count;
  const one = count === 0 ? 0 : count * success * (1 - success) ** (count - 1);
  return [none, one, Math.max(0, 1 - none - one)];
};

/** Armour dice that show so many successes as one roll says: all the dice of a hit are one fall. */
const withArmour = (dice: Dice): Dice => {
  let left: number | null = null;
  return {
    ...dice,
    roll: (sides, reason) => {
      if (reason !== ARMOUR) return dice.roll(sides, reason);
      left ??= dice.roll(2, SUCCESSES);
      left -= 1;
      return left >= 0 ? sides : 1;
    },
  };
};

/** Only what a hit reads and changes: who strikes and who is struck. Orders are not known: endurance is spent as usual. */
const scratch = (table: Table, units: readonly Unit[]): State => ({
  ...table,
  units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
  orders: {},
  own: {},
  agenda: [],
  answered: {},
  window: null,
});

/** Resolves a hit with these dice, by the rules themselves. */
const resolved = (table: Table, hit: Hit, target: Unit, dice: Dice): Omit<Struck, 'chance'> => {
  const state = scratch(table, [table.units[hit.by]!, target]);
  const { regular } = figuresOf(table, target).tables;
  let armour: ArmourResult | null = null;
  let row: number | null = null;
  let critical = false;
  for (const event of strike(state, hit, withArmour(dice))) {
    if (event.to) applyChange(state, event.to);
    if (event.kind === 'armour-rolled') armour = event.result;
    if (event.kind !== 'damage-rolled') continue;
    if (event.type === 'regular') row = rowOf(regular, event.result)?.from ?? null;
    if (event.type === 'critical') critical = true;
  }
  return { harm: harmOf(state.units[target.id]!), armour, row, critical };
};

/**
 * The faces of a Light die that strike different rows, one for each row: nothing is ever added to what a row asks for, and
 * rows ask for several at once, SPD-4. undefined: the weapon rolls such dice itself, perhaps with something added.
 */
const lightFaces = (table: Table, hit: Hit, target: Unit): readonly Face[] | undefined => {
  const { light } = figuresOf(table, target).tables;
  if (!light || hit.damage.extra.some(({ type }) => type === 'light')) return undefined;
  const rows = Map.groupBy(facesOf(6), ({ face }) => rowOf(light, face));
  return [...rows.values()].map((same) => ({ face: same[0]!.face, chance: same.length / 6 }));
};

/** Every way in which a hit on a unit can go, with its exact chance: by trying all dice. */
export const oneHit = (table: Table, hit: Hit, target: Unit): readonly Struck[] => {
  const { count, needs } = armourDice(armourOf(table, target, hit.angle), total(piercing(hit.damage.ap, hit.range)));
  const armour: readonly Face[] = successes(count, needs)
    .map((chance, face) => ({ face, chance }))
    .filter(({ chance }) => chance > 0);
  const light = lightFaces(table, hit, target);
  const faces = (sides: number, reason: string) =>
    reason === SUCCESSES ? armour : reason === LIGHT ? (light ?? facesOf(sides)) : facesOf(sides);
  return [...everyFall((dice) => resolved(table, hit, target, dice), faces)].map(({ chance, came }) => ({
    chance,
    ...came,
  }));
};
