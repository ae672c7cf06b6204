// Answers to P10: the default, a fair sample of all, and paths by reach.
import { type HexLabel, labelOfIndex } from '../../../../hex/index.ts';
import { pathTo, type Reach } from '../../ground/moving/reach.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { rulesNow } from '../figures.ts';
import { type Act, HOLD } from './act.ts';
import { boardingsOf, chargesOf, reachOf } from './reaches.ts';

/** How many hexes of each action's reach are listed. */
const SPREAD = 16;

/** Some of a list, evenly spread over it, the first and the last among them. */
const spread = <T>(list: readonly T[]): readonly T[] =>
  list.length <= SPREAD
    ? list
    : Array.from({ length: SPREAD }, (_, index) => list[Math.floor((index * (list.length - 1)) / (SPREAD - 1))]!);

const hexesOf = ({ field, ends }: Reach): readonly HexLabel[] => ends.map((hex) => labelOfIndex(field.board, hex));

/** An action along the shortest path to a hex in its reach. */
export const actAlong = (
  action: 'advance' | 'rush' | 'charge',
  found: Reach,
  to: HexLabel,
  more: Pick<Act, 'target' | 'board'> = {},
): Act => ({ kind: 'act', action, path: pathTo(found, to)!, ...more });

/** Actions of a unit: Hold, for each action a spread of the hexes in reach, every charge and every boarding. */
export function* allActs(table: Table, unit: Unit): Generator<Act> {
  yield HOLD;
  if (rulesNow(table, unit).immobile) return;
  for (const action of ['advance', 'rush'] as const) {
    const found = reachOf(table, unit, action);
    for (const to of spread(hexesOf(found))) yield actAlong(action, found, to);
    for (const { unit: other, ends } of boardingsOf(table, unit, action))
      yield actAlong(action, found, ends[0]!, { board: other.id });
  }
  const found = reachOf(table, unit, 'charge');
  for (const { unit: other, ends } of chargesOf(table, unit))
    for (const to of spread(ends)) yield actAlong('charge', found, to, { target: other.id });
}
