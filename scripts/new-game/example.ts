import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** The game that is copied, and the names that its code has for it. */
const EXAMPLE = 'sealed-orders';

/** Where its folders lie, and where those of a game that players get belong. */
const FOLDERS: readonly (readonly [from: string, to: string])[] = [
  ['shared/test/rulesets', 'shared/src/rulesets'],
  ['shared/test/rules', 'shared/test/rules'],
  ['client/test/rulesets', 'client/src/rulesets'],
  ['e2e/rulesets', 'e2e/rulesets'],
];

/** Files of the example that test the server and the page by it, or say that no player ever gets it. */
const ITS_OWN = /\/(wire-[^/]+|broken)\.test\.ts$|^client\/.*\.md$/;

/** Where a file of the example goes in a game with this id. */
const placeOf = (file: string, id: string): string => {
  const [from, to] = FOLDERS.find(([folder]) => file.startsWith(`${folder}/${EXAMPLE}/`))!;
  const rest = file.slice(`${from}/${EXAMPLE}/`.length);
  // The sample stays among the tests: it makes matches by chance.
  return rest === 'sample.ts' ? `${from}/${id}/${rest}` : `${to}/${id}/${rest}`;
};

/** `riverWar` for `river-war`: how the code of a game calls it. */
export const nameOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `River war` for `river-war`: how people call it. */
const titleOf = (id: string): string => (id[0]!.toUpperCase() + id.slice(1)).replaceAll('-', ' ');

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The text of the example with the names of another game; its rules are numbered by the first letter of the id. */
const renamed = (text: string, id: string): string => {
  const name = nameOf(id);
  return text
    .replaceAll(EXAMPLE, id)
    .replaceAll('sealedOrders', name)
    .replaceAll('sealed orders', titleOf(id))
    .replaceAll('Sealed orders', titleOf(id))
    .replace(/\bsealed-/g, `${id}-`)
    .replace(/\bsealed(?=[A-Z])/g, name)
    .replace(/\bSealed(?=[A-Z])/g, capital(name))
    .replace(/\bS-(?=\d)/g, `${id[0]!.toUpperCase()}-`);
};

/** What the shared package calls its files for others, by file: `shared/src/hex/index.ts` is `@ironhex/shared/hex`. */
const packageNames = (root: string): Map<string, string> => {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return new Map(
    Object.entries(exports).map(([name, file]) => [
      posix.join('shared', file),
      `@ironhex/${posix.join('shared', name)}`,
    ]),
  );
};

/** A file of a new game. */
interface NewFile {
  /** Its path from the top. */
  readonly file: string;
  readonly text: string;
}

/** All files of the example as those of a game with this id, with imports that lead to where things are now. */
export const copyOfExample = (root: string, id: string): NewFile[] => {
  const files = FOLDERS.flatMap(([folder]) =>
    readdirSync(join(root, folder, EXAMPLE)).map((name) => posix.join(folder, EXAMPLE, name)),
  ).filter((file) => !ITS_OWN.test(file));
  const names = packageNames(root);
  const fileOf = new Map([...names].map(([file, name]) => [name, file]));
  const doors = new Map(['index', 'ruleset'].map((door) => [`shared/src/rulesets/${id}/${door}.ts`, door]));

  /** How a file imports another one: within the rules by its path, from outside by the name of the package. */
  const written = (from: string, to: string): string => {
    const door = doors.get(to);
    if (door && !from.startsWith('shared/')) return `@ironhex/shared/${id}${door === 'index' ? '' : `/${door}`}`;
    const path = relative(dirname(from), to).replaceAll('\\', '/');
    return path.startsWith('.') ? path : `./${path}`;
  };

  return files.map((file) => {
    const to = placeOf(file, id);
    const text = readFileSync(join(root, file), 'utf8').replace(
      /(from |import\()?'(\.[^']*|@ironhex\/shared\/[^']*)'/g,
      (all, keyword: string | undefined, name: string) => {
        if (!keyword && !/^\.+\//.test(name)) return all;
        const target = name.startsWith('.') ? posix.join(dirname(file), name) : fileOf.get(name);
        if (!target || (!name.startsWith('.') && !to.startsWith('shared/src/'))) return all;
        return `${keyword ?? ''}'${written(to, files.includes(target) ? placeOf(target, id) : target)}'`;
      },
    );
    return { file: to, text: to.endsWith('.md') ? withoutPreface(renamed(text, id)) : renamed(text, id) };
  });
};

/** What the example's README says of itself stands between its title and the table of its rules. */
const withoutPreface = (text: string): string => text.replace(/\n\n[\s\S]*?\n\n\|/, '\n\n|');
