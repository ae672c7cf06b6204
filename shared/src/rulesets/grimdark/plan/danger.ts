// What a path through dangerous terrain costs, and whether a longer one avoids it, for the page.

import type { HexLabel } from '../../../hex/index.ts';
import { indexOfLabel } from '../../../hex/index.ts';
import { standsInDanger } from '../ground/moving/course.ts';
import { reach } from '../ground/moving/reach.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { bodyOf, fieldOf } from '../rules/field.ts';
import { livingTough } from '../rules/figures.ts';
import { courseAhead, type How, moveNow, moverOf } from '../rules/movement/path.ts';

/** What a dangerous test on the way comes to. */
export interface DangerAhead {
  /** Wounds on average: of one die per point of Tough, each that shows a 1, G-9.9. */
  readonly wounds: number;
  /** How many hexes longer the shortest path is that leads to the same hex without danger; undefined if none does. */
  readonly detour: number | undefined;
}

const woundsOf = (table: Table, unit: Unit): number => livingTough(table, unit) / 6;

/**
 * The wounds on average of the test that a unit takes as soon as it is activated, G-8.6 step 2; undefined: it takes
 * none. It is the one test of its activation, G-9.9.
 */
export const dangerNow = (table: Table, unit: Unit): number | undefined =>
  unit.place === 'map' && standsInDanger(fieldOf(table), { from: bodyOf(table, unit) })
    ? woundsOf(table, unit)
    : undefined;

/**
 * What the dangerous test for a path of a unit comes to, and how much longer the way around is, G-9.9; undefined: no test
 * is due, or it has been taken.
 */
export const dangerAhead = (
  table: Table,
  unit: Unit,
  { action, path }: { readonly action: How; readonly path: readonly HexLabel[] },
): DangerAhead | undefined => {
  if (unit.tested || action === 'hold' || !courseAhead(table, unit, { action, path }).dangerous) return undefined;
  const wounds = woundsOf(table, unit);
  if (action === 'consolidate') return { wounds, detour: undefined };
  const field = fieldOf(table);
  const { steps } = reach(field, moverOf(table, unit), moveNow(table, unit, action), 'safe');
  const safe = steps[indexOfLabel(field.board, path.at(-1)!)]!;
  return { wounds, detour: safe < 0 ? undefined : safe - path.length };
};
