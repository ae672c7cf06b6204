import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { renderRulebook } from './render.ts';

const ASKED = /\.md\?rulebook$/;

/** Lets the page import a guide in Markdown as a rulebook, with `?rulebook` behind its name, which is the game's id. */
export const rulebooks = (): Plugin => ({
  name: 'rulebooks',
  load: {
    filter: { id: ASKED },
    async handler(id) {
      const file = id.replace(/\?rulebook$/, '');
      this.addWatchFile(file);
      const rulebook = renderRulebook(await readFile(file, 'utf8'), `/rules/${basename(file, '.md')}`);
      return `export default ${JSON.stringify(rulebook)};`;
    },
  },
});
