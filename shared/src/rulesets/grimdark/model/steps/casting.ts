import type { Casting } from '../asks.ts';
import type { Planned } from './movement.ts';

/** Casting, G-16. */
export type CastingStep =
  /** Casters gain their tokens, G-16.1. Nothing happens with the option off. */
  | { readonly do: 'tokens' }
  /**
   * The active unit may cast, P9, again and again until it casts no more. Nothing happens with the option off.
   * `planned`: the action that follows by itself.
   */
  | { readonly do: 'cast'; readonly when: 'before' | 'after'; readonly planned?: Planned }
  /** A spell that was tried: the other side may hinder it, P12, then it is tested and has its effect, G-16.5. */
  | { readonly do: 'spell'; readonly casting: Casting };
