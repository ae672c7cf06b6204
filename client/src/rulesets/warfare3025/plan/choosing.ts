import type { Draft } from './draft.ts';

/** What the player chooses now: where to go, what to fire, or where to face. The map shows what helps with that. */
export type Choosing = 'way' | 'fire' | 'facing' | 'nothing';

/** What is chosen after the last of some steps: what follows from it. */
export const choosingOf = (drafts: readonly Draft[]): Choosing => {
  const now = drafts.at(-1)!;
  const before = drafts.at(-2);
  if (now.waiting || now.unit === null) return 'nothing';
  if (now.jumping || before?.unit !== now.unit) return 'way';
  const going = now.path.length > 0 || now.facing !== undefined;
  if (now.path !== before.path || now.facing !== before.facing) return going ? 'facing' : 'way';
  if (now.attack) return 'fire';
  return going ? 'facing' : 'way';
};
