import type { Direction } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { Intent, Shot } from '../../ask/intents.ts';
import { angleOf } from '../../ground/arcs.ts';
import { isOnBoard } from '../../ground/survey.ts';
import { figuresOf } from '../../model/figures.ts';
import { refusal } from '../../model/refusal.ts';
import type { View } from '../../model/state.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Battlefield, Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { abilityOf, type Built, type Weapon } from '../../roster/index.ts';
import { aimFor, arcOf, comesInto, firing, outOfReach, partOfStep } from './reach.ts';
import {
  type Aim,
  allot,
  type Barrel,
  barrelsOf,
  cannotFire,
  cannotUse,
  type Gun,
  gunOf,
  gunsFor,
  isUnstable,
  modeOf,
  type Use,
  weaponsOf,
} from './weapons.ts';

/**
 * What the rules of shots read of a battlefield, in truth or as one side sees it: a view also has the tokens of hidden
 * units.
 */
export type SeenBattlefield = Battlefield & Partial<Pick<View, 'tokens'>>;

/** One gun of a unit, and how it is used. */
export interface Firing {
  readonly unit: Unit;
  readonly gun: Gun;
  readonly use: Use;
  readonly part: Part;
}

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
const noTarget = ({ units, tokens = {} }: SeenBattlefield, { side }: Unit, id: string): Refusal | undefined => {
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

const checkDirect = (table: SeenBattlefield, firing: Firing, shot: Shot): Refusal | undefined => {
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

const checkHex = (table: SeenBattlefield, firing: Firing, shot: Shot): Refusal | undefined => {
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

/** Why one gun cannot be fired so, without regard to other guns; undefined if it can, GUN-4 to GUN-8. */
export const checkShot = (table: SeenBattlefield, firing: Firing, shot: Shot): Refusal | undefined => {
  const bad = noModel(firing.gun, shot.models) ?? misnamed(firing, shot);
  if (bad) return bad;
  if (shot.target !== undefined) return checkDirect(table, firing, shot);
  if (shot.hex !== undefined) return checkHex(table, firing, shot);
  return shot.direction === undefined ? undefined : checkSweep(firing, shot);
};

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

/** Why one of its shots is not allowed. */
const checkOne = (
  view: SeenBattlefield,
  unit: Unit,
  { weapon: id, ...shot }: Shot,
  use: Use,
  part: Part,
): Refusal | undefined => {
  const weapon = weaponsOf(figuresOf(view, unit)).find((each) => each.id === id);
  if (!weapon) return refusal('no-weapon', 'GUN-4', { unit: unit.id, weapon: id });
  const found = gunOf(view, unit, weapon, part);
  if (!found.ok) return found.error;
  const gun = gunsFor(view, unit, use, part).find((each) => each.weapon.id === id);
  if (!gun) return refusal('shared-or-normal', 'ARM-6');
  return checkShot(view, { unit, gun, use, part }, { weapon: id, ...shot });
};

/** Why what a unit fires at is not allowed, GUN-4 to GUN-8; undefined if it is. `part`: the gunnery phase. */
export const checkShots = (
  view: SeenBattlefield,
  unit: Unit,
  { use, shots }: { readonly use: Use; readonly shots: readonly Shot[] },
  part: Part,
): Refusal | undefined => {
  const bad = cannotFire(unit) ?? cannotUse(view, unit, use, part);
  if (bad) return bad;
  for (const shot of shots) {
    const wrong = checkOne(view, unit, shot, use, part);
    if (wrong) return wrong;
  }
  return checkTogether(view, unit, volleysOf(view, unit, gunsFor(view, unit, use, part), use, shots));
};

/** Why a seat may not answer P16 so; undefined if it may. Judged by what the seat knows. */
export const checkShoot = (view: View, seat: string, intent: Intent): Refusal | undefined => {
  if (intent.kind !== 'shoot') return refusal('wrong-answer/shoot', 'P16');
  const unit = Object.hasOwn(view.units, intent.unit) ? view.units[intent.unit] : undefined;
  if (!unit) return refusal('no-unit', 'GUN-4', { unit: intent.unit });
  if (unit.seat !== seat) return refusal('not-yours/shoot', 'GUN-4', { unit: intent.unit });
  return checkShots(view, unit, intent, partOfStep(view));
};
