import type { Refusal, Setup } from '../../../../match/index.ts';
import type { GrimdarkTypes } from '../../model/types.ts';
import { refusal, refusalFor } from '../../refusal.ts';
import { checkForce, limitsOf } from '../../roster/index.ts';
import { hasMarkers, listedOn, missingFor } from '../scenarios/begin.ts';

type Forming = Setup<GrimdarkTypes>;

/** The faults of a force, G-4.6, each with its place in it. */
const forceFaults = (
  { points, forceOrg }: Forming['options'],
  { id, force }: Forming['seats'][number],
): readonly Refusal[] =>
  force
    ? checkForce(force, limitsOf(points, forceOrg)).map((fault) =>
        refusalFor(fault, 'in-force', { seat: id, at: fault.at }),
      )
    : [];

/** What the map lacks for these options, G-7.3 and G-18. */
const boardFaults = ({ options, board }: Forming): readonly Refusal[] => {
  const missing = missingFor(board, options.scenario);
  if (missing) return [missing];
  if (hasMarkers(options) && options.markers === 'map' && listedOn(board, 'marker').length === 0)
    return [refusal('board/markers', 'G-7.3')];
  return [];
};

/** Why a match cannot be set up so, G-7.2; empty: it can. */
export const checkSetup = (setup: Forming): readonly Refusal[] => {
  const { options, seats } = setup;
  const isPair = seats.length === 2 && seats[0]!.id === 'a' && seats[1]!.id === 'b';
  if (!isPair || seats.some(({ side }, index) => side !== index)) return [refusal('seats', 'G-1')];
  return [...boardFaults(setup), ...seats.flatMap((seat) => forceFaults(options, seat))];
};
