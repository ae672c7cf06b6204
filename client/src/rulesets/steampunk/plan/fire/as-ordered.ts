import type { Refusal } from '@ironhex/shared/match';
import { asOrdered, type Gunnery, type Odds, type Unit, type View, weaponsOf } from '@ironhex/shared/steampunk';
import { figuresOf } from '../../words/names.ts';
import { memo } from '../memo.ts';
import { goesTo, gunsOfUse, oddsFor, type Shooter, usualFire, whyNot, withAimed } from './shots.ts';

/** Does a word of a gunnery order fire something? */
export const fires = (word: string): boolean => /^(Fire|Throw)/.test(word);

const shooters = memo<View['units'], Shooter>();

/** A unit as if it fired by an order from where it is given to stand; undefined if nothing in the order fires. */
export const orderedShooter = (view: View, unit: Unit, gunnery: Gunnery): Shooter | undefined => {
  const index = gunnery.findIndex(fires);
  if (index < 0) return undefined;
  const part = index === 0 ? 1 : 2;
  const { id, at, facing, speed } = unit;
  return shooters(view.units, `${id} ${part} ${gunnery[index]} ${at} ${facing} ${speed}`, () => {
    const ordered = asOrdered(view, unit, gunnery[index]!, part);
    return { view: { ...view, units: { ...view.units, [id]: ordered } }, unit: ordered, part };
  });
};

/** The exact chances if such a unit fired all that it can at an enemy; undefined if it cannot hit it. */
export const orderedOdds = (shooter: Shooter, enemy: Unit): Odds | undefined => {
  const guns = gunsOfUse(shooter, 'normal');
  const fire = withAimed(shooter, { ...usualFire(shooter), shots: [] }, guns, goesTo(shooter, enemy.at!, enemy));
  return fire && oddsFor(shooter, fire).find(({ target }) => target === enemy.id);
};

/** What bars such a unit from hitting an enemy with anything, with its rule; undefined if nothing alone does. */
export const orderedBar = (shooter: Shooter, enemy: Unit): Refusal | undefined =>
  whyNot(shooter, weaponsOf(figuresOf(shooter.view, shooter.unit)), 'normal', enemy);
