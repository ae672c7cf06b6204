import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type SCREENS, type Visitor, visit } from './browser.ts';
import { type ServerProcess, startServer } from './server.ts';

/** A server and a browser for the tests of one file, as long as they run. */
export interface Site {
  readonly url: string;
  /** Somebody new comes; nothing is animated for them, so that nobody waits for it. */
  come(screen?: keyof typeof SCREENS): Promise<Visitor>;
}

/** Starts both before the tests of this file, and stops them after. */
export const useSite = (): Site => {
  let server: ServerProcess | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get url() {
      return server!.url;
    },
    come: (screen = 'desktop') => visit(browser!, screen, { reducedMotion: 'reduce' }),
  };
};
