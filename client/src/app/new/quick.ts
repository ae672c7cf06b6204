import type { CreateFromPosition, CreateMatch } from '@ironhex/shared/protocol';
import type { GameHome } from '../../rulesets/home.ts';
import { freshSeed } from './board-form.ts';
import { firstForm, requestOf } from './form.ts';

export { openMatch } from './create.ts';

/** A match as it is usually played, for players who choose nothing. */
export const usualMatch = (game: string, home: GameHome): CreateMatch | CreateFromPosition =>
  requestOf(game, home, firstForm(home, freshSeed()));
