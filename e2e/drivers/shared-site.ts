import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all journeys of a run share: the address of a server. */
    site: { readonly url: string };
  }
}

/** Run by Vitest before the first journey: starts one server for all. Gives what ends it. */
export const setup = async (project: TestProject): Promise<() => Promise<unknown>> => {
  const server = await startServer();
  project.provide('site', { url: server.url });
  return () => server.stop();
};
