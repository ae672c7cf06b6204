import { UI } from '../../text/ui.ts';
import { keep, kept } from './keep.ts';

const NAME = 'ironhex.name';

/** The player's name in the last match, as this browser has saved it. */
export const keptName = (): string | undefined => kept(NAME);

/** Remembers a name for the next match. */
export const keepName = (name: string): void => keep(NAME, name);

/** The name under which a player sits down who is not asked for one. */
export const ownName = (): string => keptName() ?? UI.tables.somebody;
