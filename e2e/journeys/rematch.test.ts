import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Duel, openDuel, Remote } from '../drivers/match.ts';
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
    await page.getByText('A rematch is wanted.').waitFor();
    expect(await refusal().count()).toBe(0);
  });
});
