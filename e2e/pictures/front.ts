// Draws each game's picture on the first page anew, from the scene that is to be it: `pnpm run picture`.
import { join } from 'node:path';
import { openBrowser, visit } from '../drivers/browser.ts';
import { placeOf } from '../drivers/by-hand.ts';
import { startServer } from '../drivers/server.ts';
import { SHIPPED } from '../rulesets/index.ts';
import { comeCloser, SETTLED, shotOf } from './scenes.ts';
import { saveWebp } from './webp.ts';

/** Dots of the picture: as wide as the first page ever shows it, and enough for finer screens. */
const SIZE = { width: 960, height: 640 };

/** The part of the page that it shows, in CSS pixels. */
const SHOWN = { width: 600, height: 400 };

const server = await startServer();
const browser = await openBrowser();
for (const pilot of SHIPPED)
  for (const scene of pilot.scenes) {
    if (scene.front === undefined) continue;
    const { page, context } = await visit(browser, 'desktop', { deviceScaleFactor: 2, reducedMotion: 'reduce' });
    const tidy = await shotOf(pilot, scene).reach(page, server.url);
    for (const key of ['k', 'l']) await page.keyboard.press(key);
    await comeCloser(page, scene.closer);
    await page.waitForTimeout(SETTLED);
    const { x, y } = await placeOf(page, scene.front);
    const clip = { x: x - SHOWN.width / 2, y: y - SHOWN.height / 2, ...SHOWN };
    const file = join(import.meta.dirname, `../../client/src/rulesets/${pilot.ruleset.id}/picture.webp`);
    await saveWebp(file, page, await page.screenshot({ clip }), SIZE);
    await context.close();
    await tidy();
  }
await browser.close();
await server.stop();
