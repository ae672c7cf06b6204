/** What happens in assaults and retreats. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type AssaultFact = never;
