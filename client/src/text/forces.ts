import { capital, count } from './numbers.ts';

/** What is used of something that has a most. */
export interface Usage {
  readonly used: number;
  readonly most: number;
}

/** What is left of it, in words. */
export const leftText = ({ used, most }: Usage): string =>
  used > most ? `${used - most} over` : used === most ? 'none left' : `${most - used} left`;

/** What the page says where forces are put together, kept and loaded. `noun` is the game's word for one, such as `army`. */
export const forceWords = (noun: string) => ({
  choose: {
    label: capital(noun),
    own: 'Your own',
    empty: 'Begin with no units',
    changed: 'As you changed it',
    change: 'Change units',
    undo: 'Undo',
  },
  builder: {
    close: 'Done',
    name: `Name of the ${noun}`,
    unitsOf: (n: number, most: number) => `Units: ${n} of at most ${most}`,
    noUnits: 'No units yet. Add at least one.',
    add: 'Add a unit',
    copy: (name: string) => `One more ${name} like this`,
    copyShort: 'One more',
    remove: (name: string) => `Remove ${name}`,
    removeShort: 'Remove',
    ready: `This ${noun} can be played.`,
    wrong: `This ${noun} cannot be played yet:`,
    faultsBelow: (n: number) => `${count(n, 'fault')} of single units: see below.`,
  },
  /** Keeping forces, and taking them elsewhere. */
  shelf: {
    title: 'Keep, load and share',
    keep: 'Keep in this browser',
    keepAgain: 'Keep in place of the older one',
    keepHint: `Give the ${noun} a name first.`,
    kept: (name: string) => `${name} is kept in this browser.`,
    save: 'Save as a file',
    load: 'Load a file',
    own: 'Kept in this browser',
    take: (name: string) => `Load ${name}`,
    takeShort: 'Load',
    forget: (name: string) => `Forget ${name}`,
    loaded: (name: string) => `${name} is loaded.`,
  },
  /** Files with a force. */
  file: {
    ending: noun,
    units: 'Units',
    bad: `The ${noun} stays as it is. Mend what is named here in the file, then choose it again.`,
    noJson: (why: string) => `This file is not JSON: ${why}.`,
    more: (n: number) => `There are ${count(n, 'more fault')}.`,
  },
});
export type ForceWords = ReturnType<typeof forceWords>;
