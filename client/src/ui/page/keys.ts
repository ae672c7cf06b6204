import { type Direction, type Grid, type HexLabel, indexOfLabel, labelOfIndex, neighbour } from '@ironhex/shared/hex';
import type { KeyMap, Planning } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { turnMap } from '../board/compass.tsx';

/** What the page does for keys that are not about the match itself. */
export interface PageKeys {
  readonly help: () => void;
  readonly legend: () => void;
  /** undefined where the game has no rules to read. */
  readonly rules: (() => void) | undefined;
  readonly sound: () => void;
  /** Shows a panel beside the map, or folds it. */
  readonly toggle: (panel: 'card' | 'log' | 'chat') => void;
  /** The next height of the sheet, on an upright phone. */
  readonly height: () => void;
}

/** What the keys of the match work on. */
interface MatchKeys {
  readonly match: ClientMatch;
  readonly planning: Planning;
  /** What the game's own keys do now. */
  readonly game: () => KeyMap;
}

/** Where to on the screen, in quarters clockwise from up. */
type ScreenDirection = 0 | 1 | 2 | 3;

/**
 * The direction that leads there from a column. Across the columns steps zigzag: north first, so that two of them keep the
 * row.
 */
const directionOf = (way: ScreenDirection, turned: boolean, column: number): Direction => {
  const north = column % 2 === 0;
  const quarter = (way + (turned ? 3 : 0)) % 4;
  if (quarter === 0) return 0;
  if (quarter === 2) return 3;
  return quarter === 1 ? (north ? 1 : 2) : north ? 5 : 4;
};

/** Moves the hex cursor to a neighbour; it begins where the plan says, or in the middle of the map. */
const step = ({ match, planning }: MatchKeys, way: ScreenDirection): void => {
  const board: Grid | undefined = planning.picture.peek()?.board;
  if (!board) return;
  const from: HexLabel | undefined = match.cursor.peek() ?? planning.cursorStart();
  const hex =
    from === undefined
      ? Math.floor((board.width * board.height + board.width) / 2)
      : neighbour(board, indexOfLabel(board, from), directionOf(way, match.turned.peek(), Number(from.slice(0, 2))));
  if (hex < 0) return;
  const at = labelOfIndex(board, hex);
  match.cursor.value = at;
  match.hover.value = at;
  match.hoverCounter.value = undefined;
  match.board.peek()?.reveal(at);
};

/** Replays the last action of the log, or stops a replay. */
const showLast = ({ again, log }: ClientMatch): void => {
  const last = log.lastShowable();
  if (!again.stop() && last !== undefined) void again.start(last);
};

const keysOf = (keys: MatchKeys, page: PageKeys): KeyMap => {
  const { match, planning } = keys;
  const board = match.board.peek();
  return {
    enter: () => planning.confirm(),
    escape: () => {
      // An animation hides the plan: a player who skips it has not yet seen what a step back would undo.
      if (match.again.stop() || board?.skip()) return;
      planning.undo();
      match.cursor.value = undefined;
    },
    ' ': () => match.cursor.peek() && planning.pick(match.cursor.peek()!),
    arrowup: () => step(keys, 0),
    arrowright: () => step(keys, 1),
    arrowdown: () => step(keys, 2),
    arrowleft: () => step(keys, 3),
    '+': () => board?.zoomBy(1.25),
    '-': () => board?.zoomBy(0.8),
    '0': () => board?.fit(),
    v: () => turnMap(match),
    b: () => void match.goBack(),
    i: () => void match.seating.stay(),
    k: () => page.toggle('card'),
    l: () => page.toggle('log'),
    c: () => page.toggle('chat'),
    h: page.height,
    u: () => showLast(match),
    end: () => match.log.follow.toNewest(),
    m: page.legend,
    ...(page.rules && { g: page.rules }),
    s: page.sound,
    '?': page.help,
    ...keys.game(),
  };
};

/** Fields that Space ticks, and in which nothing is written. */
const TICKED = '[type=checkbox], [type=radio]';
/** Elements in which keys have their usual meaning. */
const TYPING = `input:not([type=range], ${TICKED}), textarea, select, [contenteditable]`;
/** Elements that Enter and Space press. */
const PRESSED = 'button, a, summary';
/** Elements that the arrow keys change or scroll. */
const ARROWED = 'input, .players';
/** Elements that have a use of their own for a key. */
const USED: Readonly<Record<string, string>> = { Enter: `${PRESSED}, form`, ' ': `${PRESSED}, ${TICKED}` };
/** Keys that repeat while they are held down. Any other key would also answer the next question. */
const REPEATED = /^(Arrow|[+-]$)/;

/**
 * Listens to the keyboard; returns a function that stops it. A button keeps the focus after a click: Enter presses it
 * again only for players who reached it by keyboard, and confirms the plan for all others.
 */
export const listenToKeys = (keys: MatchKeys, page: PageKeys): (() => void) => {
  /** The element last pressed by mouse or finger, until the focus moves on by keyboard. */
  let pointed: Element | null = null;
  const point = ({ target }: PointerEvent) => {
    pointed = (target as Element).closest(PRESSED);
  };
  const isUsed = (key: string, target: Element): boolean => {
    const user = USED[key] === undefined ? null : target.closest(USED[key]);
    return user !== null && !(key === 'Enter' && user === pointed);
  };
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.key === 'Tab') pointed = null;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING)) return;
    // Keys are for an open dialog, even while nothing in it has the focus: its button was disabled, say.
    if (document.querySelector('dialog[open]')) return;
    // Escape closes an open explanation, and nothing else.
    if (event.key === 'Escape' && document.querySelector(':popover-open')) return;
    if (event.key.startsWith('Arrow') && target.closest(ARROWED)) return;
    if (event.repeat && !REPEATED.test(event.key)) {
      event.preventDefault();
      return;
    }
    if (isUsed(event.key, target)) return;
    const act = keysOf(keys, page)[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    // After moving over the map, Space picks the hex, and does not press the button used last.
    if (event.key.startsWith('Arrow') && target.matches(PRESSED)) target.blur();
    act();
  };
  // Capture the key first: some parts of the page stop all events but clicks.
  addEventListener('pointerdown', point, true);
  addEventListener('keydown', press);
  return () => {
    removeEventListener('pointerdown', point, true);
    removeEventListener('keydown', press);
  };
};
