import { type View, WORDS } from '@ironhex/shared/grimdark';
import { type Refusal, told } from '@ironhex/shared/match';
import { unitName } from './names.ts';

/** A sentence of the rules, which call units by their ids, with the names of those that the viewer knows. */
export const withNames = (view: Pick<View, 'units' | 'arsenal'>, sentence: string): string =>
  sentence.replace(/(?:\b[Tt]he unit )?\b([a-z]\d{1,2})\b/g, (text, id: string) =>
    Object.hasOwn(view.units, id) ? unitName(view, id) : text,
  );

/** A refusal that names units as the viewer knows them. */
export const named = <R extends Refusal>(view: Pick<View, 'units' | 'arsenal'>, refusal: R): R => ({
  ...refusal,
  message: withNames(view, told(WORDS.refusals, refusal).message),
});
