import { loadavg } from 'node:os';
import { makeBoard } from '@ironhex/shared/board';
import { provableDice } from '@ironhex/shared/dice';
import {
  Match,
  OMNISCIENT,
  type RulesetTypes,
  readSetup,
  recordOf,
  type Setup,
  writeRecord,
} from '@ironhex/shared/match';
import type { Fault, Result } from '@ironhex/shared/result';
import type { Page } from 'playwright-core';
import { draw, drawing } from '../../shared/test/properties/matches.ts';
import { SAMPLES } from '../../shared/test/rulesets/samples.ts';
import { openBrowser, visit } from '../drivers/browser.ts';
import { atOf } from '../drivers/replay.ts';
import type { Pilot } from '../rulesets/pilot.ts';

/** Events that a record is to have, as far as its match lasts so long. */
const EVENTS = 2000;
/** Moments that are gone to. */
const MOMENTS = 60;

/** The record of a match of about so many events: every answer drawn by chance. */
const recordOfSome = ({ ruleset }: Pilot, setup: Setup<RulesetTypes>): string => {
  const [secret, salts] = ['5e'.repeat(32), setup.seats.map(({ id }) => id)];
  const match = new Match(ruleset, setup, { dice: () => provableDice(secret, salts), viewers: [OMNISCIENT] });
  const below = drawing(7);
  let told = match.begun.seen.get(OMNISCIENT)!.length;
  while (!match.outcome && told < EVENTS) {
    const decision = match.pending().find(({ committed }) => !committed);
    const view = decision && match.view(decision.seat);
    const done = decision
      ? match.submit(decision.seat, draw({ ruleset, view: view! }, decision, below), { decision: decision.id })
      : match.ring(match.timers()[0]!.id);
    if (!done.ok) throw new Error(done.error.code);
    told += done.value.seen.get(OMNISCIENT)!.length;
  }
  return writeRecord(recordOf(match, { commitment: '0'.repeat(64), secret, salts }));
};

/** Milliseconds until the page has drawn a moment that it was asked for, measured in the page. */
const timeTo = (page: Page, event: number): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((reached) => {
        const line = document.querySelector<HTMLInputElement>('[data-testid="scrub"]')!;
        const at = document.querySelector('[data-testid="replay-at"]')!;
        const begun = performance.now();
        const look = () => {
          if (!at.textContent!.startsWith(`${wanted} /`)) return;
          watching.disconnect();
          requestAnimationFrame(() => setTimeout(() => reached(performance.now() - begun)));
        };
        const watching = new MutationObserver(look);
        watching.observe(at, { childList: true, characterData: true, subtree: true });
        line.value = String(wanted);
        line.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    event,
  );

declare global {
  interface Window {
    /** Milliseconds from the choice of a file to its first picture. */
    firstPicture?: Promise<number>;
    /** For how many frames it was ready since it began to count. */
    framesReady?: number;
  }
}

/** Lets the page measure how long it takes from the choice of a file until map and controls are drawn. */
const timeFirstPicture = (): void => {
  const chosen = new Promise<number>((resolve) =>
    document.addEventListener('change', () => resolve(performance.now()), { capture: true, once: true }),
  );
  const drawn = new Promise<number>((resolve) => {
    const look = () => {
      const isThere = document.querySelector('[data-testid="replay-play"]') && document.querySelector('canvas');
      if (isThere && window.ironhex?.view()) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  window.firstPicture = Promise.all([chosen, drawn]).then(([from, to]) => to - from);
};

/** How much processor time the page itself has used until now, milliseconds; what its worker does is not in it. */
const processorTimeOf = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
};

/** Kilobytes that the replay adds to what a page in play loads, on the wire: its part of the page, and its worker. */
const weightOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const own = files.flatMap(({ name, encodedBodySize }) => {
      const part = /\/(replay|worker)-[^/]*\.js$/.exec(name)?.[1];
      return part === undefined ? [] : [[part, Math.round(encodedBodySize / 1024)] as const];
    });
    return Object.fromEntries(own);
  });

/** Seconds that a match plays. */
const PLAYS = 8;

/**
 * Lets the match play. `framesPerSecond`: how many the page was ready for, drawn or not, since where nothing moves the map
 * draws nothing; `drawnFrames`: those that the map drew; and the processor time of the page for each of these, with all
 * that happens between them.
 */
const framesWhile = async (page: Page, used: () => Promise<number>) => {
  await page.evaluate(() => {
    window.framesReady = 0;
    const count = () => {
      window.framesReady! += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const [ready, busy, begun] = [await page.evaluate(() => window.framesReady!), await used(), performance.now()];
  await page.getByTestId('replay-play').click();
  let drawn = 0;
  for (let n = 0; n < PLAYS; n++) {
    await page.waitForTimeout(begun + 1000 * (n + 1) - performance.now());
    drawn += await page.evaluate(() => window.ironhex!.framesPerSecond());
  }
  const seconds = (performance.now() - begun) / 1000;
  const frames = (await page.evaluate(() => window.framesReady!)) - ready;
  return {
    framesPerSecond: Math.round(frames / seconds),
    drawnFrames: drawn,
    processorMillisecondsPerDrawnFrame: Math.round((10 * ((await used()) - busy)) / Math.max(1, drawn)) / 10,
  };
};

/** What half of some times keep to, what 19 of 20 do, and the longest: whole milliseconds. */
const spreadOf = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { median: at(0.5), most: at(0.95), longest: at(1) };
};

/** One record on the page: until it is there, until any of its moments is, and how it plays. */
const measureOne = async (url: string, record: string) => {
  const browser = await openBrowser();
  try {
    const { page } = await visit(browser);
    await page.goto(`${url}/replay`);
    const file = page.getByTestId('record-file');
    await file.waitFor({ state: 'attached' });
    await page.evaluate(timeFirstPicture);
    await file.setInputFiles({ name: 'bench.match.json', mimeType: 'application/json', buffer: Buffer.from(record) });
    const firstPicture = await page.evaluate(() => window.firstPicture!);
    await page.getByTestId('luck').waitFor();
    // Loaded is what has drawn nothing for a second: until then the ground is painted piece by piece.
    await page.waitForFunction(() => window.ironhex!.framesPerSecond() === 0);
    const [, last] = await atOf(page);
    const below = drawing(3);
    const used = await processorTimeOf(page);
    const [times, busy]: [number[], number[]] = [[], []];
    for (let n = 0; n < MOMENTS; n++) {
      // The log is drawn a frame after the map: it is done with the moment before.
      await page.evaluate(() => new Promise((rested) => setTimeout(() => requestIdleCallback(rested), 50)));
      const before = await used();
      times.push(await timeTo(page, 1 + below(last - 1)));
      busy.push((await used()) - before);
    }
    await page.getByTestId('scrub').fill(String(Math.floor(last / 2)));
    const playing = await framesWhile(page, used);
    return {
      events: last,
      // With more than one, the machine has more to do than this, and the times are too long.
      loadOfTheMachine: Math.round(10 * loadavg()[0]!) / 10,
      millisecondsToFirstPicture: Math.round(firstPicture),
      millisecondsToAnyMoment: spreadOf(times),
      processorMillisecondsPerMoment: spreadOf(busy),
      ...playing,
      kilobytes: await weightOf(page),
    };
  } finally {
    await browser.close();
  }
};

const sizeOf = ({ board }: Setup<RulesetTypes>): number => board.width * board.height;

/** What was read, which has no fault. */
const sound = <T>(read: Result<T, readonly Fault[]>): T => {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** The match with the most units, on the largest board that is played on: in Grimdark forty on 72 by 48 hexes. */
const crowded = ({ ruleset, requests: { largest } }: Pilot): Setup<RulesetTypes> => {
  if ('position' in largest)
    return sound(readSetup(ruleset, largest.position as unknown as Parameters<typeof readSetup>[1], 'table'));
  const { options = {}, board: choice = {}, forces = [] } = largest;
  const board = sound(makeBoard(choice, ruleset.boards));
  const seats = ruleset.seats(ruleset.schemas.options.parse(options)).map((seat, n) => ({ ...seat, force: forces[n] }));
  return sound(readSetup(ruleset, { options, board, seats }));
};

/**
 * A match that is shown again, drawn in software: of the usual size, with as many units as are played with, and on the
 * biggest board that the game allows. The aims: a first picture within 1 s, any moment within 50 ms, 60 frames a second
 * while it plays and 45 with forty units on 72 by 48 hexes.
 */
export const measureReplays = async (pilot: Pilot, url: string) => {
  const { largest } = SAMPLES.find(({ ruleset }) => ruleset.id === pilot.ruleset.id)!;
  const boards = Object.values(largest).map((make) => make());
  const biggest = boards.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]!;
  return {
    replay: {
      usual: await measureOne(url, recordOfSome(pilot, pilot.setup(11))),
      crowded: await measureOne(url, recordOfSome(pilot, crowded(pilot))),
      biggest: await measureOne(url, recordOfSome(pilot, biggest)),
    },
  };
};
