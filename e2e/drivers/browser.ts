import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.ts';
import { LONGEST_WAIT } from './until.ts';

/** How Chromium is started without a window; it draws in software. */
const options = (...more: readonly string[]): LaunchOptions => {
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
      ...more,
    ],
  };
};

/** Opens Chromium for this process. */
export const openBrowser = (): Promise<Browser> => chromium.launch(options());

let shared: Promise<Browser> | undefined;

/**
 * The Chromium of all tests that this process runs, whose files are run one after the other; it ends with the process. Their
 * pages live for seconds: optimizing code in them takes the processor longer than it saves.
 */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= chromium.launch(options('--js-flags=--no-opt --no-maglev --min-semi-space-size=16'));
  return shared;
};

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
  /** How often a second the page may draw; as often as the screen by default. */
  readonly picturesPerSecond?: number;
}

/** Run in a page before anything else: lets it draw at most once in so many milliseconds. */
const drawSeldom = (interval: number): void => {
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
  /** What takes each callback back that has been asked for. */
  const asked = new Map<number, () => void>();
  let ids = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  window.requestAnimationFrame = (callback) => {
    ids += 1;
    const id = ids;
    const atNextFrame = (): void => {
      const frame = ask((now) => {
        asked.delete(id);
        drawn = now;
        callback(now);
      });
      asked.set(id, () => cancel(frame));
    };
    const wait = drawn + interval - performance.now();
    const timer = wait > 0 ? window.setTimeout(atNextFrame, wait) : undefined;
    asked.set(id, () => clearTimeout(timer));
    if (timer === undefined) atNextFrame();
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    asked.get(id)?.();
    asked.delete(id);
  };
};

/** Somebody new comes, with a screen of this size. */
export const visit = async (
  browser: Browser,
  screen: keyof typeof SCREENS = 'desktop',
  { hints = false, sounds = true, picturesPerSecond, ...options }: VisitOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: SCREENS[screen], hasTouch: screen !== 'desktop', ...options });
  if (!hints) await context.addInitScript(() => localStorage.setItem('ironhex.hints', 'off'));
  if (!sounds) await context.addInitScript(() => localStorage.setItem('ironhex.sound', 'off'));
  if (picturesPerSecond !== undefined) await context.addInitScript(drawSeldom, 1000 / picturesPerSecond);
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_WAIT);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, complaints };
};
