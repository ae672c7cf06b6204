import type { Card } from '@ironhex/shared/warfare3025';
import { hashOf } from '../../../../map/paint/noise.ts';
import { BOX, SHAPES, type Silhouette } from './shapes.ts';

/** The stock cards, W-2.4 and W-14, by their names. */
const STOCK: Readonly<Record<string, Silhouette>> = {
  Griffin: 'griffin',
  Wolverine: 'wolverine',
  Locust: 'locust',
  Rifleman: 'rifleman',
  Weasel: 'jeep',
  Mule: 'carrier',
  Bulwark: 'tank',
  Anvil: 'crawler',
  Skimmer: 'skimmer',
  Gale: 'glider',
};

/** Walkers by armour tier, W-2.3; index 0 stays unused. */
const WALKERS: readonly (readonly Silhouette[])[] = [
  [],
  ['spider', 'beetle'],
  ['wheel', 'runner', 'spider'],
  ['runner', 'soldier', 'robot'],
  ['soldier', 'golem', 'helm'],
  ['battery', 'golem', 'giant'],
  ['battery', 'giant'],
];

const VEHICLES: Readonly<Record<Exclude<Card['movement']['mode'], 'walker'>, readonly Silhouette[]>> = {
  wheeled: ['jeep', 'carrier'],
  tracked: ['tank', 'crawler'],
  hover: ['skimmer', 'glider'],
};

/** The shape of a unit: that of its stock card, or one that suits how it moves and how it is armoured. */
export const silhouetteOf = ({ name, designation, movement, armour }: Card): Silhouette => {
  const own = STOCK[name];
  if (own !== undefined) return own;
  const fitting = movement.mode === 'walker' ? WALKERS[armour.tier]! : VEHICLES[movement.mode];
  return fitting[hashOf(`${designation} ${name}`) % fitting.length]!;
};

const paths = new Map<Silhouette, Path2D>();

/** Fills the shape of a unit around the origin, `size` map units wide and high. */
export const fillSilhouette = (
  ctx: CanvasRenderingContext2D,
  silhouette: Silhouette,
  size: number,
  colour: string,
): void => {
  const path = paths.get(silhouette) ?? new Path2D(SHAPES[silhouette].path);
  paths.set(silhouette, path);
  ctx.save();
  ctx.scale(size / BOX, size / BOX);
  ctx.translate(-BOX / 2, -BOX / 2);
  ctx.fillStyle = colour;
  ctx.fill(path);
  ctx.restore();
};
