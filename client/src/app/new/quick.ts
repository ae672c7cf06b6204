import type { CreateFromPosition, CreateMatch } from '@ironhex/shared/protocol';
import type { GameHome } from '../../rulesets/home.ts';
import { freshSeed } from './board-form.ts';
import { requestOf, scenarioForm } from './form.ts';

export { openMatch } from './create.ts';

/** One of the game's scenarios, for players who choose nothing else. */
export const readyMatch = (game: string, home: GameHome, scenario: string): CreateMatch | CreateFromPosition =>
  requestOf(game, home, scenarioForm(home, scenario, freshSeed()));
