import type { CreateFromPosition, CreateMatch } from '@ironhex/shared/protocol';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Visitor } from './browser.ts';
import { type Duel, openSeated, type Remote } from './match.ts';
import type { Player } from './player.ts';
import type { Site } from './site.ts';

/** Ada, who has the first seat of one match after the other at the same page; Otto, at the second, plays without one. */
interface FirstSeat<P extends Player> {
  readonly page: Page;
  readonly ada: P;
  /** Of the match that Ada came to last. */
  readonly otto: Remote;
  /** Everything that the page complained of so far. */
  readonly complaints: readonly string[];
  /** Ada comes to a new match, in which she sits already; over a line, if one is laid, by its address. */
  comeTo(request: CreateMatch | CreateFromPosition, line?: string): Promise<Duel>;
}

/** The first seat of matches for the tests of one file. */
export const useFirstSeat = <P extends Player>(site: Site, playerOf: (page: Page) => P): FirstSeat<P> => {
  let visitor: Visitor;
  let ada: P;
  let otto: Remote;
  beforeAll(async () => {
    visitor = await site.come();
    ada = playerOf(visitor.page);
  });
  return {
    get page() {
      return visitor.page;
    },
    get ada() {
      return ada;
    },
    get otto() {
      return otto;
    },
    get complaints() {
      return visitor.complaints;
    },
    comeTo: async (request, line = site.url) => {
      const { match, second } = await openSeated(site.url, request);
      otto = second;
      await visitor.page.goto(match.addressOf(0).replace(site.url, line));
      // Arrow keys go by how the map lies, which is known once it is shown.
      await visitor.page.waitForFunction(() => window.ironhex?.positionOf('0101'));
      return match;
    },
  };
};
