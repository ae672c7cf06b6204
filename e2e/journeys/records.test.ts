import { readFileSync } from 'node:fs';
import { foldRecord, OMNISCIENT, readRecordText } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import { viewOn } from '../drivers/by-hand.ts';
import { atOf, openRecord, recordingOf } from '../drivers/replay.ts';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { EXAMPLE, SHIPPED } from '../rulesets/index.ts';

const site = useSite();

describe('a record that is not sound', () => {
  const whole = readFileSync(recordingOf(SHIPPED[0]!.ruleset.id, 'short'), 'utf8');
  const asFile = (text: string) => ({
    name: 'broken.match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

  it('that is torn at its head is refused with the place; of another one all that is whole is shown', async () => {
    const { page } = await site.comeAgain();
    await openRecord(page, site.url, asFile(whole.slice(0, 300)));
    await page.getByText(/^This record cannot be shown: .*line \d+/).waitFor();
    await page.getByRole('button', { name: 'Another record' }).click();
    await page.getByTestId('record-file').setInputFiles(asFile(whole.slice(0, whole.length - 3000)));
    await page.getByTestId('replay-play').waitFor();
    await page
      .getByTestId('replay-faults')
      .getByText(/line \d+/)
      .waitFor();
    expect((await atOf(page))[1]).toBeGreaterThan(10);
  });

  it('with an answer that its rules refuse is shown up to there, with the fault', async () => {
    const { page } = await site.comeAgain();
    const record = JSON.parse(whole) as { intents: unknown[] };
    record.intents.splice(20, 1);
    await openRecord(page, site.url, asFile(JSON.stringify(record)));
    await page
      .getByTestId('replay-faults')
      .getByText(/Intent \d+ of this record is refused/)
      .waitFor();
    expect((await atOf(page))[1]).toBeGreaterThan(10);
  });

  it('that ends elsewhere than it says is shown, with the fault', async () => {
    const { page } = await site.comeAgain();
    const record = JSON.parse(whole) as { hash: string };
    await openRecord(page, site.url, asFile(JSON.stringify({ ...record, hash: 'ab'.repeat(32) })));
    await page.getByTestId('replay-faults').getByText('hash').waitFor();
    await page.getByTestId('replay-share').click();
    await page.getByTestId('verify').click();
    await expect
      .poll(() => page.getByTestId('verify-dialog').locator('[data-good="false"]').textContent())
      .toContain('hash');
  });
});

it('a record that was opened stands on the first page, until one removes it', async () => {
  const { page, context } = await site.come('phone');
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Watch a record' }).click();
  await page.getByTestId('record-file').setInputFiles(recordingOf(EXAMPLE.ruleset.id, 'short'));
  await page.getByTestId('replay-play').waitFor();
  const list = page.getByTestId('opened-records');
  await expect
    .poll(async () => {
      await page.goto(site.url);
      await page.getByTestId('open-tables').waitFor({ state: 'attached' });
      return list.count();
    })
    .toBe(1);
  await expectUsable(page, 'phone');
  await list.getByRole('link', { name: 'Ada' }).click();
  await page.getByTestId('replay-play').waitFor();
  expect((await atOf(page))[1]).toBeGreaterThan(10);
  await page.getByTestId('replay-share').click();
  await page.getByTestId('other-record').click();
  await page.getByTestId('record-file').waitFor({ state: 'attached' });
  // The same file, dropped on the page: it is listed once.
  const dropped = await page.evaluateHandle(
    (text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'dropped.match.json', { type: 'application/json' }));
      return files;
    },
    readFileSync(recordingOf(EXAMPLE.ruleset.id, 'short'), 'utf8'),
  );
  await page.locator('main.open-record').dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByTestId('replay-play').waitFor();
  await page.goto(site.url);
  await list.waitFor();
  expect(await list.getByTestId('forget-record').count()).toBe(1);
  await list.getByTestId('forget-record').click();
  await list.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByTestId('open-tables').waitFor({ state: 'attached' });
  expect(await list.count()).toBe(0);
  await context.close();
});

/** Of a long record, the last intents, among which a step in progress is looked for. */
const LATE = 60;

/** The games whose positions can stand in the middle of a step. */
const WITH_STEPS = SHIPPED.flatMap(({ ruleset }) => (ruleset.inProgress ? [ruleset.id] : []));

describe.each(inTurn(WITH_STEPS, 0))('in the middle of a step of %s', (game) => {
  const read = readRecordText(readFileSync(recordingOf(game, 'long'), 'utf8'), RULESETS);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const record = read.value;
  const seats = record.seats.map(({ id }) => id);

  /** The last moment at which something is asked while a step goes on: how much the omniscient viewer was told, and the views. */
  const midStep = () => {
    const { schemas, inProgress, toPosition } = RULESETS.get(game)!;
    let told = 0;
    let found: { readonly event: number; readonly views: ReadonlyMap<string, object> } | undefined;
    foldRecord(record, RULESETS, [OMNISCIENT], {
      each: ({ seen }, match) => {
        told += seen.get(OMNISCIENT)!.length;
        if (match.done.length < record.intents.length - LATE || match.outcome || match.pending().length === 0) return;
        const position = schemas.position.parse(JSON.parse(JSON.stringify(toPosition(match.state))));
        if (inProgress!(position).length === 0) return;
        found = { event: told, views: new Map(seats.map((seat) => [seat, structuredClone(match.view(seat))])) };
      },
    });
    if (!found) throw new Error('every moment is at the beginning of a step');
    return found;
  };

  it('a match goes on just there: on one’s own board, and at the server', async () => {
    const { event, views } = midStep();
    const { page, complaints } = await site.comeAgain();
    const goOn = async (how: string) => {
      await page.goto(`${site.url}/replay#event=${event}`);
      await page.reload();
      await page.getByTestId('record-file').setInputFiles(recordingOf(game, 'long'));
      await page.getByTestId('replay-play').waitFor();
      await expect.poll(async () => (await atOf(page))[0]).toBe(event);
      await page.getByTestId('go-on').click();
      await page.getByTestId(how).click();
    };
    await goOn('own-board');
    await page.waitForURL(/\/board\//);
    const shown = () => viewOn<{ readonly viewer?: string } | null>(page).catch(() => null);
    await expect.poll(async () => (await shown())?.viewer).toBeTruthy();
    const view = await shown();
    expect(view).toEqual(views.get(view!.viewer!));
    await goOn('go-on-now');
    await page.getByTestId('sit').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/m\//);
    expect(complaints).toEqual([]);
  });
});
