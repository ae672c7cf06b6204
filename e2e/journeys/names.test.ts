import type { CreateFromPosition } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import { cutOn } from '../drivers/boxes.ts';
import { openTable, Remote } from '../drivers/match.ts';
import { overlapsOn } from '../drivers/overlaps.ts';
import { useSite } from '../drivers/site.ts';
import { SHIPPED } from '../rulesets/index.ts';
import type { Renamed, Scene } from '../rulesets/pilot.ts';

const site = useSite();

/** The longest names that a player and a unit can have. */
const PLAYER = 24;
const UNIT = 40;

/** Screens on which they are tried; `npm test` tries each letter on one of them, games and letters alternating. */
const SCREENS = ['desktop', 'phone'] as const;

/** Letters of which names may consist, and in how many scenes of each game they are tried. */
const LETTERS = [
  ['the widest letters of ours', 'W', 2],
  ['a script of wide letters', '漢', 1],
  ['a script that is read from right to left', 'ش', 1],
] as const;

/** Scenes that begin in the middle of a match, with all that can be named named like this. */
const scenesOf = (scenes: readonly Scene[], renamed: Renamed<never> | undefined, letter: string): readonly Scene[] =>
  scenes.flatMap((scene) => {
    const { request } = scene;
    if (!('position' in request)) return [];
    const file = request.position as CreateFromPosition['position'] & { readonly position: never };
    const position = renamed!(file.position, (n) => `${letter.repeat(UNIT - 2)} ${n % 10}`);
    return [{ ...scene, request: { ...request, position: { ...file, position } } }];
  });

const NAMED = SHIPPED.filter(({ renamed }) => renamed !== undefined);

describe.each(NAMED.map((pilot, n) => [pilot.ruleset.id, pilot, n] as const))(
  'the longest names in %s',
  (_, pilot, n) => {
    test('would be noticed if they lay over something', async () => {
      const { page } = await site.comeAgain();
      const match = await openTable(site.url, pilot.requests.duel);
      await page.goto(match.addressOf());
      await page.locator('.name').first().waitFor();
      await page.addStyleTag({ content: '.name { position: fixed !important; left: 40px; top: 40px; }' });
      await expect.poll(() => overlapsOn(page)).not.toEqual([]);
    });

    test.each(LETTERS.map(([what, letter, scenes], at) => [what, letter, scenes, inTurn(SCREENS, n + at)] as const))(
      'leave everything beside them readable: %s',
      async (_, letter, scenes, screens) => {
        for (const screen of screens)
          for (const { name, request, play } of scenesOf(pilot.scenes, pilot.renamed, letter).slice(0, scenes)) {
            const { page } = await site.comeAgain(screen);
            const match = await openTable(site.url, { ...request, name: letter.repeat(60) });
            const players = [letter.repeat(PLAYER), `${letter.repeat(PLAYER - 2)} 2`];
            const first = await Remote.sit(site.url, match, 0, players[0]!);
            const second = await Remote.sit(site.url, match, 1, players[1]!);
            await page.goto(match.addressOf(0));
            await page.getByTestId(pilot.begun).waitFor();
            await play?.(page, second);
            const where = `${name}, ${screen}`;
            // A band finds its place on the map a moment after it came.
            await expect.poll(() => cutOn(page), { message: where }).toEqual([]);
            await expect.poll(() => overlapsOn(page), { message: where }).toEqual([]);
            expect(
              await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
              where,
            ).toBeLessThanOrEqual(0);
            await Promise.all([first.client.leave(), second.client.leave()]);
          }
      },
    );
  },
);
