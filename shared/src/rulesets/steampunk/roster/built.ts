import type { ArmedUnit } from './army.ts';
import { type Arsenal, armsOf, type Carrier, carriersOf, sharedOf, weaponsOf } from './carry.ts';
import { costOf, totalCost } from './cost.ts';
import {
  type Assault,
  type ByAngle,
  type BySpeed,
  type Cost,
  type DamageTables,
  type Equipment,
  type ModelAbility,
  type ModelType,
  type MovementOrder,
  type Orders,
  type Race,
  type Size,
  type Speed,
  UNITS,
  type UnitAbility,
  type Weapon,
} from './figures/index.ts';
import { boughtItems, enduranceOf, equipped, ordersWith, sum, unitAbilitiesOf, withoutTwins } from './gained.ts';
import { laddersOf } from './ladders.ts';

export type { Arsenal } from './carry.ts';

/** One model of a built unit. */
export interface BuiltModel {
  /** Its id in the roster; abilities that hold `whileAlive` name it. */
  readonly id: string;
  readonly name: string;
  readonly types: readonly ModelType[];
  readonly isElite: boolean;
  /** It took the place of a regular model, ARM-3. */
  readonly isReplacement: boolean;
  /** What it costs more than a regular model: as a replacement, and for equipment of its own. */
  readonly cost: Cost;
  /** Ids of its weapons in order; one that it has twice stands there twice. The shared weapon is not among them. */
  readonly weapons: readonly string[];
  /** How it fights, with its equipment. */
  readonly assault: Assault;
  readonly abilities: readonly ModelAbility[];
}

/** Everything that the rules need of a bought unit, worked out once. */
export interface Built {
  /** Its id in the roster. */
  readonly id: string;
  readonly race: Race;
  readonly name: string;
  readonly size: Size;
  /** The types that all of its models have. */
  readonly types: readonly ModelType[];
  /** Its models by index. */
  readonly models: readonly BuiltModel[];
  /** Against shots; null: unarmoured. */
  readonly armor: ByAngle<number> | null;
  /** In assaults: without what does not count there. */
  readonly assaultArmor: ByAngle<number> | null;
  readonly speeds: readonly Speed[];
  /** The speeds between which A and B lead, slowest first; a speed that is in none is left by bracket forms only, ORD-5. */
  readonly ladders: readonly (readonly Speed[])[];
  /** What it can be ordered at each speed, with what its equipment adds, ORD-1. */
  readonly orders: Orders;
  /** Its default movement order at each of its speeds; its default gunnery order is `- + -`. */
  readonly defaults: BySpeed<MovementOrder>;
  readonly tables: DamageTables;
  /** Of the unit, its models and its equipment; those with `whileAlive` hold while such a model lives. */
  readonly abilities: readonly UnitAbility[];
  /** Every weapon of its models once, in listed order. */
  readonly weapons: readonly Weapon[];
  /** The weapon that the unit holds together, ARM-6; null: none. */
  readonly shared: Weapon | null;
  /** With replacements and equipment, ARM-8. */
  readonly cost: Cost;
  /** Endurance tokens at the start of the match, AB-EN. */
  readonly endurance: number;
}

const armorWith = (armor: ByAngle<number> | null, items: readonly Equipment[]): ByAngle<number> | null =>
  items.reduce<ByAngle<number> | null>(
    (before, { grants: { armorAdd } }) => (armorAdd ? sum(before ?? [0, 0, 0, 0], armorAdd) : before),
    armor,
  );

const builtModel = ({ model, items }: Carrier, weapons: readonly Weapon[], own: ReadonlySet<string>): BuiltModel => ({
  id: model.id,
  name: model.name,
  types: model.types,
  isElite: model.types.includes('Elite'),
  isReplacement: model.replaces !== null,
  cost: totalCost([model.cost, ...items.filter(({ id }) => own.has(id)).map(({ cost }) => cost)]),
  weapons: weapons.map(({ id }) => id),
  assault: items.reduce(equipped, model.assault),
  abilities: withoutTwins([...model.abilities, ...items.flatMap(({ grants }) => grants.modelAbilities ?? [])]),
});

const build = (choice: ArmedUnit, arsenal: Arsenal): Built => {
  const unit = UNITS.get(choice.unit);
  if (!unit) throw new RangeError(`There is no unit ${choice.unit}.`);
  const carriers = carriersOf(choice);
  const arms = carriers.map((carrier) => armsOf(carrier, choice, arsenal));
  const items = boughtItems(choice);
  const own = new Set(Object.keys(choice.modelEquipment ?? {}));
  const [first, ...others] = carriers.map(({ model }) => model.types);
  return {
    id: unit.id,
    race: unit.race,
    name: unit.name,
    size: unit.size,
    types: first!.filter((type) => others.every((types) => types.includes(type))),
    models: carriers.map((carrier, index) => builtModel(carrier, arms[index]!, own)),
    armor: armorWith(unit.armor, items),
    assaultArmor: armorWith(
      unit.armor,
      items.filter(({ grants }) => !grants.armorAddNotInAssault),
    ),
    speeds: unit.speeds,
    ladders: laddersOf(unit.speeds),
    orders: ordersWith(unit, items),
    defaults: unit.defaults,
    tables: unit.tables,
    abilities: unitAbilitiesOf(unit, carriers, items),
    weapons: weaponsOf(arms),
    shared: sharedOf(choice, arsenal),
    cost: costOf(choice),
    endurance: enduranceOf(carriers),
  };
};

/** So many units are kept; then we begin anew, so that nobody can fill the memory with armies. */
const MOST_KEPT = 2000;
const NO_ARSENAL: Arsenal = {};

/** The figures of units that were worked out with one arsenal. */
interface BuiltCache {
  readonly byChoice: WeakMap<ArmedUnit, Built>;
  readonly byText: Map<string, Built>;
}
const kept = new WeakMap<Arsenal, BuiltCache>();
const NOTHING_KEPT = (): BuiltCache => ({ byChoice: new WeakMap(), byText: new Map() });
kept.set(NO_ARSENAL, NOTHING_KEPT());

/** What was kept with these weapons; states without an arsenal of their own share one. */
const keptWith = (arsenal: Arsenal): BuiltCache => {
  const own = kept.get(arsenal);
  if (own) return own;
  const found = Object.keys(arsenal).length === 0 ? kept.get(NO_ARSENAL)! : NOTHING_KEPT();
  kept.set(arsenal, found);
  return found;
};

/**
 * What a bought unit is built of. Works each choice out once; the same choice gives the same object. Throws if the roster
 * has no such unit, or neither the roster nor `arsenal` has one of its weapons: check armies and positions first.
 */
export const builtOf = (choice: ArmedUnit, arsenal: Arsenal = NO_ARSENAL): Built => {
  const { byChoice, byText } = keptWith(arsenal);
  const known = byChoice.get(choice);
  if (known) return known;
  const text = JSON.stringify(choice);
  const built = byText.get(text) ?? build(choice, arsenal);
  if (byText.size >= MOST_KEPT) byText.clear();
  byText.set(text, built);
  byChoice.set(choice, built);
  return built;
};
