import type { TestProject } from 'vitest/node';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all journeys of a run share: the address of a server, and that of a browser. */
    site: { readonly url: string; readonly browser: string };
  }
}

/** Run by Vitest before the first journey: starts one server and one browser for all. Gives what ends both. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  project.provide('site', { url: server.url, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.stop();
  };
};
