import type { GrimdarkTypes, SeatTold, View } from '@ironhex/shared/grimdark';
import { sideScore } from '../../ui/score/score-sums.ts';
import type { ScoreOf, ScoreRow } from '../score.ts';
import { TRACK } from './words/track.ts';

const rowsOf = ({ markers }: View, { id, points }: SeatTold): readonly ScoreRow[] => [
  ...markers.flatMap(({ at, owner }, index) =>
    owner === id ? [{ name: TRACK.marker(index + 1), why: TRACK.heldIn(at), points: 1 }] : [],
  ),
  ...(points > 0 ? [{ name: TRACK.victoryPoints, why: '', points }] : []),
];

/** Markers that are held, and victory points of events and scenarios, G-14.3; from the deployment on. */
export const grimdarkScore: ScoreOf<GrimdarkTypes> = (view) => {
  if (view.stage !== 'battle' && view.stage !== 'scouts' && view.stage !== 'over') return undefined;
  return { sides: view.seats.map((seat) => sideScore(seat.side, rowsOf(view, seat))), rule: TRACK.scoreRule };
};
