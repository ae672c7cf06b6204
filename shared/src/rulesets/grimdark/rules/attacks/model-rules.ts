import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { ModelRule } from '../../roster/index.ts';
import { effectsOn, figuresOf } from '../figures.ts';

/** The least die of Regeneration that ignores a wound, G-15. */
export const REGENERATES = 5;

/** Has a model of a unit this rule now: its own, or one that a spell grants to the whole unit, G-16.6? */
export const hasRule = (table: Table, unit: Unit, model: number, rule: ModelRule): boolean =>
  figuresOf(table, unit).track[model]!.rules[rule] !== undefined ||
  effectsOn(table, unit, 'grant').some(({ what }) => what.rule === rule);
