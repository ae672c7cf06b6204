import type { Browser } from 'playwright-core';
import { SCREENS, type Visitor, visit } from '../drivers/browser.ts';

/** A screen and a theme. */
interface Format {
  readonly screen: keyof typeof SCREENS;
  readonly theme: 'dark' | 'light';
}

/** Every screen in both themes. */
export const FORMATS: readonly Format[] = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).flatMap((screen) =>
  (['dark', 'light'] as const).map((theme) => ({ screen, theme })),
);

/** Somebody comes with this screen who has chosen this theme. */
export const visitIn = async (browser: Browser, { screen, theme }: Format, moving: boolean): Promise<Visitor> => {
  const visitor = await visit(browser, screen, { reducedMotion: moving ? 'no-preference' : 'reduce' });
  await visitor.context.addInitScript((chosen) => localStorage.setItem('ironhex.theme', chosen), theme);
  return visitor;
};
