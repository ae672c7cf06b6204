import { indexDistance, indexOfLabel } from '@ironhex/shared/hex';
import { reach, tableOf, type UnitId, unitOf, type View } from '@ironhex/shared/warfare3025';

/** Where a unit comes nearest to an enemy without rolling for anything; before any is there, to the middle. */
export const advance = (view: View, id: UnitId): string | undefined => {
  const me = unitOf(view, id);
  const index = (label: string) => indexOfLabel(view.board, label);
  const enemies = view.units.filter(({ side, status }) => side !== me.side && status === 'field');
  const half = (size: number) => String(Math.ceil(size / 2)).padStart(2, '0');
  const middle = `${half(view.board.width)}${half(view.board.height)}`;
  const goals = enemies.length > 0 ? enemies.map(({ at }) => at!) : [middle];
  const far = (label: string) => Math.min(...goals.map((goal) => indexDistance(view.board, index(label), index(goal))));
  const safe = reach(tableOf(view), id).filter(({ risks }) => risks.length === 0);
  return safe.sort((a, b) => far(a.at) - far(b.at) || (a.at < b.at ? -1 : 1))[0]?.at;
};
