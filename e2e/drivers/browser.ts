import {
  type Browser,
  type BrowserContext,
  type BrowserServer,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { LONGEST_WAIT } from './until.ts';

/** How Chromium is started without a window; it draws in software. */
const options = (): LaunchOptions => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium: install it, or set CHROMIUM to its path');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--enable-unsafe-swiftshader',
    ],
  };
};

/** Opens Chromium for this process. */
export const openBrowser = (): Promise<Browser> => chromium.launch(options());

/** Opens Chromium for other processes, which find it at its address. */
export const launchBrowser = (): Promise<BrowserServer> => chromium.launchServer(options());

/** A page of somebody else's browser: nothing is shared between two of them. What goes wrong in it is kept. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings that the page wrote, and failed requests. */
  readonly complaints: string[];
}

/** Screens that people have. */
export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  phoneLying: { width: 844, height: 390 },
} as const;

/** How somebody comes. */
export interface VisitOptions {
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Dots of the screen to a CSS pixel; 1 by default. */
  readonly deviceScaleFactor?: number;
  /** Whether the page shows its hints for the first time; most stories are told of people who know them. */
  readonly hints?: boolean;
  /** Whether a desktop is heard, as at a first visit. Making sounds takes a tenth of the page's work. */
  readonly sounds?: boolean;
}

/** Somebody new comes, with a screen of this size. */
export const visit = async (
  browser: Browser,
  screen: keyof typeof SCREENS = 'desktop',
  { hints = false, sounds = true, ...options }: VisitOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: SCREENS[screen], hasTouch: screen !== 'desktop', ...options });
  if (!hints) await context.addInitScript(() => localStorage.setItem('ironhex.hints', 'off'));
  if (!sounds) await context.addInitScript(() => localStorage.setItem('ironhex.sound', 'off'));
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_WAIT);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, complaints };
};
