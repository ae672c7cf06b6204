import { STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { openBrowser, visit } from '../drivers/browser.ts';
import { openMatch } from '../drivers/door.ts';

/** The largest board that a host can make. */
const BIGGEST = { seed: 'bench', width: 60, height: 60, hills: 0.5, woods: 0.5, water: 0.3, town: 0.3 };

/** Frames a second while the map of the biggest board is dragged about, drawn in software. */
export const measureFrames = async (url: string, milliseconds = 3000) => {
  const force = (side: string) => STOCK_CARDS.map((card, i) => ({ id: `${side}${i + 1}`, card }));
  const { id, seats } = await openMatch(url, {
    ruleset: 'warfare3025',
    board: BIGGEST,
    forces: [force('b'), force('o')],
    clocks: 'none',
  });
  const browser = await openBrowser();
  try {
    const [host, guest] = [await visit(browser), await visit(browser)];
    await host.page.goto(`${url}/m/${id}#${seats[0]!.secret}`);
    await host.page.getByTestId('sit').click();
    await guest.page.goto(`${url}/m/${id}#${seats[1]!.secret}`);
    await guest.page.getByTestId('sit').click();
    await guest.context.close();
    await host.page.getByTestId('timeline').waitFor();
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
    return { framesPerSecond: frames[Math.floor(frames.length / 2)] ?? 0, hexes: BIGGEST.width * BIGGEST.height };
  } finally {
    await browser.close();
  }
};
