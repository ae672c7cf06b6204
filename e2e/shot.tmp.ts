import { openBrowser, visit } from './drivers/browser.ts';
import { Player } from './drivers/player.ts';
import { startServer } from './drivers/server.ts';

const server = await startServer();
const browser = await openBrowser();
const host = await visit(browser),
  guest = await visit(browser, 'phone'),
  watcher = await visit(browser);
for (const v of [host, guest, watcher]) v.page.on('pageerror', (e) => console.log('PAGEERROR', e.stack?.slice(0, 900)));
const shot = (v: any, n: string) => v.page.screenshot({ path: `/tmp/shots/${n}.png` });
try {
  await host.page.goto(server.url);
  await host.page.waitForTimeout(500);
  await shot(host, '01-home');
  await guest.page.goto(server.url);
  await guest.page.waitForTimeout(300);
  await shot(guest, '02-home-phone');
  await host.page.getByTestId('new-match').click();
  const invite = await host.page.getByTestId('invite-link').inputValue();
  const watch = await host.page.getByTestId('watch-link').inputValue();
  await host.page.waitForTimeout(500);
  await shot(host, '03-lobby');
  await guest.page.goto(invite);
  await guest.page.getByTestId('sit').waitFor();
  await guest.page.waitForTimeout(300);
  await shot(guest, '04-lobby-phone');
  await host.page.getByTestId('sit').click();
  await guest.page.getByTestId('sit').click();
  await watcher.page.goto(watch);
  await host.page.getByTestId('timeline').waitFor();
  await host.page.waitForTimeout(2500);
  await shot(host, '05-begin');
  await shot(guest, '06-begin-phone');
  const players = [new Player(host.page, 'blue'), new Player(guest.page, 'orange')];
  let n = 7; const last = new Map<number, string>();
  for (let i = 0; i < 40 && n < 30; i++) {
    await host.page.waitForTimeout(700);
    for (const [k, p] of players.entries()) {
      const a = await p.asked();
      if (!a) continue;
      if (i > 4 && (a !== 'activate' || i % 5 === 0) && a !== last.get(k)) {
        await shot(k ? guest : host, `${String(n++).padStart(2, '0')}-${a}-${k ? 'phone' : 'desk'}`);
      }
      try {
        await Promise.race([p.play(), new Promise((_, r) => setTimeout(() => r(new Error('slow')), 6000))]);
      } catch (e) {
        console.log('play', a, k, String(e).slice(0, 300));
        await shot(k ? guest : host, `err-${i}-${k}`);
      }
      break;
    }
  }
  await shot(host, '90-late');
  await shot(watcher, '91-watch');
  await shot(guest, '92-phone');
} catch (e) {
  console.log(e);
  await shot(host, 'err');
  await shot(guest, 'err-guest');
}
console.log(host.complaints.slice(0, 5), guest.complaints.slice(0, 5), watcher.complaints.slice(0, 5));
await browser.close();
await server.stop();
