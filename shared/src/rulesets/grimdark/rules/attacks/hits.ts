// The hits that one die makes, G-11.3.
import type { Hit } from '../../model/facts/attacks.ts';
import type { Weapon } from '../../roster/index.ts';
import type { Stance } from './stance.ts';

/** The AP of a Rending weapon's hit by a natural 6. */
const RENDING_AP = 4;

/** A hit before its block dice are worked out, and the model that Sniper names for it. */
export interface RawHit extends Omit<Hit, 'defense'> {
  readonly named?: number;
}

/**
 * The hits of a successful die, G-11.3: two if Furious or Relentless adds one. `die` is its index, `shown` its face.
 */
export const hitsOf = (
  { ap, extra }: Stance,
  { rules }: Pick<Weapon, 'rules'>,
  die: number,
  shown: number,
  named?: number,
): RawHit[] => {
  const rends = shown === 6 && rules.rending !== undefined && ap < RENDING_AP;
  const at = named === undefined ? {} : { named };
  const hit: RawHit = { die, ap: rends ? RENDING_AP : ap, why: rends ? 'rending' : 'hit', ...at };
  return shown === 6 && extra ? [hit, { die, ap, why: extra, ...at }] : [hit];
};
