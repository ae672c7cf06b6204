import { oncePer } from '../../../once-per.ts';
import { OLD_FRIEND } from './strangers.ts';
import {
  type Arsenal,
  type ModelType,
  type Profile,
  type ProfileId,
  SIZE_CLASSES,
  type SizeClass,
  type Spell,
  type Statistics,
  type Tag,
  type Weapon,
} from './terms.ts';

/** A unit as it was bought, with the hero that joined it. Only event 34 changes it. */
export interface Bought {
  readonly profile: ProfileId;
  /** The hero that joined it, G-4.5; null: none. */
  readonly hero: ProfileId | null;
  /** Event 34 brought it a model. */
  readonly friend: boolean;
}

/** One model of the wound track, G-4.3. */
export interface Fighter extends Statistics {
  /** Names its type within the unit. */
  readonly type: string;
  readonly name: string;
  /** It takes wounds last and attacks in groups of its own, G-4.5. */
  readonly hero: boolean;
  /** In listed order; one that it carries twice stands there twice. */
  readonly weapons: readonly Weapon[];
}

/** A bought unit as the rules read it, worked out once. */
export interface Built {
  readonly name: string;
  /** The larger of the unit's and its hero's, G-4.5 g. */
  readonly sizeClass: SizeClass;
  readonly tags: readonly Tag[];
  /** The unit's own Quality; see `moraleQuality`. */
  readonly quality: number;
  /** The unit's own Defense; see `blockDefense`. */
  readonly defense: number;
  /** Its models: its own in profile order, the friend of event 34, the joined hero. */
  readonly track: readonly Fighter[];
  /** What its Casters know, G-16.2. */
  readonly spells: readonly Spell[];
}

/** The thing with this id in the arsenal. Throws if there is none. */
const named = <T>(what: string, all: Readonly<Record<string, T>>, id: string): T => {
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!found) throw new RangeError(`There is no ${what} ${id}.`);
  return found;
};

/** The fighters of one model type, with what they have from their unit. */
const fightersOf = (models: ModelType, unit: Statistics, arsenal: Arsenal): readonly Fighter[] => {
  const { quality, defense, tough, rules, ...own }: Statistics & ModelType = { ...unit, ...models };
  const fighter: Fighter = {
    type: own.type,
    name: own.name,
    quality,
    defense,
    tough,
    rules,
    hero: rules.hero !== undefined,
    weapons: own.weapons.map((id) => named('weapon', arsenal.weapons, id)),
  };
  return Array<Fighter>(own.count).fill(fighter);
};

const trackOf = ({ models, quality, defense, tough, rules }: Profile, arsenal: Arsenal): readonly Fighter[] =>
  models.flatMap((each) => fightersOf(each, { quality, defense, tough, rules }, arsenal));

const build = (bought: Bought, arsenal: Arsenal): Built => {
  const unit = named('unit', arsenal.profiles, bought.profile);
  const hero = bought.hero === null ? null : named('unit', arsenal.profiles, bought.hero);
  const joined = hero ? [unit, hero] : [unit];
  const sizeClass = SIZE_CLASSES.findLast((size) => joined.some((each) => each.sizeClass === size))!;
  return {
    name: unit.name,
    sizeClass,
    tags: unit.tags,
    quality: unit.quality,
    defense: unit.defense,
    track: [
      ...trackOf(unit, arsenal),
      ...(bought.friend ? fightersOf(OLD_FRIEND, unit, arsenal) : []),
      ...(hero ? trackOf(hero, arsenal) : []),
    ],
    spells: [...new Set(joined.flatMap(({ spells }) => spells))].map((id) => named('spell', arsenal.spells, id)),
  };
};

const builtWith = oncePer((arsenal: Arsenal) => {
  // Units bought alike are built once, in one match or in many.
  const alike = new Map<string, Built>();
  return oncePer((bought: Bought): Built => {
    const key = JSON.stringify([bought.profile, bought.hero, bought.friend]);
    const built = alike.get(key) ?? build(bought, arsenal);
    alike.set(key, built);
    return built;
  });
});

/**
 * What a bought unit consists of. Works each out once: units that are bought alike from one arsenal are the same
 * object. Throws if the arsenal lacks one of the units, weapons or spells: check forces and positions first.
 */
export const builtOf = (bought: Bought, arsenal: Arsenal): Built => builtWith(arsenal)(bought);
