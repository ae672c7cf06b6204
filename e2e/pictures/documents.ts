// Draws the pictures of the documents anew: `pnpm run picture`.
import { join } from 'node:path';
import { openBrowser, SCREENS } from '../drivers/browser.ts';
import { startServer } from '../drivers/server.ts';
import { visitIn } from './formats.ts';
import { comeCloser, PICTURES, SETTLED } from './scenes.ts';
import { saveWebp } from './webp.ts';

const server = await startServer();
const browser = await openBrowser();
for (const { name, documented, closer, reach } of PICTURES) {
  if (!documented) continue;
  const { page, context } = await visitIn(browser, { screen: documented, theme: 'dark' }, false);
  const tidy = await reach(page, server.url);
  await comeCloser(page, closer);
  await page.waitForTimeout(SETTLED);
  const path = join(import.meta.dirname, `../../docs/pictures/${name}.webp`);
  await saveWebp(path, page, await page.screenshot(), SCREENS[documented]);
  await context.close();
  await tidy();
}
await browser.close();
await server.stop();
