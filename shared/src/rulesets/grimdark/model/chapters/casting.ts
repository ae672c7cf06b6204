import type { SpellId } from '../../roster/terms.ts';
import type { Casting } from '../asks.ts';
import type { Reason } from '../needed.ts';
import type { UnitId } from '../units.ts';
import type { Planned } from './movement.ts';

/** Casting, G-16. */
export type CastingStep =
  /** Casters gain their tokens, G-16.1. Nothing happens with the option off. */
  | { readonly do: 'tokens' }
  /**
   * The active unit may cast, P9, repeatedly, until it declines. Nothing happens with the option off.
   * `planned`: the action that follows without being asked for.
   */
  | { readonly do: 'cast'; readonly when: 'before' | 'after'; readonly planned?: Planned }
  /** A spell that was tried: the other side may hinder it, P12, then it is tested and has its effect, G-16.5. */
  | { readonly do: 'spell'; readonly casting: Casting };

/** What happens when spells are cast, G-16. */
export type CastingFact =
  /** Casters gained tokens at the start of a round: how many per unit. */
  | { readonly kind: 'tokens-gained'; readonly gained: Readonly<Record<UnitId, number>> }
  /** A unit's Caster tries a spell; its value and the help are spent. */
  | {
      readonly kind: 'spell-tried';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly targets: readonly UnitId[];
      readonly value: number;
      /** Tokens that Casters of the same side added, by their unit. */
      readonly help: Readonly<Record<UnitId, number>>;
    }
  /** The casting test; `hindrance`: tokens that the other side spent, by unit. */
  | {
      readonly kind: 'spell-tested';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly hindrance: Readonly<Record<UnitId, number>>;
      readonly needed: number;
      readonly die: number;
      readonly reasons: readonly Reason[];
      readonly success: boolean;
    }
  /** A spell that lasts took effect on its targets, G-16.6. */
  | { readonly kind: 'spell-laid'; readonly spell: SpellId; readonly targets: readonly UnitId[] };
