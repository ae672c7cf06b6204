/** What happens in this chapter of the rules. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type SetupFact = never;
