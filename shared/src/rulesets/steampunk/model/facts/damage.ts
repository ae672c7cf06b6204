import type { HexLabel } from '../../../../hex/index.ts';
import type { Angle } from '../../ground/arcs.ts';
import type { Effect, HexMarker, OnHit, TableName } from '../../roster/figures/effects.ts';
import type { Die } from '../../roster/figures/terms.ts';
import type { Reason } from '../reason.ts';
import type { UnitId } from '../units.ts';

/** What damage is, SPD-1. */
export type DamageType = 'regular' | 'psychic' | 'crew' | 'light' | 'critical' | 'fire' | 'poison' | 'bleeding';

/** What a damage result is made of besides the die, DMG-4. */
export type DamageWhy =
  | 'modifier'
  | 'doubled'
  | 'fd'
  | 'cfd'
  | 'point_blank'
  | 'long'
  | 'penetrated'
  | 'partly_blocked'
  | 'resistance'
  | 'aim'
  | 'revealed'
  | 'support';

/** How armour stood up to a hit, DMG-3. */
export type ArmourResult = 'penetrated' | 'partly' | 'blocked';

/** What shakes a unit besides damage. */
export type ShakenWhy = 'overcrowd' | 'crowded_assault' | 'drag';

/** What happens in this chapter of the rules. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type DamageFact =
  /** Tokens were put on a unit, whatever its armour, DMG-1. */
  | { readonly kind: 'tokens-given'; readonly unit: UnitId; readonly tokens: readonly OnHit[] }
  /** Armour dice, DMG-3. Without dice: there was no armour, or the weapon went through all of it. */
  | {
      readonly kind: 'armour-rolled';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly angle: Angle;
      /** The armour of that angle. */
      readonly armour: number;
      /** What the armour piercing is made of, DMG-2. */
      readonly ap: readonly Reason<'printed' | 'point_blank' | 'long'>[];
      /** What a die must show to stop something. */
      readonly needs: number;
      readonly dice: readonly number[];
      readonly result: ArmourResult;
    }
  /** A damage die and the row of the table that it struck, DMG-4, DMG-5. */
  | {
      readonly kind: 'damage-rolled';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly type: DamageType;
      readonly sides: Die;
      /** What the die showed; the last of them counts, others were rolled again, AB-EN. */
      readonly dice: readonly number[];
      /** What is added to it. */
      readonly reasons: readonly Reason<DamageWhy>[];
      readonly result: number;
      readonly table: TableName;
      /** What the row does; nothing if the result is below the first row. */
      readonly effects: readonly Effect[];
      /** Models that die by it, by index. */
      readonly killed: readonly number[];
      /** Deaths that endurance turned into bleeding, AB-EN. */
      readonly endured: number;
    }
  /** It has no table for this damage, so nothing was rolled, SPD-1. */
  | { readonly kind: 'spared'; readonly unit: UnitId; readonly by: UnitId | null; readonly type: DamageType }
  /** An amplified ray hit it: it drops a step of speed when damage is applied. */
  | { readonly kind: 'slowed'; readonly unit: UnitId }
  /** A unit became shaken otherwise than by a damage table, CON-1. */
  | { readonly kind: 'shaken'; readonly unit: UnitId; readonly why: ShakenWhy }
  /** A unit spends a token of endurance, AB-EN: for another die of poison, or to stand after a lost assault. */
  | { readonly kind: 'endurance-spent'; readonly unit: UnitId; readonly use: 'poison' | 'stubborn' }
  /** What waited in ledgers counts now, DET-5. */
  | {
      readonly kind: 'damage-applied';
      readonly units: readonly UnitId[];
      /** Those of them that are destroyed. */
      readonly destroyed: readonly UnitId[];
    }
  /** Markers were placed on each of these hexes, HEX-1. */
  | {
      readonly kind: 'markers-placed';
      /** Whose weapon, ability or damage it was. */
      readonly by: UnitId;
      readonly at: readonly HexLabel[];
      readonly markers: readonly HexMarker[];
    }
  /** What lies on a hex strikes a unit in it, HEX-4 to HEX-6: one die, or one for each model; each that suffices is a token. */
  | {
      readonly kind: 'hex-struck';
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly marker: HexMarker['kind'];
      readonly needs: number;
      readonly dice: readonly number[];
      readonly tokens: readonly OnHit[];
    }
  /** A poison cloud may shake who is in it, HEX-4: the die must be more than the cloud's number and the resistance. */
  | {
      readonly kind: 'cloud-breathed';
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly sides: Die;
      readonly die: number;
      readonly from: number;
      readonly resistance: number;
      readonly shaken: boolean;
    };
