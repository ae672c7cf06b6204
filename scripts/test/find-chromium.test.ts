import { describe, expect, test } from 'vitest';
import { findChromium, type Machine } from '../find-chromium.ts';

/** A machine with these programs on it. */
const machine = (platform: NodeJS.Platform, env: Machine['env'], ...programs: readonly string[]): Machine => ({
  platform,
  env,
  isProgram: (path) => programs.includes(path),
});

const PATH = '/usr/local/bin:/opt/bin';
const HOME = '/Users/ada';
const WINDOWS = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
};

describe('a browser is found', () => {
  test.each<[string, NodeJS.Platform, Machine['env'], string]>([
    ['on the path', 'linux', { PATH }, '/opt/bin/google-chrome'],
    ['beside the path', 'linux', {}, '/usr/bin/chromium'],
    ['as Edge on the path', 'linux', { PATH }, '/opt/bin/microsoft-edge'],
    ['as Chrome', 'darwin', { PATH, HOME }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['as Edge', 'darwin', { PATH, HOME }, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    [
      'as Chromium of one person',
      'darwin',
      { PATH, HOME },
      `${HOME}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    ],
    ['on the path', 'darwin', { PATH }, '/usr/local/bin/chromium'],
    ['as Chrome', 'win32', WINDOWS, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['as Edge', 'win32', WINDOWS, 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
    ['as Chrome of one person', 'win32', WINDOWS, `${WINDOWS.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`],
    ['as Chromium of one person', 'win32', WINDOWS, `${WINDOWS.LOCALAPPDATA}\\Chromium\\Application\\chrome.exe`],
  ])('%s, on %s', (_where, platform, env, path) => {
    expect(findChromium(machine(platform, env, path))).toBe(path);
  });

  test('where CHROMIUM says, before anywhere else', () => {
    const env = { PATH, CHROMIUM: '/home/ada/chrome' };
    expect(findChromium(machine('linux', env, '/opt/bin/chromium', '/home/ada/chrome'))).toBe('/home/ada/chrome');
    expect(findChromium(machine('linux', env, '/opt/bin/chromium'))).toBeUndefined();
  });

  test('as Chrome before Edge, where both are', () => {
    const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const edge = 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe';
    expect(findChromium(machine('win32', WINDOWS, edge, chrome))).toBe(chrome);
  });

  test.each<[NodeJS.Platform, Machine['env']]>([
    ['linux', {}],
    ['darwin', { PATH, HOME }],
    ['win32', {}],
    ['win32', { ...WINDOWS, LOCALAPPDATA: '' }],
  ])('nowhere, where there is none (%s)', (platform, env) => {
    expect(findChromium(machine(platform, env))).toBeUndefined();
  });
});
