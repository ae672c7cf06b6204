import type { CreateMatch } from '@ironhex/shared/protocol';
import type { Page } from 'playwright-core';
import { openTable, Remote } from '../drivers/match.ts';
import { openRecord, recordingOf } from '../drivers/replay.ts';
import { newSecret, seekAt } from '../drivers/tables.ts';
import { EXAMPLE, SHIPPED } from '../rulesets/index.ts';
import type { Pilot, Scene } from '../rulesets/pilot.ts';

/** Milliseconds until the band over the map of a match is gone and nothing moves. */
export const SETTLED = 6000;

/** A page in a telling state. */
interface Shot {
  /** As file names hold it. */
  readonly name: string;
  readonly moving: boolean;
  /** The screen on which the documents show it, if they do. */
  readonly documented?: Scene['documented'];
  /** How many steps nearer than usual the map is there. */
  readonly closer?: number;
  /** The units that the question is about, by their ids. */
  readonly about?: readonly string[];
  /** Brings a page that has just been opened to the state, at the server with this address. Gives what tidies up. */
  reach(page: Page, url: string): Promise<() => Promise<unknown>>;
}

const still = (name: string, reach: (page: Page, url: string) => Promise<unknown>): Shot => ({
  name,
  moving: false,
  reach: async (page, url) => {
    await reach(page, url);
    return async () => {};
  },
});

/** Brings the map so many steps nearer. */
export const comeCloser = async (page: Page, steps = 0): Promise<void> => {
  for (let i = 0; i < steps; i++) await page.keyboard.press('+');
};

/** Who has listed a table, and its clocks. The first of them seek somebody to play with, the others play. */
const TABLES: readonly (readonly [name: string, clocks: CreateMatch['clocks']])[] = [
  ['Ada', {}],
  ['Maximiliana of Longname', 'none'],
  ['Otto', {}],
  ['Ida', {}],
  ['Emil', 'none'],
];
const SEEKING = 4;

/** The pages around a match. */
const AROUND: readonly Shot[] = [
  still('home', async (page, url) => {
    await page.goto(url);
    await page.getByTestId('quick-match').first().waitFor();
  }),
  {
    name: 'home-tables',
    moving: false,
    reach: async (page, url) => {
      const people: Remote[] = [];
      for (const [index, [name, pace]] of TABLES.entries()) {
        const { request } = SHIPPED[index % SHIPPED.length]!.scenes[0]!;
        const match = await openTable(url, { ...request, name: `${name}'s table`, clocks: pace, listed: true });
        people.push(await Remote.sit(url, match, 0, name));
        if (index >= SEEKING) people.push(await Remote.sit(url, match, 1, 'Grace'));
      }
      await page.goto(url);
      for (const [name] of TABLES) await page.getByText(`${name}'s table`).waitFor();
      return async () => {
        // Their matches would stand in the list for a while yet.
        for (const { client } of people) {
          await client.ask('lock', { locked: true });
          await client.intend({ kind: 'concede' });
          await client.leave();
        }
      };
    },
  },
  still('lobby', async (page, url) => {
    await page.goto(url);
    await page.getByTestId('quick-match').first().click();
    await page.getByTestId('invite-link').waitFor();
    await page.locator('.map canvas').waitFor();
  }),
  {
    name: 'lobby-of-two',
    moving: false,
    reach: async (page, url) => {
      const match = await openTable(url, { ...SHIPPED[0]!.scenes[0]!.request, waits: true });
      const guest = await Remote.sit(url, match, 1, 'Grace');
      await page.goto(match.addressOf(0));
      await page.getByTestId('sit').click();
      await page.getByTestId('ready').waitFor();
      await page.getByTestId('shown-settings').waitFor();
      return () => guest.client.leave();
    },
  },
  still('form', async (page, url) => {
    await page.goto(url);
    await page.locator(`[data-game="${EXAMPLE.ruleset.id}"]`).getByTestId('set-up').click();
    await page.getByTestId('new-match').waitFor();
  }),
  still('home-find', async (page, url) => {
    await page.goto(url);
    await page.getByTestId('find').click();
    await page.getByTestId('look').waitFor();
  }),
  {
    name: 'lobby-seeking',
    moving: false,
    reach: async (page, url) => {
      const table = { ...SHIPPED[0]!.requests.duel, clocks: 'none' } as const;
      const { id, seats } = await seekAt(url, table, {
        ...{ name: 'Ada', secret: newSecret(), person: newSecret() },
        ...{ games: [SHIPPED[0]!.ruleset.id], paces: ['none'] },
      });
      await page.goto(`${url}/m/${id}#${seats[0]!.secret}`);
      await page.getByTestId('seeking').waitFor();
      await page.getByTestId('shown-settings').waitFor();
      // Who looks for an opponent next would meet this one.
      return async () => {
        await page.getByTestId('stop-seeking').click();
        await page.waitForURL(`${url}/`);
      };
    },
  },
  still('rulebook', async (page, url) => {
    await page.goto(url);
    await page.getByRole('link', { name: /rules/i }).first().click();
    await page.locator('.chapter').nth(8).locator('.passage-number').first().click();
  }),
];

/** The first lesson of each game that has some. */
const LESSONS: readonly Shot[] = SHIPPED.filter(({ lessons }) => lessons > 0).map(({ ruleset: { id } }) =>
  still(`${id}-lesson`, async (page, url) => {
    await page.goto(`${url}/learn/${id}#1`);
    await page.getByTestId('lesson').waitFor();
    await page.locator('main.match[data-asked]').waitFor();
    await page.locator('.map canvas').waitFor();
  }),
);

/** Who sits at the table, in its order. */
const PEOPLE = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Donald', 'Frances', 'Alan', 'Margaret'] as const;

/** All seats are taken; the first one's page is brought to the scene. */
export const shotOf = (
  { ruleset, begun }: Pilot,
  { name, request, play, about, moving = false, documented, closer = 0 }: Scene,
): Shot => ({
  name: `${ruleset.id}-${name}`,
  moving,
  documented,
  closer,
  ...(about ? { about } : {}),
  reach: async (page, url) => {
    const match = await openTable(url, request);
    const people: Remote[] = [];
    for (const seat of match.seats.keys()) people.push(await Remote.sit(url, match, seat, PEOPLE[seat]!));
    await page.goto(match.addressOf(0));
    await page.getByTestId(begun).waitFor();
    await page.locator('.map canvas').waitFor();
    await play?.(page, people[1]!);
    return () => Promise.all(people.map(({ client }) => client.leave()));
  },
});

/** What is opened over a match that is watched again, by the buttons that lead there. */
export const WINDOWS = {
  chapters: ['chapters'],
  luck: ['luck'],
  numbers: ['numbers'],
  chances: ['chances'],
  share: ['replay-share'],
  verify: ['replay-share', 'verify'],
  'go-on': ['go-on'],
} as const;

/** Opens a window over a match that is watched again. */
export const openWindow = async (page: Page, window: keyof typeof WINDOWS): Promise<void> => {
  for (const button of WINDOWS[window]) await page.getByTestId(button).click();
  if (window === 'chances') await page.getByTestId('chances-curve').waitFor();
};

/** Shows a recorded match of a game again, at a share of all that happened in it. */
export const watchAgain = async (
  page: Page,
  url: string,
  { ruleset }: Pilot,
  share: number,
  length: 'short' | 'long' = 'long',
): Promise<void> => {
  await openRecord(page, url, recordingOf(ruleset.id, length));
  await page.getByTestId('luck').waitFor();
  const line = page.getByTestId('scrub');
  await line.fill(`${Math.floor(Number(await line.getAttribute('max')) * share)}`);
};

/** A match that is watched again: a moment of it, its end, and all that can be opened over it. */
const replaysOf = (pilot: Pilot): readonly Shot[] => {
  const name = `${pilot.ruleset.id}-replay`;
  return [
    {
      ...still(name, (page, url) => watchAgain(page, url, pilot, 0.6)),
      documented: pilot === EXAMPLE ? 'desktop' : undefined,
    },
    still(`${name}-end`, (page, url) => watchAgain(page, url, pilot, 1)),
    ...(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[]).map((window) =>
      still(`${name}-${window}`, async (page, url) => {
        await watchAgain(page, url, pilot, 0.6);
        await openWindow(page, window);
      }),
    ),
  ];
};

/** All telling states of all games that players get, from the first page to the end of a match. */
export const SHOTS: readonly Shot[] = [
  ...AROUND,
  ...LESSONS,
  ...SHIPPED.flatMap((pilot) => pilot.scenes.map((scene) => shotOf(pilot, scene))),
];

/** Those, and matches that are watched again, which have journeys of their own. */
export const PICTURES: readonly Shot[] = [...SHOTS, ...SHIPPED.flatMap(replaysOf)];
