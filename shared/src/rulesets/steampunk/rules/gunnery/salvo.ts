import type { Direction } from '../../../../hex/index.ts';
import type { Shot } from '../../ask/intents.ts';
import type { AreaAttack, Attack, Fired, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf, type Weapon } from '../../roster/index.ts';
import { figuresOf } from '../damage/figures.ts';
import { struckBy } from './areas.ts';
import type { Barrel } from './barrels.ts';
import { isUnstable } from './check-shot.ts';
import { type Volley, volleysOf } from './check-together.ts';
import { gunsFor, modeOf, type Use } from './guns.ts';
import { weaponsOf } from './loading.ts';
import { sprayed } from './targets.ts';
import { bestModel } from './to-hit.ts';

/** A unit that fires in a part, and how it uses its weapons. */
interface Firer {
  readonly unit: Unit;
  readonly use: Use;
  readonly part: Part;
}

/** What one unit fires in a part. */
export interface Salvo {
  readonly unit: Unit;
  /** Everything that is rolled, in the order of DET-2. */
  readonly attacks: readonly Attack[];
  readonly weapons: readonly Weapon[];
  readonly fired: readonly Fired[];
}

const useOf = ({ abilities }: Weapon, use: Use): ShotAttack['use'] =>
  (use === 'focus' && abilityOf(abilities, 'focus_fire')) || (use === 'amp' && abilityOf(abilities, 'amplified'))
    ? use
    : 'normal';

/** One shot of each barrel at a unit. A weapon of the whole unit is fired by its best model. */
const directAt = (
  table: Table,
  { unit, use, part }: Firer,
  { gun: { weapon, models } }: Volley,
  target: string,
  into: number | undefined,
  barrels: readonly Barrel[],
): readonly ShotAttack[] => {
  const shot = { by: unit, weapon, target: table.units[target]!, part };
  return barrels.map(({ model }) => ({
    kind: 'shot',
    by: unit.id,
    model: weapon.per === 'unit' ? bestModel(table, shot, models).model : model,
    weapon: weapon.id,
    target,
    into: (into as Direction | undefined) ?? null,
    use: useOf(weapon, use),
    unstable: isUnstable(unit, weapon),
  }));
};

/** Shots that are the same attack: at one hex, or in one direction. */
const sameArea = ({ hex, direction, layer = 'ground' }: Shot): string => hex ?? `${direction} ${layer}`;

/** One attack for each hex, by the first model that makes it; more models make it easier, GUN-7. */
const areasOf = (table: Table, { unit }: Firer, { gun: { weapon }, aims, barrels }: Volley): readonly AreaAttack[] => {
  const burst = abilityOf(weapon.abilities, 'unstable_round');
  const unstable = burst !== undefined && isUnstable(unit, weapon);
  const { attack } = weapon;
  return [...Map.groupBy(aims, ({ shot }) => sameArea(shot)).values()].flatMap((same) => {
    const all = same.flatMap(({ shot }) => barrels.get(shot)!);
    const [{ shot }] = same as [(typeof same)[number]];
    const struck = unstable
      ? [{ at: shot.hex!, layer: 'ground' as const, n: burst.area }]
      : struckBy(table, unit, weapon, shot);
    return struck.map((hex) => ({
      kind: 'area' as const,
      by: unit.id,
      model: all[0]!.model,
      weapon: weapon.id,
      ...hex,
      into: (shot.into as Direction | undefined) ?? null,
      more: weapon.per === 'unit' ? 0 : all.length - 1,
      friends: attack.mode === 'sweep' && attack.hitsFriends,
      unstable,
    }));
  });
};

const attacksOf = (table: Table, who: Firer, volley: Volley): readonly Attack[] => {
  const { unit, use } = who;
  const { gun, aims, barrels } = volley;
  const { weapon } = gun;
  switch (modeOf(weapon, use)) {
    case 'direct': {
      const atUnits = aims.filter(({ shot }) => shot.target !== undefined);
      const atHexes = aims.filter(({ shot }) => shot.target === undefined);
      return [
        ...atUnits.flatMap(({ shot }) => directAt(table, who, volley, shot.target!, shot.into, barrels.get(shot)!)),
        ...areasOf(table, who, { ...volley, aims: atHexes }),
      ];
    }
    case 'spray': {
      const all = [...barrels.values()].flat();
      return sprayed(table, unit, weapon).flatMap(({ id }) => directAt(table, who, volley, id, undefined, all));
    }
    case 'place':
      return aims.map(({ shot }) => ({ kind: 'place', by: unit.id, weapon: weapon.id, at: shot.hex! }));
    default:
      return areasOf(table, who, volley);
  }
};

/** The sides of the own hex through which a weapon fired: those of its fixed guns, or the first that each shot can take. */
const firedThrough = ({ aims, barrels }: Volley): readonly Direction[] => [
  ...new Set(
    aims.flatMap(({ shot, sides }) =>
      barrels.get(shot)!.flatMap(({ side }) => side ?? (sides[0] === undefined ? [] : sides[0])),
    ),
  ),
];

/** What a unit fires by these shots, which are allowed: models by index, weapons in listed order, DET-2. */
export const salvoOf = (table: Table, who: Firer, shots: readonly Shot[]): Salvo => {
  const { unit, use, part } = who;
  const listed = weaponsOf(figuresOf(table, unit)).map(({ id }) => id);
  const volleys = volleysOf(table, unit, gunsFor(table, unit, use, part), use, shots);
  const modelOf = (attack: Attack): number => ('model' in attack ? attack.model : 0);
  const place = (attack: Attack): number => ('weapon' in attack ? listed.indexOf(attack.weapon) : 0);
  return {
    unit,
    attacks: volleys
      .flatMap((volley) => attacksOf(table, who, volley))
      .sort((one, other) => modelOf(one) - modelOf(other) || place(one) - place(other)),
    weapons: volleys.map(({ gun }) => gun.weapon),
    fired: volleys.map((volley) => ({
      unit: unit.id,
      weapon: volley.gun.weapon.id,
      sides: firedThrough(volley),
    })),
  };
};
