import { openBrowser, visit } from '../drivers/browser.ts';
import { openDuel } from '../drivers/duel.ts';
import { Remote } from '../drivers/match.ts';
import { Player } from '../drivers/player.ts';
import { until } from '../drivers/until.ts';
import type { Pilot } from '../rulesets/pilot.ts';

/** Milliseconds from opening an invitation until the match begins before the guest's eyes, one click included: the median. */
export const measureArrival = async ({ requests, begun: begins }: Pilot, url: string, times = 5) => {
  const browser = await openBrowser();
  const took: number[] = [];
  try {
    for (let time = 0; time < times; time++) {
      const duel = await openDuel(url, requests.duel);
      const host = await Remote.sit(url, duel, 0, 'Bench');
      const { page, context } = await visit(browser);
      const guest = new Player(page, 'orange');
      const begun = performance.now();
      await page.goto(duel.addressOf(1));
      await page.getByTestId('sit').click();
      await page.getByTestId(begins).waitFor();
      await until(async () => host.asked ?? (await guest.asked()), 'somebody is asked');
      took.push(performance.now() - begun);
      await host.client.leave();
      await context.close();
    }
  } finally {
    await browser.close();
  }
  took.sort((a, b) => a - b);
  return { millisecondsToFirstOrder: Math.round(took[times >> 1]!) };
};
