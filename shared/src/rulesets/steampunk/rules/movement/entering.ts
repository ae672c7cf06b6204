import type { Dice } from '../../../../dice/index.ts';
import { entryOf, exitOf } from '../../ground/passage.ts';
import type { Event, FactOf } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Going } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { moverOf } from './stacking.ts';
import { DRAG } from './step.ts';

type Roll = FactOf<'ground-rolled'>['each'][number];

/** Who is dragged does not roll, TER-3, and who shows itself goes through nothing. */
const FORCED: ReadonlySet<string> = new Set([DRAG, 'Reveal']);

/** The rolls of one unit to leave its hex and to enter the next, TER-2; undefined: it needs none. */
const rollFor = (table: Table, { unit: id, from, to, token }: Going, dice: Dice): Roll | undefined => {
  if (FORCED.has(token) || from === to) return undefined;
  const mover = moverOf(table, table.units[id]!);
  const out = exitOf(table.board, from, to, mover);
  const into = entryOf(table.board, from, to, mover) ?? 0;
  if (out === 0 && into === 0) return undefined;
  const exit = out > 0 ? { needs: out, die: dice.roll(6, `${id} leaves ${from}`) } : null;
  const left = !exit || exit.die >= exit.needs;
  const entry = left && into > 0 ? { needs: into, die: dice.roll(6, `${id} enters ${to}`) } : null;
  return { unit: id, to, exit, entry, passed: left && (!entry || entry.die >= entry.needs) };
};

/** Rolls for all who move over difficult ground, TER-2, in the order of DET-2. Gives the moves that are left. */
export const rollGround = function* (
  state: State,
  goings: readonly Going[],
  dice: Dice,
): Generator<Event, readonly Going[]> {
  const each = goings.flatMap((going) => rollFor(state, going, dice) ?? []);
  if (each.length > 0) yield { kind: 'ground-rolled', each };
  const stuck = new Set(each.filter(({ passed }) => !passed).map(({ unit }) => unit));
  return goings.filter(({ unit }) => !stuck.has(unit));
};
