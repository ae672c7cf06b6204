import { BOARD_FORMAT, type BoardHex } from '@ironhex/shared/board';
import type { Direction } from '@ironhex/shared/hex';
import { readSetup } from '@ironhex/shared/match';
import { ADVANCED, type Card, STOCK_CARDS, type Token, type Unit, VEHICLES } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { type Words, WordsError, wordsIn } from './words.ts';

/** Where and how a unit stands when its scene begins, and how the other side knows it. */
type Placing = Partial<
  Omit<Pick<Unit, 'at' | 'facing' | 'ticks' | 'token' | 'damage' | 'emptied' | 'unstable'>, 'damage'>
> & {
  readonly damage: Record<string, number>;
  readonly known?: 'detected' | 'visible';
};

/** What the set-up lines of a scene say. */
interface Stage {
  width: number;
  height: number;
  readonly hexes: Record<string, BoardHex>;
  readonly sides: Map<string, number>;
  readonly forces: Map<string, { id: string; card: Card }[]>;
  readonly places: Map<string, Placing>;
  options: Record<string, unknown>;
  elapsed: number;
  /** The units begin as in a new match, not in a position. */
  fresh: boolean;
}

const emptyStage = (): Stage => ({
  width: 7,
  height: 9,
  hexes: {},
  sides: new Map(),
  forces: new Map(),
  places: new Map(),
  options: {},
  elapsed: 0,
  fresh: false,
});

const NAME = /^[a-z]+$/;

const readHex = (words: Words): BoardHex => {
  let level = 0;
  const features: Record<string, number> = {};
  for (let [name] = words.while(NAME); name; [name] = words.while(NAME)) {
    const value = words.number(`the ${name}`);
    if (name === 'level') level = value;
    else features[name] = value;
  }
  return { level, features };
};

const readPlacing = (words: Words): Placing => {
  const [at] = words.while(/^\d{4}$/);
  const placing: Record<string, unknown> = at === undefined ? {} : { at };
  const damage: Record<string, number> = {};
  const emptied: string[] = [];
  for (;;) {
    if (words.took('facing')) placing.facing = words.number('the facing') as Direction;
    else if (words.took('ticks')) placing.ticks = words.number('the ticks');
    else if (words.took('fast')) placing.token = 'fast' satisfies Token;
    else if (words.took('stationary')) placing.token = 'stationary' satisfies Token;
    else if (words.took('unstable')) placing.unstable = true;
    else if (words.took('detected')) placing.known = 'detected';
    else if (words.took('visible')) placing.known = 'visible';
    else if (words.took('empty')) emptied.push(words.next('a weapon'));
    else if (words.took('damage')) damage[words.next('a component')] = words.number('the damage');
    else break;
  }
  return { ...placing, emptied, damage };
};

const readUnit = (stage: Stage, seat: string, words: Words): void => {
  if (!stage.sides.has(seat)) throw new WordsError(`"${seat}" begins no line, and is no seat of a side.`);
  const id = words.next('the id of a unit');
  const designation = words.next('a card');
  const card = [...STOCK_CARDS, ...VEHICLES].find((known) => known.designation === designation);
  if (!card) throw new WordsError(`There is no card ${designation}.`);
  stage.forces.set(seat, [...(stage.forces.get(seat) ?? []), { id, card }]);
  stage.places.set(id, readPlacing(words));
};

/** Reads one line of set-up into a stage. */
const readStageLine = (stage: Stage, line: string): void => {
  const words = wordsIn(line);
  const first = words.next('a word');
  if (first === 'board') {
    const size = /^(\d+)x(\d+)$/.exec(words.next('the size'));
    if (!size) throw new WordsError('A board has a size such as 7x9.');
    stage.width = Number(size[1]);
    stage.height = Number(size[2]);
  } else if (/^\d{4}$/.test(first)) stage.hexes[first] = readHex(words);
  else if (first === 'side') {
    const side = words.number('the side');
    for (const seat of words.while(NAME)) stage.sides.set(seat, side);
  } else if (first === 'elapsed') stage.elapsed = words.number('the ticks gone by');
  else if (first === 'fresh') stage.fresh = true;
  else if (first === 'advanced') stage.options = { ...ADVANCED };
  else if (first === 'option') {
    const name = words.next('an option');
    const value = words.next('its value');
    stage.options[name] = /^\d+$/.test(value) ? Number(value) : value;
  } else readUnit(stage, first, words);
  words.end();
};

/** What sides know of each other; left out where nobody is known. Contacts are numbered in the order of their lines. */
const detectionOf = ({ forces, sides, places }: Stage) => {
  const heard = [0, 0];
  const known: Record<string, object> = {};
  for (const [seat, force] of forces) {
    const other = sides.get(seat) === 0 ? 1 : 0;
    for (const { id } of force) {
      const { known: state, at } = places.get(id)!;
      if (state === 'detected') heard[other]! += 1;
      if (state) known[id] = state === 'detected' ? { state, number: heard[other], at } : { state };
    }
  }
  return Object.keys(known).length > 0 ? { detection: { known, heard } } : {};
};

/** The setup of the match that a scene's lines describe: its units stand in a position, or all begin off the map. */
export const setupOf = (lines: readonly string[]) => {
  const stage = emptyStage();
  for (const line of lines) readStageLine(stage, line);
  const { width, height, hexes, sides, forces, places, options, elapsed } = stage;
  const units = [...forces].flatMap(([seat, force]) =>
    force.map((unit) => {
      const { known: _, ...placing } = places.get(unit.id)!;
      return { ...unit, ...placing, seat };
    }),
  );
  const setup = readSetup(warfare3025, {
    options,
    board: { format: BOARD_FORMAT, id: 'scene', name: 'Scene', width, height, hexes },
    seats: [...sides].map(([id, side]) => ({ id, side, ...(stage.fresh ? { force: forces.get(id) } : {}) })),
    ...(stage.fresh ? {} : { position: { elapsed, units, ...detectionOf(stage) } }),
  });
  if (!setup.ok) throw new WordsError(setup.error.map(({ at, message }) => `${at}: ${message}`).join('; '));
  return setup.value;
};
