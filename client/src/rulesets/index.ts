import type { RulesetPage } from './types.ts';

/** The page of each game, by the id of its ruleset. A game is loaded when a match of it is on the page. */
const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  warfare3025: async () => (await import('./warfare3025/index.ts')).page,
};

/** Loads the page of a game; undefined if this page knows no such game. */
export const loadRulesetPage = async (id: string): Promise<RulesetPage | undefined> => {
  const load = Object.hasOwn(PAGES, id) ? PAGES[id] : undefined;
  // Each page is typed by its own game. The shell hands it only what belongs to its game: the room names the ruleset.
  return load && ((await load()) as RulesetPage);
};
