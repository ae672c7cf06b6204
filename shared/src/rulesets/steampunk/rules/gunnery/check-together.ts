import type { Direction } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { Shot } from '../../ask/intents.ts';
import { refusal } from '../../model/refusal.ts';
import type { Battlefield, Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf, type Built, type Weapon } from '../../roster/index.ts';
import { figuresOf } from '../damage/figures.ts';
import { type Aim, allot, type Barrel, barrelsOf } from './barrels.ts';
import type { Gun, Use } from './guns.ts';
import { firing } from './reach.ts';

/** The shots of one gun, with the barrels that fire each. */
export interface Volley {
  readonly gun: Gun;
  readonly use: Use;
  readonly aims: readonly Aim[];
  readonly barrels: ReadonlyMap<Shot, readonly Barrel[]>;
}

/** The sides of the own hex through which a shot can be fired. */
const sidesOf = (table: Battlefield, unit: Unit, weapon: Weapon, shot: Shot): readonly Direction[] => {
  if (shot.from !== undefined) return [shot.from as Direction];
  if (shot.direction !== undefined) return [shot.direction as Direction];
  const at = shot.hex ?? (shot.target === undefined ? undefined : table.units[shot.target]!.at!);
  return at === undefined ? [unit.facing] : firing(unit, weapon, at).sides;
};

/** The shots of a unit by gun, and which barrels fire them. Each shot must be one of these guns'. */
export const volleysOf = (
  table: Battlefield,
  unit: Unit,
  guns: readonly Gun[],
  use: Use,
  shots: readonly Shot[],
): readonly Volley[] =>
  guns.flatMap((gun) => {
    const aims = shots
      .filter(({ weapon }) => weapon === gun.weapon.id)
      .map((shot): Aim => ({ shot, sides: sidesOf(table, unit, gun.weapon, shot) }));
    return aims.length === 0 ? [] : [{ gun, use, aims, barrels: allot(barrelsOf(unit, gun, use), aims) }];
  });

/** Weapons that must be fired through the same side of the own hex. */
const tiesOf = ({ weapons, abilities }: Built): readonly (readonly string[])[] => [
  ...abilities.flatMap((ability) => (ability.key === 'one_sector' ? [[ability.weapon]] : [])),
  ...weapons.flatMap((weapon) => {
    const tie = weapon.abilities.find(({ key }) => key === 'coaxial' || key === 'same_sector_as');
    return tie && 'weapon' in tie ? [[tie.weapon, weapon.id]] : [];
  }),
];

const common = ([first, ...others]: readonly Aim[]): readonly Direction[] =>
  (first?.sides ?? []).filter((side) => others.every(({ sides }) => sides.includes(side)));

/** Why tied weapons point different ways. A coaxial one is free as long as the other is not fired. */
const apart = (volleys: readonly Volley[], tie: readonly string[]): Refusal | undefined => {
  const tied = volleys.filter(({ gun }) => tie.includes(gun.weapon.id));
  const aims = tied.flatMap((volley) => volley.aims);
  if (tied.length < tie.length || aims.length < 2 || common(aims).length > 0) return undefined;
  return refusal('other-side', 'ANG-2', { weapons: tied.map(({ gun }) => gun.weapon.name) });
};

/** Must all shots of a weapon go at one unit: always, or because it is focused, `focus_fire`? */
const hasOneTarget = ({ gun: { weapon }, use }: Volley): boolean =>
  abilityOf(weapon.abilities, 'same_target_shots') !== undefined ||
  (use === 'focus' && abilityOf(weapon.abilities, 'focus_fire') !== undefined);

const scattered = (volley: Volley): Refusal | undefined =>
  hasOneTarget(volley) && new Set(volley.aims.map(({ shot }) => shot.target)).size > 1
    ? refusal('one-target', 'GUN-4', { weapon: volley.gun.weapon.name })
    : undefined;

const withoutBarrel = ({ gun: { weapon }, aims, barrels }: Volley): Refusal | undefined => {
  const isShort = ({ shot }: Aim): boolean => barrels.get(shot)!.length < (shot.models?.length ?? 1);
  return aims.some(isShort) ? refusal('no-shot-left', 'GUN-4', { weapon: weapon.name }) : undefined;
};

/** The models that fire reserve weapons, one entry for each weapon of each model. */
const reserves = (volleys: readonly Volley[]): readonly number[] =>
  volleys
    .filter(({ gun }) => abilityOf(gun.weapon.abilities, 'reserve'))
    .flatMap(({ barrels }) => [...new Set([...barrels.values()].flat().map(({ model }) => model))]);

/** Why shots cannot be fired together by one unit: guns left over, tied guns, reserve weapons; undefined if they can. */
export const checkTogether = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  volleys: readonly Volley[],
): Refusal | undefined => {
  for (const volley of volleys) {
    const bad = withoutBarrel(volley) ?? scattered(volley);
    if (bad) return bad;
  }
  const models = reserves(volleys);
  if (new Set(models).size < models.length) return refusal('one-reserve', 'GUN-4');
  for (const tie of tiesOf(figuresOf(table, unit))) {
    const bad = apart(volleys, tie);
    if (bad) return bad;
  }
  return undefined;
};
