import { openBrowser, visit } from './drivers/browser.ts';
import { FAST, startServer } from './drivers/server.ts';
const server = await startServer(FAST);
const browser = await openBrowser();
for (const game of process.argv[2]!.split(','))
  for (const screen of (process.argv[3] ?? 'desktop').split(',') as never[]) {
    const { page, complaints, context } = await visit(browser, screen, { reducedMotion: 'reduce' }) as any;
    await page.goto(`${server.url}/replay`);
    await page.getByTestId('record-file').setInputFiles(`/tmp/w/luck/e2e/recordings/${game}-long.match.json`);
    await page.getByTestId('scrub').waitFor();
    const t = performance.now();
    await page.getByTestId('luck').waitFor();
    console.log(game, screen, 'luck after', Math.round(performance.now() - t));
    await page.getByTestId('luck').click();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/w/shots/luck/${game}-${screen}-luck.png` });
    await page.getByTestId('luck-method').locator('summary').click();
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/w/shots/luck/${game}-${screen}-method.png` });
    await page.keyboard.press('Escape');
    await page.getByTestId('numbers').click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/w/shots/luck/${game}-${screen}-numbers.png` });
    await page.keyboard.press('Escape');
    await page.getByTestId('replay-last').click();
    await page.getByTestId('replay-ended').waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/w/shots/luck/${game}-${screen}-end.png` });
    console.log(complaints.join('\n'));
    await context?.close?.();
  }
await browser.close();
await server.stop();
process.exit(0);
