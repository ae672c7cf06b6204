// What block dice must show, how many hits they block, and how the rest wound, G-11.4 to G-11.7.
import type { GroupAttack, Hit } from '../../model/chapters/attacks.ts';
import { type Needed, needed, type Reason } from '../../model/needed.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { blockDefense, type WeaponRules } from '../../roster/index.ts';
import { effectReason, effectsOn, figuresOf } from '../figures.ts';
import { isShooting, type RawHit } from './to-hit.ts';
import { weaponOf } from './weapons.ts';

const COVER: Reason = { rule: 'G-5.9', why: 'cover', add: 1 };

/** Does the cover of a group's target count, G-5.9 and G-5.10: not in melee, nor against weapons that ignore it? */
export const coverCounts = (table: Table, { weapon, how, cover }: Pick<GroupAttack, 'weapon' | 'how' | 'cover'>) => {
  const { rules } = weaponOf(table, weapon);
  if (cover === 'none' || !isShooting(how) || rules.blast || rules['lock-on']) return false;
  return cover === 'terrain' || !rules.indirect;
};

/**
 * What a block die of a unit must show against a hit with this AP, G-11.5. `named`: the model that Sniper names, which
 * blocks for itself.
 */
export const toBlock = (table: Table, target: Unit, ap: number, cover: boolean, named?: number): Needed => {
  const built = figuresOf(table, target);
  const defense = named === undefined ? blockDefense(built, target.wounds) : built.track[named]!.defense;
  return needed(defense, [
    ...(cover ? [COVER] : []),
    ...(ap > 0 ? [{ rule: 'G-15', why: 'ap', add: -ap }] : []),
    ...effectsOn(table, target, 'defense').map(({ source, what }) => effectReason(table, source, what.amount)),
  ]);
};

/** How many copies Blast(X) makes of each hit, G-11.4: X, but at most the target's living models. 1 without Blast. */
export const blastOf = ({ blast = 1 }: WeaponRules, models: number): number => Math.max(1, Math.min(blast, models));

/** How hits that were not blocked become wounds, G-11.7 and G-11.8. */
export interface Wounding {
  /** Wounds of each hit, all on one model: X of Deadly(X), else 1. */
  readonly deadly: number;
  /** Regeneration applies. */
  readonly regenerates: boolean;
}

/**
 * The wounding of a weapon, or of automatic hits, with these rules. Poison and Rending keep models from regenerating.
 */
export const woundingOf = ({ deadly = 1, poison, rending }: WeaponRules): Wounding => ({
  deadly,
  regenerates: !poison && !rending,
});

/**
 * The hits, each with the place in `defenses` of what blocks it: one for each AP, and for each model that Sniper names.
 */
export const defended = (table: Table, target: Unit, hits: readonly RawHit[], cover: boolean) => {
  const places = new Map<string, number>();
  const defenses: Needed[] = [];
  const blockable = hits.map(({ named, ...hit }): Hit => {
    const key = `${hit.ap} ${named}`;
    let defense = places.get(key);
    if (defense === undefined) {
      defense = defenses.push(toBlock(table, target, hit.ap, cover, named)) - 1;
      places.set(key, defense);
    }
    return { ...hit, defense };
  });
  return { hits: blockable, defenses };
};
