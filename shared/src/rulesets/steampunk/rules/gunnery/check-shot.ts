import type { Direction } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { Shot } from '../../ask/intents.ts';
import { angleOf } from '../../ground/arcs.ts';
import { isOnBoard } from '../../ground/survey.ts';
import { refusal } from '../../model/refusal.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Battlefield } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import type { View } from '../../model/view.ts';
import { abilityOf, type Weapon } from '../../roster/index.ts';
import { aimFor } from './aiming.ts';
import { type Gun, modeOf, type Use } from './guns.ts';
import { arcOf, comesInto, firing, outOfReach } from './reach.ts';

/** What the rules that judge shots read; a view also has the tokens of hidden units. */
export type Seen = Battlefield & Partial<Pick<View, 'tokens'>>;

/** One gun of a unit, and how it is used. */
export interface Firing {
  readonly unit: Unit;
  readonly gun: Gun;
  readonly use: Use;
  readonly part: Part;
}

/** Does the unit fire an unstable round with this weapon? */
export const isUnstable = ({ marks }: Pick<Unit, 'marks'>, { abilities }: Weapon): boolean =>
  abilityOf(abilities, 'unstable_round') !== undefined &&
  (marks.includes('unstable') || marks.includes('unstable_new'));

/** What a shot of each mode names; an unstable round may be fired at a hex. */
const NAMES = {
  direct: ['target', 'from', 'into'],
  unstable: ['hex', 'from'],
  area: ['hex', 'from', 'into'],
  place: ['hex'],
  sweep: ['direction', 'layer'],
  cone: [],
  spray: [],
} as const;
type Named = (typeof NAMES)[keyof typeof NAMES][number];
const NEEDED: readonly Named[] = ['target', 'hex', 'direction'];
const ALL: readonly Named[] = [...NEEDED, 'layer', 'from', 'into'];

/** How a weapon is fired by this shot. */
const firedBy = (unit: Unit, weapon: Weapon, use: Use, shot: Shot): keyof typeof NAMES =>
  shot.hex !== undefined && shot.target === undefined && isUnstable(unit, weapon) ? 'unstable' : modeOf(weapon, use);

/** Why a shot does not say what its weapon needs, or says more, GUN-8. */
const misnamed = ({ unit, gun: { weapon }, use }: Firing, shot: Shot): Refusal | undefined => {
  const mode = firedBy(unit, weapon, use, shot);
  const takes: readonly Named[] = NAMES[mode];
  const isWrong = ALL.some((name) =>
    takes.includes(name) ? NEEDED.includes(name) && shot[name] === undefined : shot[name] !== undefined,
  );
  return isWrong ? refusal('wrong-mode', 'GUN-8', { weapon: weapon.name, mode }) : undefined;
};

/** Why this is no unit to shoot at. */
const noTarget = ({ units, tokens = {} }: Seen, { side }: Unit, id: string): Refusal | undefined => {
  if (Object.hasOwn(tokens, id)) return refusal('hidden-target', 'LOS-6', { token: id });
  const target = Object.hasOwn(units, id) ? units[id] : undefined;
  if (target?.side === side) return refusal('own-unit', 'GUN-4', { unit: id });
  if (!target || target.hidden) return refusal('no-target', 'GUN-4', { unit: id });
  if (target.status !== 'field') return refusal('gone', 'GUN-4', { unit: id });
  return undefined;
};

/** Why a side that was chosen is none through which this can be fired, ANG-2. */
const wrongSide = ({ unit, gun: { weapon } }: Firing, at: string, { from, into }: Shot): Refusal | undefined => {
  const { sides } = firing(unit, weapon, at);
  if (from !== undefined && !sides.includes(from as Direction))
    return refusal('no-side/from', 'ANG-2', { weapon: weapon.name, hex: at });
  if (into !== undefined && !comesInto(unit.at!, at).includes(into as Direction))
    return refusal('no-side/into', 'ANG-2', { hex: at });
  return undefined;
};

const checkDirect = (table: Seen, firing: Firing, shot: Shot): Refusal | undefined => {
  const { unit, gun, use, part } = firing;
  const bad = noTarget(table, unit, shot.target!);
  if (bad) return bad;
  if (use === 'focus' && abilityOf(gun.weapon.abilities, 'focus_fire') && !aimFor(table, unit, gun.weapon, part))
    return refusal('no-aim/weapon', 'GUN-3', { weapon: gun.weapon.name });
  const target = table.units[shot.target!]!;
  const at = target.at!;
  return (
    outOfReach(table, unit, gun.weapon, { at, layer: layerOf(target), most: 'long' }) ?? wrongSide(firing, at, shot)
  );
};

const checkHex = (table: Seen, firing: Firing, shot: Shot): Refusal | undefined => {
  const { unit, gun } = firing;
  const at = shot.hex!;
  if (!isOnBoard(table.board, at)) return refusal('no-hex', 'MAP-1', { hex: at });
  const most = gun.weapon.attack.mode === 'direct' ? 'long' : 'normal';
  return outOfReach(table, unit, gun.weapon, { at, layer: 'ground', most }) ?? wrongSide(firing, at, shot);
};

const checkSweep = ({ unit, gun: { weapon } }: Firing, { direction }: Shot): Refusal | undefined =>
  arcOf(unit, weapon).arc[angleOf(direction as Direction, unit.facing)] > 0
    ? undefined
    : refusal('not-in-arc/sweep', 'ANG-3', { weapon: weapon.name });

/** Why models that a shot names do not fire it, GUN-4. */
const noModel = ({ weapon, models }: Gun, named: readonly number[] = []): Refusal | undefined => {
  const wrong = named.find((model) => !models.includes(model));
  return wrong === undefined ? undefined : refusal('no-model', 'GUN-4', { model: wrong + 1, weapon: weapon.name });
};

/** Why a gun cannot be fired so, by itself; undefined if it can, GUN-4 to GUN-8. */
export const checkShot = (table: Seen, firing: Firing, shot: Shot): Refusal | undefined => {
  const bad = noModel(firing.gun, shot.models) ?? misnamed(firing, shot);
  if (bad) return bad;
  if (shot.target !== undefined) return checkDirect(table, firing, shot);
  if (shot.hex !== undefined) return checkHex(table, firing, shot);
  return shot.direction === undefined ? undefined : checkSweep(firing, shot);
};
