import {
  type Assault,
  type Built,
  type ByAngle,
  type Damage,
  EQUIPMENT,
  type Equipment,
  MODELS,
  type Model,
  WEAPONS,
  type Weapon,
} from '@ironhex/shared/steampunk';
import { signed } from '../../../text/entry.ts';
import { count, list } from '../../../text/numbers.ts';
import {
  assaultAbilityText,
  markerText,
  modelAbilityText,
  onHitText,
  SPEED_NAMES,
  unitAbilityText,
  weaponAbilityText,
} from './abilities.ts';
import { dieExpressionText } from './dice.ts';

/** Values by angle, `13/8/7/7` from front to back; one number where all are the same. */
const byAngleText = (values: ByAngle<number>): string =>
  values.every((value) => value === values[0]) ? `${values[0]}` : values.join('/');

/** The dice of a hit: `d6+1, crew d4`. */
const dice = ({ regular, extra }: Pick<Damage, 'regular' | 'extra'>): string =>
  [
    ...(regular ? [dieExpressionText(regular)] : []),
    ...extra.map(({ type, die }) => `${type} ${dieExpressionText(die)}`),
  ].join(', ');

/** What one hit does: `AP 4, d6+1, crew d4`. */
export const damageText = ({ ap, penetrateBonus, ...damage }: Damage): string =>
  [damage.regular ? `AP ${ap}` : '', dice(damage), penetrateBonus > 0 ? `+${penetrateBonus} if penetrated` : '']
    .filter(Boolean)
    .join(', ');

/** How a weapon attacks, GUN-8; empty for direct fire. */
const attackText = ({ attack }: Pick<Weapon, 'attack'>): string => {
  switch (attack.mode) {
    case 'direct':
      return '';
    case 'area':
      return `area ${attack.n.join('/')}+`;
    case 'sweep':
      return `sweep ${attack.pointBlank}/${attack.normal}/${attack.long}+`;
    case 'cone':
      return `cone ${attack.pointBlank}/${attack.longCentre}/${attack.longEdge}+`;
    case 'spray':
      return 'spray';
    case 'place':
      return `places ${list(attack.markers.map(markerText))}`;
  }
};

const arcText = ({ arc, fixed }: Weapon): string => {
  if (fixed) return `guns ${arc.join('/')}`;
  if (arc.every((n) => n > 0)) return '';
  const sides = ['front', 'front-side', 'back-side', 'back'].filter((_, angle) => arc[angle]! > 0);
  return `fires to ${list(sides)}`;
};

/** A weapon's figures in a line: `range 5, AP 3, d6−1, good at …`. */
export const weaponText = (weapon: Weapon): string =>
  [
    `range ${weapon.range}`,
    weapon.shots > 1 ? count(weapon.shots, 'shot') : '',
    weapon.hitMod === 0 ? '' : `${signed(weapon.hitMod)} to hit`,
    attackText(weapon),
    damageText(weapon),
    ...weapon.onHit.map(onHitText),
    arcText(weapon),
    weapon.ammo.kind === 'limited' ? count(weapon.ammo.uses, 'use') : '',
    ...weapon.abilities.map(weaponAbilityText),
  ]
    .filter(Boolean)
    .join(', ');

/** How a model fights, by angle: `strength 6/4/2/1 on 5+, deflection 1/0/0/0 on 5+, AP 2, d6+1`. */
export const assaultText = ({
  strength,
  strengthDie,
  deflection,
  deflectionDie,
  damage,
  specials,
}: Assault): string => {
  const same = damage.every((each) => damageText(each) === damageText(damage[0]));
  return [
    `strength ${byAngleText(strength)} on ${strengthDie}+`,
    deflectionDie === null || deflection.every((n) => n === 0)
      ? 'no deflection'
      : `deflection ${byAngleText(deflection)} on ${deflectionDie}+`,
    same ? damageText(damage[0]) : `front ${damageText(damage[0])}; else ${damageText(damage[1])}`,
    ...specials.map(assaultAbilityText),
  ].join(', ');
};

/** What a unit is, in a few words: `Large, 4 models, armour 12/10/8/7`. */
export const builtLine = ({ size, models, armor }: Pick<Built, 'size' | 'models' | 'armor'>): string =>
  [
    size,
    ...(models.length > 1 ? [count(models.length, 'model')] : []),
    armor ? `armour ${byAngleText(armor)}` : 'no armour',
  ].join(', ');

/** Which models a unit has: `2 Elf Infantry, 2 Elite Elf Infantry`. */
export const modelsText = ({ models }: Pick<Built, 'models'>): string =>
  [...Map.groupBy(models, ({ name }) => name)].map(([name, { length }]) => `${length} ${name}`).join(', ');

/** The speeds of a unit in words. */
export const speedsText = ({ speeds }: Pick<Built, 'speeds'>): string =>
  speeds.map((speed) => SPEED_NAMES[speed]).join(', ');

/** What a replacement model has that the regular one has not. */
export const replacementText = ({ replaces, assault, abilities, unitAbilities, weapons }: Model): string => {
  const regular = replaces === null ? undefined : MODELS.get(replaces);
  const fresh = <A>(list: readonly A[], before: readonly A[] = []): readonly A[] => {
    const known = before.map((ability) => JSON.stringify(ability));
    return list.filter((ability) => !known.includes(JSON.stringify(ability)));
  };
  return [
    ...fresh(abilities, regular?.abilities).map(modelAbilityText),
    ...fresh(weapons, regular?.weapons).map((id) => WEAPONS.get(id)!.name),
    ...(JSON.stringify(assault) === JSON.stringify(regular?.assault) ? [] : [assaultText(assault)]),
    ...fresh(unitAbilities, regular?.unitAbilities).map((ability) =>
      unitAbilityText('whileAlive' in ability ? { ...ability, whileAlive: '' } : ability),
    ),
  ].join('; ');
};

/** What an item does for the models that carry it. */
export const itemText = ({ grants, orders }: Equipment): string => {
  const { weapon, shared, unitAbilities = [], modelAbilities = [], armorAdd, armorAddNotInAssault, assault } = grants;
  const gunnery = new Set(Object.values(orders.gunnery).flatMap((rows) => rows!.flat().filter((part) => part !== '-')));
  return [
    ...(weapon ? [`${shared ? 'shared weapon' : 'weapon'}: ${weaponText(WEAPONS.get(weapon)!)}`] : []),
    ...(armorAdd ? [`armour +${byAngleText(armorAdd)}${armorAddNotInAssault ? ', not in assaults' : ''}`] : []),
    ...(assault?.strengthAdd ? [`strength +${byAngleText(assault.strengthAdd)}`] : []),
    ...(assault?.deflectionAdd ? [`deflection +${byAngleText(assault.deflectionAdd)}`] : []),
    ...(assault?.deflectionDie ? [`deflects on ${assault.deflectionDie}+`] : []),
    ...(assault?.ap === undefined ? [] : [`assault AP ${assault.ap}`]),
    ...(assault?.damage ? [`assault damage ${dice(assault.damage)}`] : []),
    ...(assault?.specials ?? []).map(assaultAbilityText),
    ...modelAbilities.map(modelAbilityText),
    ...unitAbilities.map(unitAbilityText),
    ...(gunnery.size > 0 && !weapon ? [`orders ${[...gunnery].join(', ')}`] : []),
  ].join('; ');
};

/** What was bought for a unit, in a line: `2 Elite Elf Infantry, Enhanced Rifle, 1 Sniper Rifle`; empty for nothing. */
export const upgradesText = (choice: {
  readonly replace?: Readonly<Record<string, number>> | undefined;
  readonly equipment?: readonly string[] | undefined;
  readonly modelEquipment?: Readonly<Record<string, number>> | undefined;
}): string => {
  const times = (n: number, name: string): string => (n > 1 ? `${n} × ${name}` : name);
  const items = Map.groupBy(choice.equipment ?? [], (id) => id);
  return [
    ...Object.entries(choice.replace ?? {}).map(([id, n]) => `${n} ${MODELS.get(id)?.name ?? id}`),
    ...[...items].map(([id, all]) => times(all.length, EQUIPMENT.get(id)?.name ?? id)),
    ...Object.entries(choice.modelEquipment ?? {}).map(([id, n]) => `${n} ${EQUIPMENT.get(id)?.name ?? id}`),
  ].join(', ');
};
