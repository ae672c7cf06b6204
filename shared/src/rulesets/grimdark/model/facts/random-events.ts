import type { FirstDie } from '../steps/random-events.ts';
import type { UnitId } from '../units.ts';

/** What random events do, 17. */
export type RandomEventsFact =
  /** A unit rolled the die for which this event waited. */
  { readonly kind: 'first-die-fell'; readonly event: FirstDie; readonly unit: UnitId };
