import type { Grid } from '@ironhex/shared/hex';
import { openBrowser, visit } from '../drivers/browser.ts';
import { openMatch } from '../drivers/door.ts';
import type { Pilot } from '../rulesets/pilot.ts';

/** Frames a second while the map of the biggest board is dragged about, drawn in software. */
export const measureFrames = async ({ requests, begun: begins }: Pilot, url: string, milliseconds = 3000) => {
  const { id, seats } = await openMatch(url, requests.largest);
  const browser = await openBrowser();
  try {
    const [host, guest] = [await visit(browser), await visit(browser)];
    await host.page.goto(`${url}/m/${id}#${seats[0]!.secret}`);
    await host.page.getByTestId('sit').click();
    await guest.page.goto(`${url}/m/${id}#${seats[1]!.secret}`);
    await guest.page.getByTestId('sit').click();
    await guest.context.close();
    await host.page.getByTestId(begins).waitFor();
    const box = (await host.page.locator('.board').boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await host.page.mouse.move(middle.x, middle.y);
    for (let n = 0; n < 6; n++) await host.page.mouse.wheel(0, -300);
    await host.page.mouse.down();
    const frames: number[] = [];
    const begun = performance.now();
    for (let n = 0; performance.now() - begun < milliseconds; n++) {
      await host.page.mouse.move(middle.x + Math.sin(n / 9) * 250, middle.y + Math.cos(n / 7) * 250);
      if (performance.now() - begun > 1000)
        frames.push(await host.page.evaluate(() => window.ironhex!.framesPerSecond()));
    }
    await host.page.mouse.up();
    frames.sort((a, b) => a - b);
    const { board } = (await host.page.evaluate(() => window.ironhex!.view())) as { readonly board: Grid };
    return { framesPerSecond: frames[Math.floor(frames.length / 2)] ?? 0, hexes: board.width * board.height };
  } finally {
    await browser.close();
  }
};
