// Draws the pictures of the README anew: `pnpm run picture`.
import { join } from 'node:path';
import { openBrowser, SCREENS } from '../drivers/browser.ts';
import { startServer } from '../drivers/server.ts';
import { type Format, visitIn } from './formats.ts';
import { SETTLED, SHOTS } from './scenes.ts';
import { saveWebp } from './webp.ts';

/** File, state, and how it is looked at. */
const PICTURES: readonly (readonly [file: string, shot: string, format: Format])[] = [
  ['planning', 'planning', { screen: 'desktop', theme: 'dark' }],
  ['phone', 'interrupting', { screen: 'phone', theme: 'dark' }],
];

const server = await startServer();
const browser = await openBrowser();
for (const [file, name, format] of PICTURES) {
  const shot = SHOTS.find((other) => other.name === name);
  if (!shot) throw new Error(`there is no state ${name}`);
  const { page, context } = await visitIn(browser, format, false);
  const tidy = await shot.reach(page, server.url);
  await page.waitForTimeout(SETTLED);
  const path = join(import.meta.dirname, `../../docs/pictures/${file}.webp`);
  await saveWebp(path, page, await page.screenshot(), SCREENS[format.screen]);
  await context.close();
  await tidy();
}
await browser.close();
await server.stop();
