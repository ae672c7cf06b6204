import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from './example.ts';

const FORM = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LENGTH = { least: 3, most: 30 };

/** Where a game's id must not stand yet: tests hold that no file but its own names a game. */
const CODE = '{client,e2e,server,shared}/**/*.{ts,tsx,css,json}';

/** Why no game can have this id, in a sentence; undefined if one can. */
export const faultOfId = (root: string, id: string | undefined): string | undefined => {
  if (id === undefined) return 'Say what the game is to be called: npm run new-game -- river-war.';
  if (!FORM.test(id))
    return `"${id}" cannot be the id of a game: lower-case letters and digits, in words with one hyphen between them.`;
  if (id.length < LENGTH.least || id.length > LENGTH.most)
    return `"${id}" cannot be the id of a game: it has ${LENGTH.least} to ${LENGTH.most} characters.`;
  const files = globSync(CODE, { cwd: root, exclude: (name) => /^(node_modules|dist|dist-test)$/.test(name) });
  for (const file of files.sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    const taken = [id, nameOf(id)].find((name) => text.includes(name));
    if (taken) return `"${taken}" is taken: ${file} has it already. The id of a game stands in no file but its own.`;
  }
  return undefined;
};
