import { type Direction, indexOfLabel, labelOfIndex, neighbour } from '@ironhex/shared/hex';
import { pickable, unitOf } from '@ironhex/shared/warfare3025';
import type { Game } from '../../../table/game.ts';

/** What the page does for keys that are not about the match itself. */
export interface PageKeys {
  readonly help: () => void;
  readonly show: (panel: 'log' | 'chat') => void;
}

/** Moves the hex cursor to a neighbour; it begins at the planned unit, or in the middle of the map. */
const step = (game: Game, direction: Direction): void => {
  const view = game.view.peek();
  if (!view) return;
  const stand = game.planner.stand()?.at;
  const middle = labelOfIndex(view.board, Math.floor((view.board.width * view.board.height + view.board.width) / 2));
  const from = game.cursor.peek() ?? stand;
  const hex =
    from === undefined
      ? indexOfLabel(view.board, middle)
      : neighbour(view.board, indexOfLabel(view.board, from), direction);
  if (hex < 0) return;
  const at = labelOfIndex(view.board, hex);
  game.cursor.value = at;
  game.hover.value = at;
};

/** Sideways steps zigzag along the row: up first, so that two of them keep the row. */
const sideways = (game: Game, right: boolean): void => {
  const column = Number((game.cursor.peek() ?? game.planner.stand()?.at ?? '0101').slice(0, 2));
  const up = column % 2 === 0;
  step(game, (right ? (up ? 1 : 2) : up ? 5 : 4) as Direction);
};

/** The next enemy that can be aimed at. */
const nextTarget = (game: Game): void => {
  const { draft, options } = game.planner;
  // Whoever interrupts mostly means the one who acts.
  const actor = game.asked.peek()?.view.action?.unit;
  const targets = [
    ...new Set(
      options
        .peek()
        .filter(({ situation }) => situation)
        .map(({ target }) => target)
        .sort((a, b) => Number(b === actor) - Number(a === actor)),
    ),
  ];
  const at = targets.indexOf(draft.peek().attack?.target ?? '');
  const next = targets[(at + 1) % targets.length];
  if (next !== undefined) game.planner.aim(next);
};

const nextUnit = (game: Game): void => {
  const units = game.planner.candidates.peek();
  const next = units[(units.indexOf(game.planner.draft.peek().unit ?? '') + 1) % units.length];
  if (next !== undefined) game.planner.choose(next);
};

/** A number: a weapon while planning, a way to defend, a component to hit. */
const number = (game: Game, n: number): void => {
  const asked = game.asked.peek();
  const { unit } = game.planner.draft.peek();
  if (!asked) return;
  const { view, decision } = asked;
  if (decision.kind === 'defend' && n <= 2) void game.answer({ kind: 'defend', roll: n === 1 ? 'armour' : 'piloting' });
  else if (decision.kind === 'pick') {
    const component = pickable(view, view.assault!)[n - 1];
    if (component !== undefined) void game.answer({ kind: 'pick', component });
  } else if (unit !== null) {
    const weapon = view.cards[unitOf(view, unit).id]!.weapons[n - 1];
    if (weapon) game.planner.useWeapon(weapon.id);
  }
};

const keys = (game: Game, page: PageKeys): Readonly<Record<string, () => void>> => {
  const { planner } = game;
  const { unit, attack, onPoor } = planner.draft.peek();
  const kind = game.asked.peek()?.decision.kind;
  return {
    enter: () => void game.confirm(),
    escape: () => {
      game.board.peek()?.skip();
      if (!planner.undo()) game.inspected.value = null;
      game.cursor.value = undefined;
    },
    ' ': () => game.cursor.peek() && game.pick(game.cursor.peek()!),
    p: () => kind === 'interrupt' && void game.answer({ kind: 'pass' }),
    w: () => kind === 'activate' && unit !== null && void game.answer({ kind: 'wait', unit }),
    j: () => planner.toggleJump(),
    q: () => planner.turn(-1),
    e: () => planner.turn(1),
    f: () => attack && planner.fireAfter(attack.after === 0 ? 'end' : 0),
    r: () => planner.addExtras(1),
    o: () => planner.onPoor(onPoor === 'stop' ? 'press' : 'stop'),
    t: () => nextTarget(game),
    n: () => nextUnit(game),
    '[': () => planner.shiftTrigger(-1),
    ']': () => planner.shiftTrigger(1),
    arrowup: () => step(game, 0),
    arrowdown: () => step(game, 3),
    arrowleft: () => sideways(game, false),
    arrowright: () => sideways(game, true),
    '+': () => game.board.peek()?.zoomBy(1.25),
    '-': () => game.board.peek()?.zoomBy(0.8),
    '0': () => game.board.peek()?.fit(),
    l: () => page.show('log'),
    c: () => page.show('chat'),
    '?': page.help,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`${n}`, () => number(game, n)])),
  };
};

/** Elements that use keys themselves. */
const BUSY = 'input:not([type=range]), textarea, select, dialog, [contenteditable]';
/** Elements that Enter and Space press. */
const PRESSED = 'button, a, summary';

/** Listens to the keyboard; returns how to stop. */
export const listenToKeys = (game: Game, page: PageKeys): (() => void) => {
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(BUSY)) return;
    if (event.key.startsWith('Arrow') && target.closest('input')) return;
    if ((event.key === 'Enter' || event.key === ' ') && target.closest(PRESSED)) return;
    const act = keys(game, page)[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
};
