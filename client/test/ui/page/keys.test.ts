import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Planning } from '../../../src/rulesets/types.ts';
import type { ClientMatch } from '../../../src/table/match.ts';
import { listenToKeys, type PageKeys } from '../../../src/ui/page/keys.ts';

// It asks the browser for the kind of its screen as soon as it is loaded.
vi.mock('../../../src/ui/board/compass.tsx', () => ({ turnMap: () => {} }));

/** An element that is what its name says, with nothing around it. */
const element = (name: string) => {
  const self = {
    closest: (selector: string) => (selector.split(/[\s,]+/).includes(name) ? self : null),
    matches: (selector: string) => self.closest(selector) !== null,
    blur: () => {},
  };
  return self;
};

let done: string[];
/** Something is being shown, or shown again. */
let shows: boolean;
let showsAgain: boolean;
/** What is open over the page: a selector that finds it. */
let open: string | undefined;
let heard: Map<string, (event: object) => void>;
let stop: () => void;

/** Presses a key while this has the focus; says whether the browser does what it usually does. */
const press = (key: string, target: object): boolean => {
  let usual = true;
  const preventDefault = () => {
    usual = false;
  };
  heard.get('keydown')!({ key, target, preventDefault });
  return usual;
};
const point = (target: object) => heard.get('pointerdown')!({ target });

beforeEach(() => {
  done = [];
  [shows, showsAgain] = [false, false];
  heard = new Map();
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => heard.set(kind, listener));
  vi.stubGlobal('removeEventListener', (kind: string) => heard.delete(kind));
  open = undefined;
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === open ? {} : null) });
  const board = {
    skip: () => {
      if (shows) done.push('skip');
      const showed = shows;
      shows = false;
      return showed;
    },
  };
  const again = {
    stop: () => {
      if (showsAgain) done.push('stop');
      const showed = showsAgain;
      showsAgain = false;
      return showed;
    },
    start: (episode: number) => void done.push(`again ${episode}`),
  };
  const log = { lastShowable: () => 17 };
  stop = listenToKeys(
    {
      match: { board: signal(board), cursor: signal('0203'), again, log } as unknown as ClientMatch,
      planning: { confirm: () => done.push('confirm'), undo: () => done.push('undo') } as unknown as Planning,
      game: () => ({}),
    },
    {} as PageKeys,
  );
});

afterEach(() => {
  stop();
  expect([...heard.keys()]).toEqual([]);
  vi.unstubAllGlobals();
});

describe('Enter', () => {
  test('confirms, also while a button has the focus because it was clicked', () => {
    const button = element('button');
    press('Enter', element('body'));
    point(button);
    expect(press('Enter', button)).toBe(false);
    expect(done).toEqual(['confirm', 'confirm']);
  });

  test('presses a button to which the keyboard has led, and one that was clicked if Tab comes back to it', () => {
    const [clicked, other] = [element('button'), element('button')];
    point(clicked);
    expect(press('Enter', other)).toBe(true);
    press('Tab', clicked);
    expect(press('Enter', clicked)).toBe(true);
    expect(done).toEqual([]);
  });

  test.each(['textarea', 'form'])('is left to a %s', (name) => {
    const thing = element(name);
    point(thing);
    expect(press('Enter', thing)).toBe(true);
    expect(done).toEqual([]);
  });
});

test('a dialog keeps all keys to itself, even while nothing in it has the focus', () => {
  open = 'dialog[open]';
  for (const key of ['Escape', 'Enter', 'u']) expect(press(key, element('body'))).toBe(true);
  expect(done).toEqual([]);
});

test('Escape does one thing at a time: it ends what is shown, and only then goes one step back', () => {
  shows = true;
  press('Escape', element('body'));
  expect(done).toEqual(['skip']);
  press('Escape', element('body'));
  expect(done).toEqual(['skip', 'undo']);
});

test('U shows the last action again, or ends that, and so does Escape before anything else', () => {
  press('u', element('body'));
  showsAgain = true;
  press('u', element('body'));
  expect(done).toEqual(['again 17', 'stop']);
  [shows, showsAgain] = [true, true];
  press('Escape', element('body'));
  press('Escape', element('body'));
  expect(done.slice(2)).toEqual(['stop', 'skip']);
});
