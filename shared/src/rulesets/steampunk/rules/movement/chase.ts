import type { HexLabel } from '../../../../hex/index.ts';
import { distanceOf } from '../../ground/places.ts';
import { figuresOf } from '../../model/figures.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { visibleEnemies, waysOut } from './ground.ts';
import { fits, type Stand } from './stacking.ts';

/** Where a unit will be after this step; its present hex if it does not know that itself. */
type Intended = (unit: Unit) => HexLabel;

/** The enemies that a unit could ever reach: in its own layer, or in one for which it has a speed, ORD-6. */
const prey = (table: Stand, unit: Unit): readonly Unit[] => {
  const { speeds } = figuresOf(table, unit);
  return visibleEnemies(table, unit).filter((enemy) => speeds.some((speed) => layerOf({ speed }) === layerOf(enemy)));
};

/**
 * Where a unit can chase, ORD-6, the default first: the hexes that are nearer to the nearest enemy, of several as near all
 * of theirs, with the least turn first. Its own hex stands for staying, where an enemy cannot be come nearer to.
 */
export const chaseHexes = (table: Stand, unit: Unit, intended: Intended): readonly HexLabel[] => {
  const enemies = prey(table, unit);
  const away = (enemy: Unit): number => distanceOf(unit.at!, intended(enemy));
  const near = Math.min(...enemies.map(away));
  const legal = waysOut(table, unit, unit.facing).filter((to) => fits(table, unit, to));
  const ways = enemies
    .filter((enemy) => near > 0 && away(enemy) === near)
    .flatMap((enemy) => {
      const nearer = legal.filter((to) => distanceOf(to, intended(enemy)) < near);
      return nearer.length > 0 ? nearer : [unit.at!];
    });
  return [...new Set(ways)];
};
