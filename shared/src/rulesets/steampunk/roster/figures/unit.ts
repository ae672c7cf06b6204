import type { AssaultAbility, ModelAbility, UnitAbility } from './abilities.ts';
import type { DamageTables } from './effects.ts';
import type { BySpeed, MovementOrder, Orders } from './orders.ts';
import type { ByAngle, Cost, ModelType, Race, Size, Slots, Speed } from './terms.ts';
import type { Damage, Weapon } from './weapon.ts';

/** How a model fights in an assault, chapter 16. */
export interface Assault {
  /** Dice by the angle with which the unit fights. */
  readonly strength: ByAngle<number>;
  /** What a strength die must show, or more. */
  readonly strengthDie: number;
  readonly deflection: ByAngle<number>;
  /** What a deflection die must show, or more; null: it never deflects. */
  readonly deflectionDie: number | null;
  /** What its hits do, by the angle with which it fights. */
  readonly damage: ByAngle<Damage>;
  readonly specials: readonly AssaultAbility[];
}

/** One figure of a unit. */
export interface Model {
  readonly id: string;
  readonly race: Race;
  readonly name: string;
  readonly types: readonly ModelType[];
  readonly slots: Slots;
  /** Ids of its default weapons in listed order; one that stands there twice is carried twice. */
  readonly weapons: readonly string[];
  readonly assault: Assault;
  readonly abilities: readonly ModelAbility[];
  /** What it gives to its unit. */
  readonly unitAbilities: readonly UnitAbility[];
  /** What it costs as a replacement, ARM-3; nothing for regular models. */
  readonly cost: Cost;
  /** The id of the regular model whose place it can take; null for regular models. */
  readonly replaces: string | null;
}

/** A unit that can be bought. */
export interface UnitType {
  readonly id: string;
  readonly race: Race;
  readonly name: string;
  readonly size: Size;
  /** The id of its regular models, and how many there are. */
  readonly model: string;
  readonly count: number;
  readonly cost: Cost;
  /** Null: unarmoured. */
  readonly armor: ByAngle<number> | null;
  readonly speeds: readonly Speed[];
  readonly orders: Orders;
  /** The default movement order of each of its speeds; its default gunnery order is `- + -`. */
  readonly defaults: BySpeed<MovementOrder>;
  readonly tables: DamageTables;
  readonly abilities: readonly UnitAbility[];
}

/** What equipment gives to the models that carry it; what is left out it does not change. */
interface Grants {
  /** The id of a weapon. */
  readonly weapon?: string;
  /** The weapon is the unit's shared one, ARM-6. */
  readonly shared?: true;
  readonly unitAbilities?: readonly UnitAbility[];
  readonly modelAbilities?: readonly ModelAbility[];
  readonly armorAdd?: ByAngle<number>;
  /** Its armour does not count in assaults. */
  readonly armorAddNotInAssault?: true;
  /** `…Add` values add, others replace, specials extend: one with the same key replaces if it is better. */
  readonly assault?: {
    readonly strengthAdd?: ByAngle<number>;
    readonly deflectionAdd?: ByAngle<number>;
    readonly deflectionDie?: number;
    readonly damage?: Pick<Damage, 'regular' | 'extra'>;
    readonly ap?: number;
    readonly specials?: readonly AssaultAbility[];
  };
}

/** An upgrade, ARM-4. */
export interface Equipment {
  readonly id: string;
  readonly race: Race;
  readonly name: string;
  readonly cost: Cost;
  /** Paid once for the unit and given to every model that may carry it, or paid for each model that gets it. */
  readonly per: 'unit' | 'model';
  /** A model must have a type of every group. */
  readonly requires: readonly (readonly ModelType[])[];
  /** A model must have none of these. */
  readonly excludes: readonly ModelType[];
  readonly slots: Slots;
  readonly grants: Grants;
  /** Rows added to the unit's order lists. */
  readonly orders: Orders;
}

/** All figures of one race. */
export interface RaceFigures {
  readonly weapons: readonly Weapon[];
  readonly models: readonly Model[];
  readonly units: readonly UnitType[];
  readonly equipment: readonly Equipment[];
}
