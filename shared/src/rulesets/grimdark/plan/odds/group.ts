// The odds of one group of attacks, G-11.

import type { AutoHits, GroupAttack } from '../../model/chapters/attacks.ts';
import type { Needed } from '../../model/needed.ts';
import type { Table } from '../../model/table.ts';
import { ALIEN_CANNON, GONE, type WeaponRules } from '../../roster/index.ts';
import { blastOf, coverCounts, toBlock, woundingOf } from '../../rules/attacks/to-block.ts';
import { hitsOf, type Stance, stanceOf } from '../../rules/attacks/to-hit.ts';
import { weaponOf } from '../../rules/attacks/weapons.ts';
import { livingModels, unitOf } from '../../rules/figures.ts';
import { type Fate, struck, supposed } from './fates.ts';
import { convolve, mixed, NONE, type Series, times } from './series.ts';

/** The chance that a hit is not blocked. Poison rolls natural 6s again, G-11.6. */
const throughOf = ({ needs }: Needed, { poison }: WeaponRules): number => {
  const once = (needs - 1) / 6;
  return poison ? once + once / 6 : once;
};

/** The distribution of 0 or 1. */
const maybe = (chance: number): Series => [1 - chance, chance];

/** The distributions of hits, and of hits that come through. */
interface DieOdds {
  readonly hits: Series;
  readonly through: Series;
}

/** The odds of one hit die, G-11.2 to G-11.6. `through`: the probability that a hit with this AP is not blocked. */
const dieOdds = (stance: Stance, rules: WeaponRules, blast: number, through: (ap: number) => number): DieOdds => {
  const faces = [1, 2, 3, 4, 5, 6].map((shown) => (shown < stance.needs ? [] : hitsOf(stance, { rules }, 0, shown)));
  return {
    hits: mixed(faces.map((hits) => [1 / 6, [...Array<number>(hits.length * blast).fill(0), 1]])),
    through: mixed(
      faces.map((hits) => [
        1 / 6,
        hits.reduce<Series>((sum, { ap }) => convolve(sum, times(maybe(through(ap)), blast)), NONE),
      ]),
    ),
  };
};

/** Each AP that a weapon may have, with its probability: one, or the alien cannon's D3, G-17.4 (63). */
const apsOf = (id: string, ap: number): readonly (readonly [chance: number, ap: number])[] =>
  id === ALIEN_CANNON.id
    ? [
        [1 / 3, 1],
        [1 / 3, 2],
        [1 / 3, 3],
      ]
    : [[1, ap]];

/** The odds of a group: hits that must be blocked, and what becomes of the target. */
interface GroupOdds {
  /** After extra hits and Blast. */
  readonly hits: Series;
  readonly fates: readonly Fate[];
}

/** The odds of carriers that all name the same model, or none. */
const rolledBy = (table: Table, attack: GroupAttack, carriers: GroupAttack['carriers'], ap: number, named?: number) => {
  const { rules } = weaponOf(table, attack.weapon);
  const target = unitOf(table, attack.target);
  const blast = blastOf(rules, named === undefined ? livingModels(target).length : 1);
  const cover = coverCounts(table, attack);
  const through = (with_: number) => throughOf(toBlock(table, target, with_, cover, named), rules);
  return carriers.reduce<DieOdds>(
    (sum, { model, attacks }) => {
      const die = dieOdds(
        stanceOf(table, attack, weaponOf(table, attack.weapon), ap, model, named),
        rules,
        blast,
        through,
      );
      return {
        hits: convolve(sum.hits, times(die.hits, attacks)),
        through: convolve(sum.through, times(die.through, attacks)),
      };
    },
    { hits: NONE, through: NONE },
  );
};

/** The odds of a group against its target in one fate. `before`: the table before all groups. */
export const groupOdds = (before: Table, attack: GroupAttack, fate: Fate): GroupOdds => {
  const table = supposed(before, fate);
  const target = unitOf(table, attack.target);
  if (target.place !== 'map') return { hits: NONE, fates: [fate] };
  const { id, ap, rules } = weaponOf(table, attack.weapon);
  const wounding = woundingOf(rules);
  const named = attack.named;
  const parts = apsOf(id, ap).map(([chance, each]): readonly [number, GroupOdds] => {
    const start = { ...fate, chance: fate.chance * chance };
    if (!named) {
      const { hits, through } = rolledBy(table, attack, attack.carriers, each);
      return [chance, { hits, fates: struck(table, start, target.id, through, wounding) }];
    }
    // With Sniper each carrier names a model, which is a unit of its own, G-15: one carrier after the other.
    let fates: readonly Fate[] = [start];
    let all = NONE;
    for (const [place, carrier] of attack.carriers.entries()) {
      const model = named[place]!;
      if (target.wounds[model] === GONE) continue;
      const { hits, through } = rolledBy(table, attack, [carrier], each, model);
      all = convolve(all, hits);
      fates = fates.flatMap((now) => struck(table, now, target.id, through, wounding, model));
    }
    return [chance, { hits: all, fates }];
  });
  return {
    hits: mixed(parts.map(([chance, { hits }]) => [chance, hits])),
    fates: parts.flatMap(([, { fates }]) => fates),
  };
};

/** The fates after automatic hits, G-11.4. `hits`: the distribution of their number. */
export const autoHitsOdds = (
  before: Table,
  { target: id, ap, rules }: Omit<AutoHits, 'hits' | 'source' | 'by'>,
  hits: Series,
  fate: Fate,
): readonly Fate[] => {
  const table = supposed(before, fate);
  const target = unitOf(table, id);
  if (target.place !== 'map') return [fate];
  const blast = blastOf(rules, livingModels(target).length);
  const each = times(maybe(throughOf(toBlock(table, target, ap, false), rules)), blast);
  const through = mixed(hits.map((chance, n) => [chance, times(each, n)]));
  const wounding = woundingOf(rules);
  return struck(table, fate, id, through, wounding);
};
