// What a path through dangerous terrain costs, and whether a longer one avoids it, for the page.

import type { HexLabel } from '../../../hex/index.ts';
import { indexOfLabel } from '../../../hex/index.ts';
import { reach } from '../ground/moving/reach.ts';
import type { Action, Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { fieldOf } from '../rules/field.ts';
import { livingTough } from '../rules/figures.ts';
import { moveNow, moverOf } from '../rules/movement/mover.ts';

/** What a dangerous test on the way comes to. */
export interface DangerAhead {
  /** Wounds on average: of one die per point of Tough, each that shows a 1, G-9.9. */
  readonly wounds: number;
  /** How many hexes longer the shortest path is that leads to the same hex without danger; undefined if none does. */
  readonly detour: number | undefined;
}

/** What the dangerous test for a path comes to, and how much longer the way around is, G-9.9. */
export const dangerAhead = (
  table: Table,
  unit: Unit,
  { action, path }: { readonly action: Exclude<Action, 'hold'>; readonly path: readonly HexLabel[] },
): DangerAhead => {
  const field = fieldOf(table);
  const { steps } = reach(field, moverOf(table, unit), moveNow(table, unit, action), 'safe');
  const safe = steps[indexOfLabel(field.board, path.at(-1)!)]!;
  return { wounds: livingTough(table, unit) / 6, detour: safe < 0 ? undefined : safe - path.length };
};
