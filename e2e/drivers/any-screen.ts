import type { CDPSession, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { SCREENS, type Visitor } from './browser.ts';
import type { Site } from './site.ts';
import { until } from './until.ts';

/** One page for all tests of a file, on one screen after the other: loading a page is most of what they cost. */
interface AnyScreen {
  readonly page: Page;
  /** Gives the page another screen, with a finger or with a mouse. */
  turnTo(screen: keyof typeof SCREENS): Promise<void>;
}

/** Brings somebody new before the tests of this file. */
export const useAnyScreen = (site: Site): AnyScreen => {
  let visitor: Visitor;
  let tools: CDPSession;
  beforeAll(async () => {
    // A page whose screen may be touched; the others are made of it.
    visitor = await site.come('phone');
    tools = await visitor.context.newCDPSession(visitor.page);
  });
  return {
    get page() {
      return visitor.page;
    },
    turnTo: async (screen) => {
      const { page } = visitor;
      const isTouched = screen !== 'desktop';
      await tools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched, maxTouchPoints: 1 });
      await page.setViewportSize(SCREENS[screen]);
      const isCoarse = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
      await until(async () => (await isCoarse()) === isTouched, `the page is on a ${screen}`);
    },
  };
};
