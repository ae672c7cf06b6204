// Draws the telling states of all pages: `npm run pictures`, or some of them: `npm run pictures -- planning phone dark`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../drivers/browser.ts';
import { startServer } from '../drivers/server.ts';
import { FORMATS, visitIn } from './formats.ts';
import { PICTURES } from './scenes.ts';

const FOLDER = join(import.meta.dirname, '../output/pictures');

/** Milliseconds until a page that does not move looks as it stays. */
const SETTLED = 700;

const wanted = process.argv.slice(2);
/** Is one of these words asked for, or none of their kind? */
const chosen = (words: readonly string[], word: string): boolean => {
  const asked = wanted.filter((other) => words.includes(other));
  return asked.length === 0 || asked.includes(word);
};
const names = PICTURES.map(({ name }) => name);
const screens = FORMATS.map(({ screen }) => screen);
const themes = FORMATS.map(({ theme }) => theme);
const unknown = wanted.filter((word) => ![...names, ...screens, ...themes].includes(word));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${[...new Set([...names, ...screens, ...themes])].join(', ')}`);
  process.exit(1);
}

mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await openBrowser();
for (const shot of PICTURES.filter(({ name }) => chosen(names, name)))
  for (const format of FORMATS) {
    const { screen, theme } = format;
    if (!chosen(screens, screen) || !chosen(themes, theme)) continue;
    const visitor = await visitIn(browser, format, shot.moving);
    const tidy = await shot.reach(visitor.page, server.url);
    if (!shot.moving) await visitor.page.waitForTimeout(SETTLED);
    const path = join(FOLDER, `${shot.name}-${screen}-${theme}.png`);
    await visitor.page.screenshot({ path });
    console.log(path);
    for (const complaint of visitor.complaints) console.error(`  ${complaint}`);
    await tidy();
    await visitor.context.close();
  }
await browser.close();
await server.stop();
