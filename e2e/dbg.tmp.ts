import { openBrowser, visit } from './drivers/browser.ts';
import { Player } from './drivers/player.ts';
import { startServer } from './drivers/server.ts';

const server = await startServer();
const browser = await openBrowser();
const host = await visit(browser, 'desktop', { reducedMotion: 'reduce' }),
  guest = await visit(browser, 'desktop', { reducedMotion: 'reduce' });
await host.page.goto(server.url);
await host.page.getByTestId('new-match').click();
const invite = await host.page.getByTestId('invite-link').inputValue();
await guest.page.goto(invite);
await host.page.getByTestId('sit').click();
await guest.page.getByTestId('sit').click();
await host.page.getByTestId('timeline').waitFor();
const players = [new Player(host.page, 'blue'), new Player(guest.page, 'orange')];
const info = (p: any) =>
  p.page.evaluate(() => ({
    attr: document.querySelector('main.match')?.getAttribute('data-asked'),
    prompt: !!document.querySelector('[data-testid=interrupt-prompt]'),
    plan: !!document.querySelector('[data-testid=plan]'),
    status: document.querySelector('[data-testid=status]')?.textContent,
    m: JSON.stringify((window as any).ironhex.view()?.moment).slice(0, 120),
  }));
for (let i = 0; i < 120; i++) {
  await host.page.waitForTimeout(150);
  for (const p of players) {
    const a = await p.asked();
    if (a) {
      const x = await info(p);
      if (a !== JSON.parse(x.m.match(/^\{"kind":"(\w+)"/) ? '"' + x.m.match(/^\{"kind":"(\w+)"/)![1] + '"' : '""'))
        console.log('STALE', i, p.seat, x, host.complaints, guest.complaints), process.exit(0);
      try {
        await Promise.race([p.play(), new Promise((_, r) => setTimeout(() => r(new Error('slow')), 5000))]);
      } catch (e) {
        console.log(i, p.seat, a, String(e).slice(0, 200), await info(players[0]), await info(players[1]));
      }
      break;
    }
  }
}
console.log("END", host.complaints, guest.complaints, players.map((p) => p.answered.length));
await browser.close();
await server.stop();
