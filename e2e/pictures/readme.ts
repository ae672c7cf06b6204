// Draws the pictures of the README anew: `pnpm run picture`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, SCREENS } from '../drivers/browser.ts';
import { startServer } from '../drivers/server.ts';
import { type Format, visitIn } from './formats.ts';
import { SHOTS } from './scenes.ts';
import { asWebp } from './webp.ts';

/** File, state, and how it is looked at. */
const PICTURES: readonly (readonly [file: string, shot: string, format: Format])[] = [
  ['planning', 'planning', { screen: 'desktop', theme: 'dark' }],
  ['phone', 'interrupting', { screen: 'phone', theme: 'dark' }],
];

/** Milliseconds until the band over the map is gone and nothing moves. */
const SETTLED = 6000;

const server = await startServer();
const browser = await openBrowser();
for (const [file, name, format] of PICTURES) {
  const shot = SHOTS.find((other) => other.name === name);
  if (!shot) throw new Error(`there is no state ${name}`);
  const { page, context } = await visitIn(browser, format, false);
  const tidy = await shot.reach(page, server.url);
  await page.waitForTimeout(SETTLED);
  const webp = await asWebp(page, await page.screenshot(), SCREENS[format.screen]);
  const path = join(import.meta.dirname, `../../docs/pictures/${file}.webp`);
  writeFileSync(path, webp);
  console.log(`${path}: ${Math.round(webp.length / 1024)} KB`);
  await context.close();
  await tidy();
}
await browser.close();
await server.stop();
