import type { Board } from '../../../../board/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import type { Refusal, SeatId } from '../../../../match/index.ts';
import { TOMB } from '../../boards/vocabulary.ts';
import type { Options, Scenario } from '../../model/options.ts';
import { CHAMBERS, type ScenarioState } from '../../model/scenario.ts';
import { refusal } from '../../refusal.ts';

/** How many hexes the piece of G-18.2 has at least. */
const TOMB_HEXES = 7;
const TERMINALS = 9;

/** Does the scenario use markers? Only `seize` does, G-18.1. */
export const hasMarkers = ({ scenario }: Pick<Options, 'scenario'>): boolean => scenario === 'seize';

/** May units with Ambush go to reserve? Not in the tomb, G-18.2. */
export const hasReserves = ({ scenario }: Pick<Options, 'scenario'>): boolean => scenario !== 'tomb';

/** The hexes of numbered markers of one kind that a map lists, in the order of their numbers. */
export const listedOn = ({ hexes }: Board, kind: string): readonly HexLabel[] =>
  Object.entries(hexes)
    .flatMap(([at, { markers }]) => (markers?.[kind] === undefined ? [] : [{ at, number: markers[kind] }]))
    .toSorted((one, other) => one.number - other.number)
    .map(({ at }) => at);

/** What a map lacks for a scenario; undefined: it has everything. */
export const missingFor = (board: Board, scenario: Scenario): Refusal | undefined => {
  if (scenario === 'tomb') {
    const tomb = Object.values(board.hexes).filter(({ piece, features }) => piece === TOMB && features.ruins);
    if (tomb.length < TOMB_HEXES) return refusal('board/tomb', 'G-18', { piece: TOMB, most: TOMB_HEXES });
  }
  if (scenario === 'storm' && listedOn(board, 'terminal').length !== TERMINALS)
    return refusal('board/storm', 'G-18', { terminals: TERMINALS });
  if (scenario === 'resonance' && listedOn(board, 'chamber').length !== CHAMBERS.length)
    return refusal('board/resonance', 'G-18', { chambers: CHAMBERS.length });
  return undefined;
};

/** A scenario's state before the first round. */
export const scenarioAtStart = (board: Board, scenario: Scenario, seats: readonly SeatId[]): ScenarioState => {
  switch (scenario) {
    case 'seize':
      return { kind: 'seize' };
    case 'tomb':
      return { kind: 'tomb', piece: TOMB, hidden: true, collapsed: false };
    case 'storm':
      return {
        kind: 'storm',
        blows: false,
        terminals: listedOn(board, 'terminal').map((at) => ({ at, opened: false })),
        sheltered: [],
        codes: Object.fromEntries(seats.map((seat) => [seat, 0])),
      };
    case 'resonance':
      return {
        kind: 'resonance',
        chambers: listedOn(board, 'chamber').map((at, index) => ({ chamber: CHAMBERS[index]!, at, owner: null })),
        doubled: [],
        interfaced: [],
        usedLogic: [],
        usedKnowledge: [],
        named: {},
      };
  }
};
