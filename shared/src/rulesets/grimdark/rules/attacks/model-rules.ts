import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { ModelRule } from '../../roster/index.ts';
import { effectsOn, figuresOf } from '../figures.ts';

/** Each die of Regeneration from this on ignores a wound. */
export const REGENERATES = 5;

/** Has one model of a unit a rule now: of its own, or by a spell that all of its unit's models are under, G-16.6? */
export const hasRule = (table: Table, unit: Unit, model: number, rule: ModelRule): boolean =>
  figuresOf(table, unit).track[model]!.rules[rule] !== undefined ||
  effectsOn(table, unit, 'grant').some(({ what }) => what.rule === rule);
