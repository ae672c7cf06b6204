import { newSecret } from '../seat/secrets.ts';
import { keep, kept } from './keep.ts';

const NAME = 'ironhex.person';

/**
 * A secret of this browser. By its hash, which nobody is shown, servers know that its player does not want to meet
 * somebody again. Who empties the browser's storage is somebody else.
 */
export const ownPerson = (): string => {
  const known = kept(NAME);
  if (known !== undefined && /^[\w-]{32}$/.test(known)) return known;
  const person = newSecret();
  keep(NAME, person);
  return person;
};
