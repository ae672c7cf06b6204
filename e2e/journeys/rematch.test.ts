import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDuel } from '../drivers/duel.ts';
import { type Duel, Remote } from '../drivers/match.ts';
import { Player } from '../drivers/player.ts';
import { type ServerProcess, startServer } from '../drivers/server.ts';
import { useSite } from '../drivers/site.ts';

const site = useSite();

/** The address has opened its only match of the day, and Ada, on a phone, and Otto want to play again. One story. */
describe('a rematch that the server refuses', () => {
  let server: ServerProcess;
  let page: Page;
  let duel: Duel;
  let otto: Remote;

  beforeAll(async () => {
    server = await startServer({ MATCHES_PER_DAY: '1' });
    duel = await openDuel(server.url);
    ({ page } = await site.come('phone'));
    await new Player(page, 'blue').sit(duel.addressOf(0));
    otto = await Remote.sit(server.url, duel, 1, 'Otto');
    await page.getByTestId('timeline').waitFor();
    await otto.client.intend({ kind: 'concede' });
  });

  afterAll(async () => {
    await otto?.client.leave();
    await server?.stop();
  });

  const refusal = () => page.getByTestId('no-rematch');

  it('says why and until when, to whoever wished first as well', async () => {
    await page.getByTestId('rematch').click();
    await page.getByText('You want a rematch. Waiting for the others.').waitFor();
    await otto.client.ask('rematch', { wanted: true });
    await refusal().getByText('One internet address may open 1 match within 24 hours').waitFor();
    expect(otto.client.noRematch).toHaveLength(1);
  });

  it('fits on the page, and stands there again after a reload', async () => {
    await page.reload();
    await refusal().waitFor();
    const fits = await page.getByTestId('outcome').evaluate((box) => box.scrollWidth <= box.clientWidth);
    expect(fits).toBe(true);
  });

  it('can be tried again, by keyboard too', async () => {
    await page.getByRole('button', { name: 'Try the rematch again' }).press('Enter');
    await expect.poll(() => otto.client.noRematch.length).toBe(2);
    await refusal().waitFor();
  });

  it('is told while the board is looked at, and goes when nobody wants it any more', async () => {
    await page.getByTestId('outcome-close').click();
    await page.getByTestId('outcome-again').getByText('No rematch yet').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Otto would like a rematch.').waitFor();
    expect(await refusal().count()).toBe(0);
  });
});

/** Ada on a desktop, Bob on a phone, and one who watches: two matches of a series. One story. */
describe('a rematch with one click each', () => {
  let ada: Player;
  let bob: Player;
  let watcher: Page;

  beforeAll(async () => {
    const duel = await openDuel(site.url);
    ada = new Player((await site.come()).page, 'blue');
    bob = new Player((await site.come('phone')).page, 'orange');
    watcher = (await site.come()).page;
    await watcher.goto(duel.addressOf());
    for (const [player, name, address] of [
      [ada, 'Ada', duel.addressOf(0)],
      [bob, 'Bob', duel.addressOf(1)],
    ] as const) {
      await player.page.goto(address);
      await player.page.getByTestId('name').fill(name);
      await player.page.getByTestId('sit').click();
    }
    await bob.page.getByTestId('timeline').waitFor();
  });

  const concede = async ({ page }: Player) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByTestId('concede').click();
    await page.getByTestId('concede-sure').click();
    await page.getByTestId('outcome').waitFor();
  };

  it('is offered by one, accepted by the other, and both sit there', async () => {
    await concede(bob);
    const before = ada.page.url();
    await ada.page.getByTestId('rematch').click();
    await bob.page.getByText('Ada would like a rematch.').waitFor();
    await expect.poll(() => bob.page.title()).toContain('Ada would like a rematch');
    await bob.page.getByRole('button', { name: 'Accept the rematch' }).click();
    for (const { page } of [ada, bob]) await page.getByTestId('series-points').getByText('0 – 1').waitFor();
    for (const { page } of [ada, bob]) await page.getByTestId('timeline').waitFor();
    expect(new URL(ada.page.url()).pathname).not.toBe(new URL(before).pathname);
    await expect.poll(async () => ((await ada.view()) as { viewer: string }).viewer).toBe('orange');
  });

  it('keeps the score of the series, also for who watches and after a reload', async () => {
    await watcher.getByTestId('rematch-link').click();
    await concede(ada);
    for (const page of [ada.page, bob.page, watcher])
      await page.getByTestId('series').getByText('Bob 1 – 1 Ada').waitFor();
    await ada.page.reload();
    await ada.page.getByTestId('series').getByText('Bob 1 – 1 Ada').waitFor();
  });

  it('leaves who goes back to the match before there, with a link to the rematch', async () => {
    await bob.page.goBack();
    await bob.page.getByTestId('rematch-link').waitFor();
    await bob.page.getByTestId('rematch-link').click();
    await bob.page.getByTestId('series').waitFor();
  });
});
