import type { CreateMatch } from '@ironhex/shared/protocol';
import { EXAMPLE } from '../rulesets/index.ts';
import { type Duel, openTable } from './match.ts';

/** Makes a duel of the example game, by the door that the home page uses. */
export const openDuel = (url: string, change: Partial<CreateMatch> = {}): Promise<Duel> =>
  openTable(url, { ...EXAMPLE.requests.duel, ...change });
