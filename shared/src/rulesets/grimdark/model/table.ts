import type { Board } from '../../../board/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import type { Outcome, SeatId } from '../../../match/index.ts';
import type { Edge } from '../ground/zones.ts';
import type { ArmyId, Arsenal, WeaponId } from '../roster/terms.ts';
import type { Effect } from './effects.ts';
import type { Options } from './options.ts';
import type { ScenarioState } from './scenario.ts';
import type { Unit, UnitId } from './units.ts';

/** The stages of a match: the steps of set-up in their order, G-7, or as proposed, then the battle, then `over`. */
export type Stage = 'markers' | 'proposed' | 'sides' | 'declarations' | 'deployment' | 'scouts' | 'battle' | 'over';

/** The parts of a round, G-8.1. */
type Phase = 'start' | 'turns' | 'end';

/** What both players know of a seat. */
export interface SeatTold {
  readonly id: SeatId;
  readonly side: number;
  /** Its own edge of the map; null: not chosen yet, G-7.5. */
  readonly edge: Edge | null;
  /** The army of a force that the host has chosen; left out: its player brings it, or a position has the units. */
  readonly army?: ArmyId;
  /** Victory points from events and the scenario, G-14.3. */
  readonly points: number;
}

/** An objective marker, G-14.1. */
interface Marker {
  readonly at: HexLabel;
  /** null: neutral. */
  readonly owner: SeatId | null;
}

/** The actions, in the order of the table of G-9.1. */
export const ACTIONS = ['hold', 'advance', 'rush', 'charge'] as const;
/** An action of a unit, G-9.1. */
export type Action = (typeof ACTIONS)[number];

/** The activation that is going on, G-8.6. */
export interface Active {
  readonly seat: SeatId;
  readonly unit: UnitId;
  /** It is Shaken and does nothing, G-8.6 step 3. */
  readonly idle: boolean;
  /** null: not declared yet. */
  readonly action: Action | null;
  /** Its hex before its move; null: it was aboard. */
  readonly from: HexLabel | null;
  readonly path: readonly HexLabel[];
  /** The unit that it charges. */
  readonly target: UnitId | null;
}

/** The melee that is fought, G-12. */
export interface Fight {
  readonly charger: UnitId;
  readonly target: UnitId;
  /** Wounds that each has caused, G-12.8. */
  readonly caused: Readonly<Record<UnitId, number>>;
  /** Weapons that the target has used by Counter, G-12.1. */
  readonly used: readonly WeaponId[];
  /** The charger was Fatigued before this charge, G-12.2. */
  readonly wasFatigued: boolean;
}

/** A token on the map, lying or carried, that a random event or a scenario brought. */
export interface Item {
  readonly kind: 'anomaly' | 'intel' | 'relic' | 'component' | 'post';
  /** Where it lies; null while it is carried. */
  readonly at: HexLabel | null;
  readonly carrier: UnitId | null;
  /** Of a sniper's post: the unit that is marked, event 33. */
  readonly marked?: UnitId;
}

/** Everything that the rules read. `State` and `View` are tables with more. Only `change.ts` writes. */
export interface Table {
  readonly options: Options;
  readonly board: Board;
  /** Seat A first. */
  readonly seats: readonly SeatTold[];
  readonly stage: Stage;
  /** Counts from 1; 0 before the battle. */
  readonly round: number;
  /** null outside of the battle. */
  readonly phase: Phase | null;
  /** Counts the turns of the battle that are over, G-8.3. */
  readonly turn: number;
  /** By id. */
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** In the order in which they were placed. */
  readonly markers: readonly Marker[];
  /** How many markers are to be placed; null: not rolled yet, G-7.3. */
  readonly markersToPlace: number | null;
  /** Who takes the first turn of this round, G-8.4; null: not known yet. */
  readonly starter: SeatId | null;
  /** Who was first to have no unit left to activate in this round, G-8.4. */
  readonly finished: SeatId | null;
  /** Seats that have passed on placing reserves in this round, G-8.2 step 4. */
  readonly passed: readonly SeatId[];
  readonly active: Active | null;
  readonly fight: Fight | null;
  readonly effects: readonly Effect[];
  readonly items: readonly Item[];
  readonly scenario: ScenarioState;
  /** Counts the batches of questions so far. */
  readonly batch: number;
  readonly outcome: Outcome | null;
  /** Profiles, weapons and spells besides those of the armies, in positions only. */
  readonly arsenal: Arsenal;
}
