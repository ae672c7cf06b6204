import { PROMPTS, type Prompt } from '@ironhex/shared/steampunk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { type Line, layLine } from '../../drivers/line.ts';
import { openSeated, type Remote } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { SteampunkPlayer } from './player.ts';
import { requestOf, steampunkScenes } from './scenes.ts';

const site = useSite();

/** What the page shows of its player's answers: with the server, and whether they are committed. */
const answers = async (player: SteampunkPlayer) => Object.values((await player.view()).own!.answers);

/** The scenes in which the first player is asked something, what, and how many parts of the answer it has given. */
const ASKED: readonly (readonly [scene: string, prompt: Prompt, parts: number])[] = [
  ['army', 'army', 0],
  ['design', 'terrain', 0],
  ['deploying', 'deploy', 1],
  ['planning', 'plan', 2],
  ['targets', 'shoot', 0],
  ['facing', 'move', 0],
  ['retreat', 'retreat', 0],
  ['allocation', 'allocate', 0],
  ['healing', 'heal', 0],
];

describe('a player who reloads the page in the middle of an answer', () => {
  it.each(ASKED)('finds it as it was, and goes on: %s', async (scene, prompt, parts) => {
    const { match, first: ada, second: otto } = await openSeated(site.url, requestOf(scene));
    const { page, complaints } = await site.comeAgain();
    const player = new SteampunkPlayer(page, 'blue');
    await page.goto(match.addressOf(0));
    await player.turn(prompt);
    await steampunkScenes.find(({ name }) => name === scene)!.play?.(page, otto);
    await expect.poll(async () => (await player.parts()).length).toBe(parts);
    const before = await answers(player);
    await page.reload();
    await player.turn(prompt);
    expect(await answers(player)).toEqual(before);
    const asked = (await player.view()).own!.asks[0]!.id;
    await page.getByTestId(PROMPTS[prompt].by === 'option' ? 'option-0' : 'confirm').click();
    await expect
      .poll(async () => {
        const { own } = await player.view();
        return own!.asks[0]?.id === asked ? (own!.answers[asked]?.final ?? null) : 'over';
      })
      .not.toBe(null);
    await page.reload();
    await page.getByTestId('track').waitFor();
    expect(complaints).toEqual([]);
    await Promise.all([ada.client.leave(), otto.client.leave()]);
  });
});

/** Ada plans at her computer, whose line breaks now and then, and looks at her phone. */
describe('a player with two devices', () => {
  let line: Line;
  let visitors: readonly Visitor[];
  let computer: SteampunkPlayer;
  let phone: SteampunkPlayer;
  let otto: Remote;
  const lost = () => computer.page.getByTestId('line').isVisible();
  const both = async <T>(look: (player: SteampunkPlayer) => Promise<T>): Promise<readonly T[]> =>
    Promise.all([computer, phone].map(look));
  const isCommitted = (player: SteampunkPlayer) => player.page.getByTestId('committed').isVisible();
  /** Gives a unit another order, by its card. */
  const order = async ({ page }: SteampunkPlayer, unit: string, move: number): Promise<void> => {
    await page.getByTestId(`order-${unit}`).click();
    await page.getByTestId(`move-${move}`).click();
  };

  beforeAll(async () => {
    line = await layLine(site.url);
    const { match, second } = await openSeated(site.url, requestOf('planning'));
    otto = second;
    visitors = [await site.come(), await site.come('phone')];
    [computer, phone] = visitors.map(({ page }) => new SteampunkPlayer(page, 'blue')) as [
      SteampunkPlayer,
      SteampunkPlayer,
    ];
    await computer.page.goto(match.addressOf(0).replace(site.url, line.url));
    await phone.page.goto(match.addressOf(0));
    for (const player of [computer, phone]) await player.turn('plan');
  });
  afterAll(() => line?.close());

  it('sees on each what is planned on the other', async () => {
    await order(computer, 'b2', 1);
    await expect.poll(() => both((player) => player.parts())).toEqual([['b2'], ['b2']]);
    await order(phone, 'b4', 0);
    await expect.poll(() => both(async (player) => (await player.parts()).length)).toEqual([2, 2]);
  });

  it('commits on one, and changes it on the other', async () => {
    await computer.page.getByTestId('confirm').click();
    await expect.poll(() => both(isCommitted)).toEqual([true, true]);
    await phone.page.getByTestId('change').click();
    await phone.turn('plan');
    await order(phone, 'b2', 0);
    await expect.poll(() => both(isCommitted)).toEqual([false, false]);
    await computer.turn('plan');
  });

  it('looks at what was committed without changing it, and keeps it with the same key', async () => {
    await computer.commit();
    await expect.poll(() => both(isCommitted)).toEqual([true, true]);
    await computer.page.getByTestId('change').click();
    await computer.turn('plan');
    await computer.commit();
    await expect.poll(() => both(isCommitted)).toEqual([true, true]);
    expect(await computer.page.getByTestId('toast').isVisible()).toBe(false);
  });

  it('is told when the line breaks that nothing is sent, and loses nothing that was', async () => {
    await computer.page.getByTestId('change').click();
    line.cut();
    await expect.poll(lost).toBe(true);
    const before = await answers(computer);
    await order(computer, 'b4', 1);
    await expect.poll(() => computer.page.getByTestId('toast').textContent()).toContain('The connection is lost.');
    expect(await answers(computer)).toEqual(before);
  });

  it('goes on elsewhere meanwhile, and finds that when the line is back', async () => {
    await phone.page.getByTestId('change').click();
    await order(phone, 'b5', 0);
    await phone.page.getByTestId('confirm').click();
    await expect.poll(() => isCommitted(phone)).toBe(true);
    line.mend();
    await expect.poll(lost).toBe(false);
    await expect.poll(async () => (await computer.parts()).includes('b5')).toBe(true);
    expect(await answers(computer)).toEqual(await answers(phone));
  });

  it('commits at once after the last order, and plays on', async () => {
    const { page } = computer;
    if (await page.getByTestId('change').isVisible()) await page.getByTestId('change').click();
    await order(computer, 'b4', 1);
    await computer.commit();
    await expect.poll(() => both(isCommitted)).toEqual([true, true]);
    await otto.turn('plan');
    await otto.wait();
    await expect.poll(() => both(async (player) => (await player.view()).step)).not.toContain(2);
    expect(await both(isCommitted)).toEqual([false, false]);
  });

  it('made the other device not complain', () => {
    expect(visitors[1]!.complaints).toEqual([]);
  });
});
