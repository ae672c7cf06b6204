import type { Page } from 'playwright-core';
import { openTable, Remote } from '../drivers/match.ts';
import { SHIPPED } from '../rulesets/index.ts';
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

/** The pages around a match. */
const AROUND: readonly Shot[] = [
  still('home', async (page, url) => {
    await page.goto(url);
    await page.getByTestId('quick-match').first().waitFor();
  }),
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
  still('rulebook', async (page, url) => {
    await page.goto(url);
    await page.getByRole('link', { name: /rules/i }).first().click();
    await page.locator('.chapter').nth(8).locator('.passage-number').first().click();
  }),
];

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

/** All telling states of all games that players get, from the first page to the end of a match. */
export const SHOTS: readonly Shot[] = [
  ...AROUND,
  ...SHIPPED.flatMap((pilot) => pilot.scenes.map((scene) => shotOf(pilot, scene))),
];
