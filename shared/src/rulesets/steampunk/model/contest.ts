import type { Direction, HexLabel } from '../../../hex/index.ts';
import type { Layer } from '../ground/passage.ts';
import type { UnitId } from './units.ts';

/** A unit that enters a contested hex. */
export interface Entering {
  readonly unit: UnitId;
  /** Where it comes from, and stays until the assault is over, MOV-8. */
  readonly from: HexLabel;
  /** It moves backwards, so it fights with its back, AS-4. */
  readonly backwards: boolean;
}

/** A hex that both sides claim, MOV-7: who is in it, who is held in it by a swap (MOV-6), and who enters. */
export interface Contest {
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly staying: readonly UnitId[];
  readonly held: readonly UnitId[];
  readonly entering: readonly Entering[];
  /** Entered so many times by nested assaults, RET-4. */
  readonly nested?: number;
}

/** The assault that is fought now, as far as it has come; see `rules/assault`. */
export interface Fight extends Contest {
  /** The sides, seen from each unit, with which it fights: for its strength, deflection and armour, AS-4. */
  readonly angles: Readonly<Record<UnitId, Direction>>;
}
