import type { Die } from './terms.ts';

/** The tables on which damage is rolled; fire, poison and bleeding use the regular one, SPD-1. */
export type TableName = 'regular' | SpecialTable;
/** The tables of special damage, which has dice of its own. */
export type SpecialTable = 'psychic' | 'crew' | 'light' | 'critical';

/** A critical condition, CON-5. */
export type Critical =
  | 'cannot_move'
  | 'cannot_rotate'
  | 'cannot_change_speed'
  | 'stuck_turret'
  | 'plus_minus_1'
  | 'half_assault'
  | 'assault_minus'
  | 'lose_fear'
  | 'lose_terror'
  | 'spin_right_a0'
  | 'spin_left_a1_a3';

/** A marker on a hex as it is placed, HEX-1; `n` is what a die must show to strike. */
export type HexMarker =
  | { readonly kind: 'smoke' }
  | { readonly kind: 'fire' }
  | PoisonCloud
  | { readonly kind: 'acid_cloud'; readonly acid: 'acid' | 'minor_acid'; readonly n: number };
/** Poison cloud [die](n+). */
export interface PoisonCloud {
  readonly kind: 'poison_cloud';
  readonly die: Die;
  readonly n: number;
}

/** A token that a hit gives, DMG-1; `once`: at most one a unit and attack. */
export type OnHit =
  | { readonly token: 'poison'; readonly die: Die }
  | { readonly token: 'acid' | 'minor_acid' }
  | { readonly token: 'fire'; readonly once?: true };

/** What a row of a damage table does, DMG-5. */
export type Effect =
  | { readonly do: 'kill'; readonly n: number }
  | { readonly do: 'destroy' }
  | { readonly do: 'fd'; readonly n: number }
  | { readonly do: 'cfd'; readonly n: number }
  | { readonly do: 'bleed'; readonly die: Die }
  | { readonly do: 'shaken' }
  | { readonly do: 'token'; readonly token: 'fire' | 'acid' | 'minor_acid' }
  | { readonly do: 'roll'; readonly on: SpecialTable; readonly die: Die; readonly times: number }
  | { readonly do: 'crew_kill'; readonly n: number }
  | { readonly do: 'crippled_crew' }
  | { readonly do: 'double_if_shaken' }
  /** `n`: the dice lost by assault_minus; 0 for every other condition. */
  | { readonly do: 'crit'; readonly which: Critical; readonly n: number }
  | { readonly do: 'turn_180' }
  /** Places the markers in the unit's hex and all that are adjacent. */
  | { readonly do: 'hexes'; readonly markers: readonly HexMarker[] }
  | { readonly do: 'unconscious' };

/** One row: it holds from this result up to the next row. */
export interface TableRow {
  readonly from: number;
  readonly effects: readonly Effect[];
}
/** A damage table, rows by ascending `from`. */
export type DamageTable = readonly TableRow[];
/** The damage tables of a unit; it is immune to what it has no table for, SPD-1. */
export type DamageTables = Readonly<Partial<Record<TableName, DamageTable>>> & { readonly regular: DamageTable };
