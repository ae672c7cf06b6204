import { accessSync, constants } from 'node:fs';
import { posix, win32 } from 'node:path';

/** What a search for a browser asks a machine. Tests bring machines of their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a program is at this path. */
  isProgram(path: string): boolean;
}

/** Names of the program, as packages of different systems install it. The first has no windows, and is fastest. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Programs on macOS, below `/` for all users and below `HOME` for one. */
const MAC = [
  'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Variables that name the folders in which Windows keeps programs. */
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'ProgramW6432', 'LOCALAPPDATA'];
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'Chromium\\Application\\chrome.exe',
];

const isThere = (folder: string | undefined): folder is string => folder !== undefined && folder !== '';

/** Paths at which a machine may have a browser that Playwright can drive, the likeliest first. */
const placesOn = ({ platform, env }: Machine): readonly string[] => {
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter(isThere);
    return WINDOWS.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
  }
  const folders = [...(env.PATH ?? '').split(':'), '/usr/bin'].filter(isThere);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => posix.join(folder, name)));
  if (platform !== 'darwin') return onPath;
  const roots = ['/', env.HOME].filter(isThere);
  return [...MAC.flatMap((program) => roots.map((root) => posix.join(root, program))), ...onPath];
};

const THIS: Machine = {
  platform: process.platform,
  env: process.env,
  isProgram: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
};

/**
 * The path of a Chrome, Edge or Chromium on a machine: the one that `CHROMIUM` names in the environment, else the first
 * of the usual places; undefined if there is none.
 */
export const findChromium = (machine: Machine = THIS): string | undefined => {
  const named = machine.env.CHROMIUM;
  if (named) return machine.isProgram(named) ? named : undefined;
  return placesOn(machine).find((path) => machine.isProgram(path));
};
