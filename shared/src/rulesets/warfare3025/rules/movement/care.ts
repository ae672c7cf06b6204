import { labelOfIndex } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { Move } from '../../ask/intents.ts';
import type { Demand } from '../../model/ground.ts';
import { refusal } from '../../model/refusal.ts';
import type { Table } from '../../model/table.ts';
import type { Tier } from '../skill.ts';
import { goesByMode } from './footing.ts';

/** A hex of a path, and what is rolled for there. */
interface Entered {
  readonly hex: number;
  readonly demand?: Demand;
}

/** Ticks that a move costs more for each hex that is entered carefully, W-13c.9. */
const CARE = 2;

/** The ticks that care adds to a move, W-13c.9. */
export const costOfCare = ({ careful = [] }: Pick<Move, 'careful'>): number => CARE * careful.length;

/** What hex number `index` of a path demands: one tier less if it is ordered to be entered carefully, W-13c.9. */
export const withCare = (demand: Demand, { careful }: Pick<Move, 'careful'>, index: number): Demand =>
  careful?.includes(index + 1) ? { ...demand, tier: (demand.tier - 1) as Tier } : demand;

/** Why hexes cannot be entered carefully: only where a roll by mode is due, W-13c.9. */
export const checkCare = (
  { board, options }: Pick<Table, 'board' | 'options'>,
  { careful, path }: Move,
  steps: readonly Entered[],
): Refusal | undefined => {
  if (!careful) return undefined;
  if (!goesByMode(options)) return refusal('option-off/careful', 'W-13c');
  const idle = careful.find((hexes) => !steps[hexes - 1]?.demand);
  if (idle === undefined) return undefined;
  const step = steps[idle - 1];
  return step
    ? refusal('careful/no-roll', 'W-13c.9', { hex: labelOfIndex(board, step.hex) })
    : refusal('careful/off', 'W-13c.9', { count: idle, hexes: path.length });
};
