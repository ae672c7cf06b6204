import { stripVTControlCharacters } from 'node:util';

/** Lines that say what failed, at most: more are in the output of the stage. */
const MOST = 40;

/** What Vitest and TypeScript write before the name of what failed and its place, and Playwright before what it waited for. */
const FAILED = /^\s*(?:FAIL\s|AssertionError:|\w*Error:|❯ \S+\.test\.tsx?:\d+:\d+$|- waiting for )|\): error TS\d+:/;

/** The lines of a command's output that name what failed, why and where, each once and without colours. */
export const failuresIn = (output: string): readonly string[] => {
  const lines = stripVTControlCharacters(output).split('\n');
  return [...new Set(lines.filter((line) => FAILED.test(line)).map((line) => line.trim()))].slice(0, MOST);
};
