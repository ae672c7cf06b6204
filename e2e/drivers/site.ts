import { afterAll, inject, onTestFinished } from 'vitest';
import { type SCREENS, sharedBrowser, type VisitOptions, type Visitor, visit } from './browser.ts';

/** How often a second a page draws in a journey: often enough for somebody to follow. */
const SELDOM = 5;

/** A server and a browser for the tests of one file. The next file uses them as well, in contexts of its own. */
export interface Site {
  readonly url: string;
  /**
   * Somebody new comes; nothing is animated for them, so that nobody waits for it, and only who is here for the first time
   * (with `hints`) hears sounds. Their page draws seldom: a picture of the whole map takes the processor 20 ms, and sixty a
   * second took more than half of all that journeys cost.
   */
  come(screen?: keyof typeof SCREENS, options?: VisitOptions): Promise<Visitor>;
  /**
   * Somebody new who goes when the test ends. A page that stays open takes up to a tenth of a core, for its clocks and for
   * what the server tells it: ten of them slow down all other tests.
   */
  dropIn(screen?: keyof typeof SCREENS, options?: VisitOptions): Promise<Visitor>;
  /**
   * Somebody with this screen who comes again, in all tests of the file, and is where the test before has left them. Their
   * browser has loaded and compiled the program: for somebody new that takes longer than most of what a test looks at.
   */
  comeAgain(screen?: keyof typeof SCREENS): Promise<Visitor>;
}

/** The server and the browser that all journeys share. Who came to the tests of this file goes after them. */
export const useSite = (): Site => {
  const { url } = inject('site');
  afterAll(async () => {
    const browser = await sharedBrowser();
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  const known = new Map<keyof typeof SCREENS, Promise<Visitor>>();
  const come: Site['come'] = async (screen = 'desktop', options = {}) =>
    visit(await sharedBrowser(), screen, {
      reducedMotion: 'reduce',
      sounds: options.hints ?? false,
      picturesPerSecond: SELDOM,
      ...options,
    });
  return {
    url,
    come,
    dropIn: async (...how) => {
      const visitor = await come(...how);
      onTestFinished(() => visitor.context.close());
      return visitor;
    },
    comeAgain: (screen = 'desktop') => {
      const visitor = known.get(screen) ?? come(screen);
      known.set(screen, visitor);
      return visitor;
    },
  };
};
