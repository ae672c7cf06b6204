import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import type { SpellEffect } from '../../roster/index.ts';
import { blastOf } from '../../rules/attacks/to-block.ts';
import { livingModels, unitOf } from '../../rules/figures.ts';
import { afterWounds, type UnitOdds, unitOdds } from './after.ts';
import { asTheyAre, goOn } from './fates.ts';
import { autoHitsOdds } from './group.ts';

/** The odds of a spell that makes hits against one of its targets. */
export interface SpellOdds extends UnitOdds {
  /** Hits to be blocked, after Blast. */
  readonly hits: number;
}

/** The odds of a spell that makes hits, once it has succeeded, G-16.6. They are exact. */
export const spellOdds = (
  table: Table,
  { hits, ap, rules }: Extract<SpellEffect, { readonly kind: 'hits' }>,
  target: UnitId,
): SpellOdds => {
  const all = [...Array<number>(hits).fill(0), 1];
  const fates = goOn(asTheyAre(table, target), (fate) => autoHitsOdds(table, { target, ap, rules }, all, fate));
  return {
    ...unitOdds(table, fates, target, afterWounds(table)),
    hits: hits * blastOf(rules, livingModels(unitOf(table, target)).length),
  };
};
