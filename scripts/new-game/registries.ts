/** A file in which every game is entered: an import, and a place in a list. */
interface Registry {
  readonly file: string;
  /** The name of the constant that lists the games. */
  readonly list: string;
  /** What it imports of a game with this folder, and the file behind it. */
  readonly entry: (id: string, name: string) => { readonly imported: string; readonly from: string };
}

/** All registries of the games that players get. */
export const REGISTRIES: readonly Registry[] = [
  {
    file: 'shared/src/rulesets/index.ts',
    list: 'RULESETS',
    entry: (id, name) => ({ imported: name, from: `./${id}/ruleset.ts` }),
  },
  {
    file: 'shared/src/rulesets/computers.ts',
    list: 'COMPUTERS',
    entry: (id, name) => ({ imported: `${name}Computer`, from: `./${id}/computer.ts` }),
  },
  {
    file: 'client/src/rulesets/games.ts',
    list: 'GAMES',
    entry: (id, name) => ({ imported: name, from: `./${id}/game.ts` }),
  },
  {
    file: 'shared/test/rulesets/samples.ts',
    list: 'SAMPLES',
    entry: (id, name) => ({ imported: `${name}Sample`, from: `./${id}/sample.ts` }),
  },
  {
    file: 'e2e/rulesets/index.ts',
    list: 'PILOTS',
    entry: (id, name) => ({ imported: `${name}Pilot`, from: `./${id}/pilot.ts` }),
  },
];

/** The text of a registry with a game entered behind those that players get. */
export const entered = (text: string, { list, entry }: Registry, id: string, name: string): string => {
  const { imported, from } = entry(id, name);
  const listed = new RegExp(`(export const ${list}\\b[^=]*=[^[]*\\[)([^\\]]*)\\]`);
  if (!listed.test(text)) throw new Error(`no list of games is called ${list}`);
  const longer = text.replace(listed, (_, start: string, list: string) => {
    const games = list.split(',').map((name) => name.trim());
    // The game that only tests have stays the last one.
    games.splice(games.at(-1)!.startsWith('sealed') ? -1 : games.length, 0, imported);
    return `${start}${games.join(', ')}]`;
  });
  return `import { ${imported} } from '${from}';\n${longer}`;
};

/** The folders of the games that a registry imports. */
export const gamesIn = (text: string, { entry }: Registry): string[] => {
  const [before, after] = entry('<id>', '').from.split('<id>') as [string, string];
  const folder = new RegExp(` from '${before.replaceAll('.', '\\.')}([^/']+)${after.replaceAll('.', '\\.')}'`, 'g');
  return [...text.matchAll(folder)].map(([, id]) => id!).sort();
};
