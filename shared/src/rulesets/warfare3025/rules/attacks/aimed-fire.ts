import type { Refusal } from '../../../../match/index.ts';
import { fail, ok, type Result } from '../../../../result.ts';
import type { Attack } from '../../ask/intents.ts';
import type { Card, Weapon } from '../../cards/card.ts';
import type { Options } from '../../model/options.ts';
import { refusal } from '../../model/refusal.ts';
import type { AimedShot, CoverPiece, Situation } from '../../model/situation.ts';
import type { Table, Unit } from '../../model/table.ts';
import { weaponOf } from '../../model/units.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';

/** Whether attacks are aimed, W-13a. */
export const isAimed = ({ combat }: Pick<Options, 'combat'>): boolean => combat === 'aimed';

/** The most aim ticks of an attack, W-13a.1: standing or moving; an unstable unit has none. */
export const mostAim = ({ aimTime = 0, stabilisation = 0 }: Weapon, { unstable }: Unit, moving: boolean): number =>
  unstable ? 0 : moving ? stabilisation : aimTime;

/**
 * The ticks of an attack before its extras: the weapon's, W-4.1, or those of aiming, at least one, W-13a.2. `close`: it is
 * ordered in close quarters, where nobody aims, W-13b.3.
 */
export const ticksOfFiring = (
  { options }: Pick<Table, 'options'>,
  weapon: Weapon,
  { aim = 0 }: Pick<Attack, 'aim'>,
  close: boolean,
): number => (isAimed(options) && !close ? Math.max(aim, 1) : weapon.ticks);

/** Why an attack cannot be ordered with these aim ticks, W-13a.1. */
export const checkAimTicks = (
  { options }: Pick<Table, 'options'>,
  unit: Unit,
  weapon: Weapon | undefined,
  { aim }: Pick<Attack, 'aim'>,
  moving: boolean,
): Refusal | undefined => {
  if (aim === undefined) return undefined;
  if (!isAimed(options)) return refusal('option-off/aim', 'W-13a');
  if (!weapon) return undefined;
  const most = mostAim(weapon, unit, moving);
  if (aim <= most) return undefined;
  if (unit.unstable) return refusal('too-many/aim-unstable', 'W-13a.1');
  return moving
    ? refusal('too-many/aim-moving', 'W-13a.1', { weapon: weapon.name, most })
    : refusal('too-many/aim', 'W-13a.1', { weapon: weapon.name, most });
};

/** What a target is for those who aim at it. */
interface Target {
  readonly card: Pick<Card, 'baseSize' | 'camouflage'>;
  readonly fast: boolean;
  readonly stationary: boolean;
  readonly cover: readonly CoverPiece[];
}

/** One of the reasons for which something looks as large as it does, and what it adds, W-13d.2. */
export interface SizePart {
  readonly why: 'base' | 'fast' | 'stationary' | 'camouflage' | CoverPiece['why'];
  readonly by: number;
}

/** What cover takes off a target's size; the two of W-8.4 and W-8.5 count once, W-13d.2. */
const hiddenBy = (cover: readonly CoverPiece[]): SizePart[] => {
  const low = cover.find(({ why }) => why === 'rise' || why === 'water');
  const woods = cover.filter((piece) => piece.why !== 'rise' && piece.why !== 'water');
  return [
    ...woods.map(({ why }) => ({ why, by: why === 'lightWoods' ? -1 : -2 })),
    ...(low ? [{ why: low.why, by: -1 }] : []),
  ];
};

/** Why a target looks as large as it does, its base size first, W-13d.2. */
export const sizeParts = ({ card, fast, stationary, cover }: Target): readonly SizePart[] => [
  { why: 'base', by: card.baseSize! },
  ...(fast ? [{ why: 'fast', by: 1 } as const] : []),
  ...(stationary ? [{ why: 'stationary', by: -1 } as const] : []),
  ...(card.camouflage ? [{ why: 'camouflage', by: -1 } as const] : []),
  ...hiddenBy(cover),
];

/** How large a target looks, never below 1, W-13d.2. */
export const apparentSize = (target: Target): number =>
  Math.max(
    1,
    sizeParts(target).reduce((sum, { by }) => sum + by, 0),
  );

/** Whether a line of sight with this cover is a sensor line: what is dense lets nothing else count beside it, W-13d.1. */
export const isSensorLine = (cover: readonly CoverPiece[]): boolean =>
  cover.length < 2 || !cover.some(({ why }) => why === 'denseForest' || why === 'building');

/** The tier that distance demands, by apparent size; undefined: impossible, W-13a.4. */
const byDistance = (distance: number, size: number): Tier | undefined => {
  if (distance <= size) return APPROPRIATE;
  if (distance <= 2 * size) return 3;
  return distance <= 3 * size ? 4 : undefined;
};

/** The tier that aiming for so many ticks demands, W-13a.4: each doubles how far it is enough. */
const byAim = (aim: number, distance: number): Tier => {
  const far = 2 ** aim;
  return distance <= far / 2 ? APPROPRIATE : distance <= far ? 3 : 4;
};

/** The tier that a target's speed demands, W-13a.4: it is fast, or farther away than the shot is quick. */
const bySpeed = ({ velocity = 'none' }: Weapon, distance: number, { fast, stationary }: Target): Tier => {
  const late = velocity !== 'none' && distance > velocity && !stationary;
  return (APPROPRIATE + (fast ? 1 : 0) + (late ? 1 : 0)) as Tier;
};

/** The target as a weapon takes it: some take no notice of cover, and some none of speed either, W-13a.9. */
const targetFor = ({ traits }: Weapon, target: Target): Target => ({
  ...target,
  cover: traits.missileSwarm || traits.ignoresFastAndCover ? [] : target.cover,
  fast: target.fast && !traits.ignoresFastAndCover,
});

/** What an aimed shot needs: the highest of three tiers, each one less against a stationary target, W-13a.4 and W-13a.5. */
export const neededFor = (weapon: Weapon, aim: number, distance: number, seen: Target): AimedShot | undefined => {
  const target = targetFor(weapon, seen);
  const size = apparentSize(target);
  const far = byDistance(distance, size);
  if (far === undefined) return undefined;
  const less = target.stationary ? 1 : 0;
  const [byFar, byTicks, byPace] = [far, byAim(aim, distance), bySpeed(weapon, distance, target)].map(
    (tier) => (tier - less) as Tier,
  ) as [Tier, Tier, Tier];
  const needed = Math.max(byFar, byTicks, byPace) as Tier;
  return { aim, size, distance: byFar, ticks: byTicks, speed: byPace, needed };
};

/** What an aimed shot needs, or why it is impossible, W-13a.3. */
export const aimedShot = (
  weapon: Weapon,
  aim: number,
  distance: number,
  target: Target,
): Result<AimedShot, Refusal> => {
  if (!isSensorLine(target.cover)) return fail(refusal('no-sensors', 'W-13a.3'));
  const shot = neededFor(weapon, aim, distance, target);
  if (shot) return ok(shot);
  const farthest = [...Array(distance).keys()].findLast((hexes) => neededFor(weapon, aim, hexes, target)) ?? 0;
  return fail(refusal('impossible', 'W-13a.3', { distance, most: farthest }));
};

/** Why the target of an attack looks as large as it does to the weapon, W-13d.2. */
export const sizeInSight = (table: Table, situation: Situation): readonly SizePart[] => {
  const { attacker, target, targetFast: fast, targetStationary: stationary, cover } = situation;
  const weapon = weaponOf(table, attacker, situation.weapon)!;
  return sizeParts(targetFor(weapon, { card: table.cards[target]!, fast, stationary, cover }));
};
