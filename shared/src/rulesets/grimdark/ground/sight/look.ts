import type { Board } from '../../../../board/index.ts';
import { lookAt } from '../../../../cost.ts';
import { type Axial, axialAt, type Grid, indexOfAxial, neighbour } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import type { Lie } from '../field.ts';
import { SIX } from '../footprint.ts';
import { NO_TOP, surveyOf } from '../survey.ts';

/** By hex index: how far the nearest hex is whose ground or terrain has a top so high or higher. */
const distancesTo = (board: Board, least: number): Uint8Array => {
  const { topThrough } = surveyOf(board);
  lookAt(topThrough.length);
  const away = new Uint8Array(topThrough.length).fill(255);
  const found: number[] = [];
  for (const [hex, top] of topThrough.entries()) if (top >= least) found.push(hex);
  for (const hex of found) away[hex] = 0;
  for (const hex of found)
    for (const direction of SIX) {
      const next = neighbour(board, hex, direction);
      if (next < 0 || away[next] !== 255) continue;
      away[next] = away[hex]! + 1;
      found.push(next);
    }
  return away;
};

/**
 * By height from 1 up to the highest top of a board without units, and by hex: how far the nearest hex is that is so
 * high.
 * At 0: that obstructs anything at all.
 */
export const clearanceOn = oncePer((board: Board): readonly Uint8Array[] =>
  Array.from({ length: Math.max(0, surveyOf(board).highest) + 1 }, (_, height) =>
    distancesTo(board, height === 0 ? NO_TOP + 1 : height),
  ),
);

/** What a line of sight between two hexes is, G-5.5 to G-5.7. */
export type Verdict = 'clear' | 'screened' | 'blocked';

/** A viewer and a target: what all lines between them have in common. */
export interface Looking {
  readonly grid: Grid;
  readonly lie: Lie;
  /** Indexes in `bodies` of viewer and target, which do not obstruct their own line; -1: not a body. */
  readonly viewer: number;
  readonly target: number;
  /** The hexes of both where a line can pass them: those of titanic units, G-5.3. */
  readonly own: readonly number[];
  /**
   * For callers that look along very many lines and only ask whether they are blocked: see `clearanceOn`. A line leaves
   * out hexes where nothing is so high.
   */
  readonly clearance?: readonly Uint8Array[];
}

/** One end of a line: a hex, and the level of the eye or of the top of what is looked at, G-5.4. */
export interface End {
  readonly hex: number;
  readonly height: number;
}

/**
 * Called for each hex that matters to a line, at `away` hexes from its start: it obstructs, or it screens the target
 * right behind it, G-5.7.
 */
export type Note = (hex: number, how: 'crossed' | 'border' | 'low', away: number) => void;

/** The top of a hex for a line between hexes of these two, G-5.4: forest counts only if neither stands in its piece. */
export const topOf = ({ lie, viewer, target }: Looking, hex: number, from: number, to: number): number => {
  const { survey, occupant, heights } = lie;
  const piece = survey.piece[hex]!;
  const through = piece !== survey.piece[from] && piece !== survey.piece[to];
  const top = through ? survey.topThrough[hex]! : survey.top[hex]!;
  const body = occupant[hex]!;
  if (body < 0 || body === viewer || body === target) return top;
  return Math.max(top, survey.level[hex]! + heights[body]!);
};

/** The two directions between which a line leads, and how many steps of each make up the whole of it. */
interface Bearing {
  readonly u: Axial;
  readonly v: Axial;
  readonly i: number;
  readonly j: number;
}

const bearingOf = (dq: number, dr: number): Bearing => {
  const q = { q: Math.sign(dq), r: 0 };
  const r = { q: 0, r: Math.sign(dr) };
  if (dq * dr >= 0) return { u: q, v: r, i: Math.abs(dq), j: Math.abs(dr) };
  // To the north-east or south-west a step of both at once is a direction too.
  const slant = { q: q.q, r: r.r };
  const [long, short] = [Math.abs(dq), Math.abs(dr)];
  return long >= short ? { u: q, v: slant, i: long - short, j: short } : { u: r, v: slant, i: short - long, j: long };
};

/**
 * What the line from a viewer's hex to a target's hex is, G-5.2 to G-5.7. `note` hears of every hex that matters, from
 * the viewer on; without it the first that blocks will do, and the line is followed from its lower end, as far as
 * anything on the map reaches up to it.
 *
 * A candidate of G-5.2 is x steps of one direction and a - x of the other from the start. Its six integers are
 * 3 (i a - n x) and six numbers of which n + max(i, j) is the largest: it is crossed if the first is smaller, and has a
 * border on the line if the two are equal and i and j are too. So at each distance only two candidates can matter.
 */
export const look = (looking: Looking, from: End, to: End, note?: Note): Verdict => {
  const { grid, lie, own, clearance } = looking;
  const { cover } = lie;
  const { screen } = lie.survey;
  const start = axialAt(grid, from.hex);
  const end = axialAt(grid, to.hex);
  const { u, v, i, j } = bearingOf(end.q - start.q, end.r - start.r);
  const n = i + j;
  const widest = n + Math.max(i, j);
  const isDownwards = note === undefined && from.height > to.height;
  const reached = lie.highest * n;
  let looked = 0;
  let blocked = false;
  let screened = false;
  for (let step = 1; step < n; step++) {
    const a = isDownwards ? n - step : step;
    const height = from.height * (n - a) + to.height * a;
    // From here on the line is above everything that could block it. But a low screen counts beside the target.
    if (height > reached && (clearance || (isDownwards && step > 1))) break;
    looked++;
    const first = Math.floor((i * a) / n);
    const rest = 3 * (i * a - n * first);
    let halves = 0;
    let passed = -1;
    for (let x = first; x <= first + 1; x++) {
      const off = x === first ? rest : 3 * n - rest;
      const border = off === widest && i === j;
      if (off >= widest && !border) continue;
      const y = a - x;
      const hex = indexOfAxial(grid, start.q + x * u.q + y * v.q, start.r + x * u.r + y * v.r);
      if (hex < 0 || (own.length > 0 && own.includes(hex))) continue;
      passed = hex;
      const top = topOf(looking, hex, from.hex, to.hex);
      if (top !== NO_TOP && top * n >= height) {
        note?.(hex, border ? 'border' : 'crossed', a);
        if (border) halves++;
        else blocked = true;
      }
      if (a === n - 1 && cover[hex] === 1 && screen[hex] !== NO_TOP && screen[hex]! * n >= height) {
        note?.(hex, 'low', a);
        screened = true;
      }
    }
    if (halves === 2) blocked = true;
    if (halves === 1) screened = true;
    if (blocked && note === undefined) break;
    // The hexes of the line d steps on are d + 1 from this one at most.
    if (clearance && passed >= 0) step += Math.max(0, clearance[Math.max(0, Math.ceil(height / n))]![passed]! - 2);
  }
  lookAt(looked);
  return blocked ? 'blocked' : screened ? 'screened' : 'clear';
};
