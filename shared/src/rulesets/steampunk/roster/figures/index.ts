// Every figure of the game: weapons, models, units and equipment of all races, by id.
import { DARKELF } from './darkelf/index.ts';
import { DWARF } from './dwarf/index.ts';
import { ELF } from './elf/index.ts';
import { GNOME } from './gnome/index.ts';
import { ORK } from './ork/index.ts';
import type { Race } from './terms.ts';
import type { Equipment, Model, RaceFigures, UnitType } from './unit.ts';
import type { Weapon } from './weapon.ts';

export * from './abilities.ts';
export * from './effects.ts';
export { gunneryOrder, movementTemplate, orderText } from './notation.ts';
export * from './orders.ts';
export * from './terms.ts';
export * from './unit.ts';
export * from './weapon.ts';

/** The figures of each race, in listed order. */
export const FIGURES: Readonly<Record<Race, RaceFigures>> = {
  elf: ELF,
  darkelf: DARKELF,
  dwarf: DWARF,
  ork: ORK,
  gnome: GNOME,
};

const byId = <T extends { readonly id: string }>(of: (figures: RaceFigures) => readonly T[]): ReadonlyMap<string, T> =>
  new Map(
    Object.values(FIGURES)
      .flatMap(of)
      .map((entry) => [entry.id, entry]),
  );

/** All weapons by id. */
export const WEAPONS: ReadonlyMap<string, Weapon> = byId(({ weapons }) => weapons);
/** All models by id. */
export const MODELS: ReadonlyMap<string, Model> = byId(({ models }) => models);
/** All units by id. */
export const UNITS: ReadonlyMap<string, UnitType> = byId(({ units }) => units);
/** All equipment by id. */
export const EQUIPMENT: ReadonlyMap<string, Equipment> = byId(({ equipment }) => equipment);
