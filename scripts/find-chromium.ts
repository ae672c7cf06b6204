import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium or Chrome: the environment's `CHROMIUM`, else the first on the path; undefined if none. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
};
