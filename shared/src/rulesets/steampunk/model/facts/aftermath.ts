import type { HexLabel } from '../../../../hex/index.ts';
import type { Cure } from '../../ask/intents.ts';
import type { Die } from '../../roster/figures/terms.ts';
import type { SideScore } from '../score.ts';
import type { UnitId } from '../units.ts';

/** What acid does, AGO-0 and AGO-1. */
export type AcidDoes = 'twice' | 'becomes_minor' | 'removed' | 'fd' | 'cloud' | 'armour' | 'fire';

/** One thing that healing points bought, HEAL-1. */
export interface Cured {
  readonly cure: Cure;
  /** The token of poison or bleeding, as it was. */
  readonly die?: Die | undefined;
  /** The critical condition. */
  readonly critical?: string | undefined;
}

/** What happens in this chapter of the rules. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type AftermathFact =
  /** A unit spends healing or repair on another or itself, HEAL-1. */
  | { readonly kind: 'healed'; readonly unit: UnitId; readonly by: UnitId; readonly cures: readonly Cured[] }
  /** It is conscious again, AB-UN. */
  | { readonly kind: 'awoke'; readonly unit: UnitId }
  /** Damage turns it by one side of its hex, 1 right or -1 left, CON-5. */
  | { readonly kind: 'spun'; readonly unit: UnitId; readonly sixths: 1 | -1 }
  /** A die for a token of acid: the resistance is taken off, AGO-0, AGO-1. */
  | {
      readonly kind: 'acid-rolled';
      readonly unit: UnitId;
      readonly token: 'acid' | 'minor_acid';
      readonly die: number;
      readonly resistance: number;
      readonly result: number;
      readonly does: readonly AcidDoes[];
    }
  /** A die takes the token away, and it does no damage, AGO-2, AGO-4. */
  | {
      readonly kind: 'token-faded';
      readonly unit: UnitId;
      readonly token: 'fire' | 'bleeding';
      readonly sides: Die;
      readonly die: number;
      readonly resistance: number;
    }
  /** After its damage a token has a lower die, or is gone: null, AGO-3, AGO-4. */
  | {
      readonly kind: 'token-changed';
      readonly unit: UnitId;
      readonly token: 'poison' | 'bleeding';
      readonly was: Die;
      readonly now: Die | null;
    }
  /** Each burning hex has one fire marker less; forests among them are rough now, HEX-7. */
  | { readonly kind: 'fires-burned'; readonly at: readonly HexLabel[]; readonly forests: readonly HexLabel[] }
  /** Smoke and clouds have one marker less, AFT-3. */
  | { readonly kind: 'clouds-faded'; readonly at: readonly HexLabel[] }
  /** These units have one shaken token less, AFT-2. */
  | { readonly kind: 'steadied'; readonly units: readonly UnitId[] }
  /** The aim of these units is too old, AFT-4. */
  | { readonly kind: 'aims-expired'; readonly units: readonly UnitId[] };

/** How a match ends. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type VictoryFact =
  /** The minutes of the match are up: this turn is the last one, VIC-2. */
  | { readonly kind: 'time-ran-out' }
  /** A round of the end-phase begins, VIC-2. */
  | { readonly kind: 'end-round-began'; readonly round: number }
  /** The points of both sides, when all is laid open, VIC-3. */
  | { readonly kind: 'scored'; readonly sides: readonly SideScore[] };
