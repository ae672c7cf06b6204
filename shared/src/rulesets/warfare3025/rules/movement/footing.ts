import type { Board } from '../../../../board/index.ts';
import { indexOfLabel } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import type { Features } from '../../boards/vocabulary.ts';
import type { Card } from '../../cards/card.ts';
import type { Demand, GroundName, Threat } from '../../model/ground.ts';
import type { Options } from '../../model/options.ts';
import type { Table, Unit } from '../../model/table.ts';
import { cardOf } from '../../model/units.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';

/** How a unit goes: on legs, wheels, tracks or an air cushion, W-2.1. */
export type Mode = Card['movement']['mode'];

/** A board as units that go in one way find it; one entry per hex, by hex index. */
export interface Footing {
  /** What entering demands; undefined where the ground is open. */
  readonly demands: readonly (Demand | undefined)[];
  /** 1 where such a unit cannot enter. */
  readonly closed: Uint8Array;
}

/** What a line of the table says to one mode: nothing, that the hex cannot be entered, or a tier and a threat. */
type Cell = '0' | 'x' | `${2 | 3 | 4}${'S' | 'M' | 'U'}`;

const MODES: readonly Mode[] = ['wheeled', 'tracked', 'walker', 'hover'];

/** The table of W-13c.1, in its order: of equally demanding features the lower one counts. */
const TABLE: readonly (readonly [GroundName, has: (features: Features) => unknown, ...cells: Cell[]])[] = [
  ['building', ({ building }) => building, 'x', 'x', '0', 'x'],
  ['swamp', ({ swamp }) => swamp, '3S', '2S', '2S', '0'],
  ['sand', ({ sand }) => sand, '3S', '2S', '2S', '0'],
  ['rough', ({ rough }) => rough, '3M', '2S', '2U', '0'],
  ['rubble', ({ rubble }) => rubble, '3M', '2S', '0', '3M'],
  ['shallow', ({ water }) => water === 1, '4S', '3S', '3U', '0'],
  ['deep', ({ water = 0 }) => water > 1, 'x', 'x', '4U', '0'],
  ['woods', ({ woods }) => woods, '3M', '3M', '2M', '3M'],
  ['impassable', ({ impassable }) => impassable, 'x', 'x', 'x', 'x'],
];

const THREATS: Readonly<Record<string, Threat>> = { S: 'stuck', M: 'minor', U: 'unstable' };

const DIFFICULT: Demand = { ground: 'difficult', tier: APPROPRIATE, threat: 'difficult' };

/** What a hex is to a unit: open, closed, or ground with a demand. */
type Judge = (features: Features) => 'open' | 'closed' | Demand;

/** W-6.3 and W-6.5: all units move alike. */
const simply: Judge = ({ woods, rubble, swamp, water = 0, impassable }) => {
  if (water > 1 || impassable) return 'closed';
  return woods || rubble || swamp || water ? DIFFICULT : 'open';
};

/** W-13c.1 and W-13c.2: the most demanding feature of the hex, the lower line of equal ones. */
const byModeOf = (mode: Mode): Judge => {
  const column = 2 + MODES.indexOf(mode);
  const lines = TABLE.map((line) => {
    const cell = line[column] as Cell;
    const demand: Demand = { ground: line[0], tier: Number(cell[0]) as Tier, threat: THREATS[cell[1]!]! };
    return { has: line[1], judged: cell === 'x' ? ('closed' as const) : cell === '0' ? ('open' as const) : demand };
  });
  return (features) => {
    if (features.road) return 'open';
    let most: Demand | undefined;
    for (const { has, judged } of lines) {
      if (judged === 'open' || !has(features)) continue;
      if (judged === 'closed') return 'closed';
      if (!most || judged.tier >= most.tier) most = judged;
    }
    return most ?? 'open';
  };
};

const JUDGES: Readonly<Record<Mode | 'simple', Judge>> = {
  simple: simply,
  wheeled: byModeOf('wheeled'),
  tracked: byModeOf('tracked'),
  walker: byModeOf('walker'),
  hover: byModeOf('hover'),
};

const survey = (board: Board, judge: Judge): Footing => {
  const size = board.width * board.height;
  const demands = new Array<Demand | undefined>(size).fill(undefined);
  const closed = new Uint8Array(size);
  for (const [label, { features }] of Object.entries(board.hexes)) {
    const judged = judge(features);
    if (judged === 'closed') closed[indexOfLabel(board, label)] = 1;
    else if (judged !== 'open') demands[indexOfLabel(board, label)] = judged;
  }
  return { demands, closed };
};

const surveyed = oncePer((_board: Board) => new Map<Mode | 'simple', Footing>());

/** Whether ground is judged by how a unit goes, W-13c. */
export const goesByMode = ({ terrain }: Pick<Options, 'terrain'>): boolean => terrain === 'byMode';

/** The board as units of a mode find it, worked out once for each board: W-6, or W-13c where the match has it. */
export const footingFor = ({ board, options }: Pick<Table, 'board' | 'options'>, mode: Mode): Footing => {
  const how = goesByMode(options) ? mode : 'simple';
  const known = surveyed(board);
  let footing = known.get(how);
  if (footing === undefined) {
    footing = survey(board, JUDGES[how]);
    known.set(how, footing);
  }
  return footing;
};

/** The board as a unit finds it. */
export const footingOf = (table: Table, unit: Unit): Footing => footingFor(table, cardOf(table, unit.id).movement.mode);
