import type { HexLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { UnitId } from './units.ts';

/** G-14 as written, G-18.1. */
interface Seize {
  readonly kind: 'seize';
}

/** After the first mission, G-18.2. */
interface Tomb {
  readonly kind: 'tomb';
  /** The terrain piece that is the tomb. */
  readonly piece: string;
  /** The relic has not been found yet. */
  readonly hidden: boolean;
  /** The tomb has become difficult. */
  readonly collapsed: boolean;
}

/** After the second mission, G-18.3. */
interface Storm {
  readonly kind: 'storm';
  /** It blows this round. */
  readonly blows: boolean;
  /** Hexes of terminals in number order, and whether each was opened. */
  readonly terminals: readonly { readonly at: HexLabel; readonly opened: boolean }[];
  /** Terrain pieces that are cover and shelter this round. */
  readonly sheltered: readonly string[];
  readonly codes: Readonly<Record<SeatId, number>>;
}

/** The chambers in the order in which the map lists them, G-18.4. */
export const CHAMBERS = ['knowledge', 'emotion', 'logic', 'will'] as const;
export type Chamber = (typeof CHAMBERS)[number];

/** After the third mission, G-18.4. */
interface Resonance {
  readonly kind: 'resonance';
  /** In listed order. */
  readonly chambers: readonly { readonly chamber: Chamber; readonly at: HexLabel; readonly owner: SeatId | null }[];
  /** Chambers that score 4 this round. */
  readonly doubled: readonly Chamber[];
  /** Units that have interfaced this round. */
  readonly interfaced: readonly UnitId[];
  /** Seats that have used Logic, and Knowledge, this round. */
  readonly usedLogic: readonly SeatId[];
  readonly usedKnowledge: readonly SeatId[];
  /** The unit that a seat has to activate next, if it can. */
  readonly named: Readonly<Record<SeatId, UnitId>>;
}

/** What the scenario remembers, G-18. */
export type ScenarioState = Seize | Tomb | Storm | Resonance;
