import { lookAt } from '../../../../cost.ts';
import {
  axialAt,
  distance,
  type HexLabel,
  indexDistance,
  indexOfAxial,
  indexOfLabel,
  labelOfIndex,
  neighbour,
} from '../../../../hex/index.ts';
import type { Body, Field } from '../field.ts';
import { inContact, indexIn, radiusOf, SIX } from '../footprint.ts';
import { DIFFICULT_LIMIT, isLeaving, LEAVING_LIMIT, type Move, type Mover } from './mover.ts';
import { awayFromStart, highest, isClimb, isHard, isSure, type Passage, passageOf } from './passage.ts';
import { type Room, roomOf } from './room.ts';

// A state of the search is a hex, twice: as it is reached by paths without difficult terrain, and, a map further on, by
// those that can be six hexes long at most, G-9.8. So the limit is kept exactly: where the way through a forest ends,
// a path around it may still be open.

/** Where a unit can go with a move, and how. Hexes are indexes, and those of the centre. */
export interface Reach {
  readonly field: Field;
  readonly mover: Mover;
  readonly move: Move;
  /**
   * By hex: the length of the shortest legal path that ends there, -1 where none does; the target of a charge aside.
   */
  readonly steps: Int16Array;
  /** Where paths end, in the order in which a search breadth-first in direction order finds them, G-17.5. */
  readonly ends: readonly number[];
  /**
   * By hex: the state in which the shortest path ends, -1 where none does. A map of 99 by 99 has less than 32,768
   * states.
   */
  readonly endings: Int16Array;
  /** By state that was found: the state before on the shortest path, -1 at its start. */
  readonly before: Int16Array;
}

/**
 * Which of several shortest paths a search keeps: one without danger if there is one, or the first found, G-17.5. With
 * `safe` it takes no path with danger at all.
 */
export type Among = 'safest' | 'first' | 'safe';

/** What a search knows while it is under way. */
interface Search {
  readonly passage: Passage;
  readonly move: Move;
  readonly room: Room;
  /** By hex: 1 where a path can continue. Flying units pass over everything, G-9.10. */
  readonly passable: Uint8Array;
  readonly among: Among;
  /** By state: the length of the shortest path, -1 where none leads. */
  readonly lengths: Int16Array;
  /** By state: 1 if that path enters dangerous terrain. */
  readonly risks: Uint8Array;
  readonly before: Int16Array;
  /** The states found, in order. */
  readonly found: number[];
}

/** Takes a step, if it is legal, and notes where it leads. */
const step = (search: Search, from: number, next: number, level: number, hard: boolean, length: number): void => {
  const { passage, room, passable, among, lengths, risks, before, found } = search;
  if (next < 0 || passable[next] === 0) return;
  // A shorter path without difficult terrain can do all that this one can.
  if (lengths[next] !== -1 && lengths[next]! < length) return;
  const { mover } = passage;
  const now = room.level[next]!;
  if (!mover.flying && Math.abs(now - level) > 1) return;
  const hardNow = hard || isClimb(passage, level, now) || (room.difficult[next] === 1 && !isSure(mover));
  if (hardNow && length > DIFFICULT_LIMIT) return;
  const state = hardNow ? next + room.level.length : next;
  const isRisky = room.dangerous[next] === 1 && !mover.flying;
  if (isRisky && among === 'safe') return;
  const risk = isRisky ? 1 : from < 0 ? 0 : risks[from]!;
  if (lengths[state] === length && among === 'safest' && risk < risks[state]!) {
    // As long, and safer. A search breadth-first knows all paths of this length before any longer one, so no other path
    // builds on the riskier one yet.
    risks[state] = risk;
    before[state] = from;
  }
  if (lengths[state] !== -1) return;
  lengths[state] = length;
  risks[state] = risk;
  before[state] = from;
  found.push(state);
};

/** The first states: where the mover stands, or every first hex beside its transport, G-15.1 b. */
const begin = (search: Search): void => {
  const { passage, room, lengths, before, found } = search;
  const { field, lie, mover, start } = passage;
  const hard = isHard(passage, start);
  if (!isLeaving(mover)) {
    const state = start[0]! + (hard ? room.level.length : 0);
    lengths[state] = 0;
    before[state] = -1;
    found.push(state);
    return;
  }
  const level = highest(lie, start);
  for (const hex of start)
    for (const direction of SIX) {
      const next = neighbour(field.board, hex, direction);
      if (!start.includes(next)) step(search, -1, next, level, hard, 1);
    }
};

/** Can a path end here, G-9.10, G-15.1 b? A path of length 0 can. */
const canEnd = ({ passage, room, lengths }: Search, state: number, hex: number): boolean => {
  if (lengths[state] === 0) return true;
  if (isLeaving(passage.mover) && awayFromStart(passage, hex) > LEAVING_LIMIT) return false;
  return room.stands[hex] === 1;
};

/** Is a unit of the mover's size, with its centre in a hex, in contact with this body? */
const touching = ({ board }: Field, { size }: Mover, target: Body): ((hex: number) => boolean) => {
  const centre = indexIn(board, target.at);
  const away = 1 + radiusOf(size) + radiusOf(target.size);
  return (hex) =>
    indexDistance(board, hex, centre) === away && inContact(board, { at: labelOfIndex(board, hex), size }, target);
};

/** Searches all that the move reaches, or until a path is found whose end will do. */
const explore = (search: Search, willDo?: (hex: number) => boolean): void => {
  const { passage, move, room, lengths, found } = search;
  const { board } = passage.field;
  const size = room.level.length;
  begin(search);
  for (let head = 0; head < found.length; head++) {
    const state = found[head]!;
    // All that follow are as long.
    if (lengths[state]! >= move.allowance) return;
    const hard = state >= size;
    const hex = hard ? state - size : state;
    if (willDo?.(hex) && canEnd(search, state, hex)) return;
    lookAt(SIX.length);
    for (const direction of SIX)
      step(search, state, neighbour(board, hex, direction), room.level[hex]!, hard, lengths[state]! + 1);
  }
};

/**
 * Every hex where a unit can end a move, with the shortest legal path there. A charge must end in contact besides.
 * The ends stand in the order in which the first path to each is found. With `only` the search ends when it has found a
 * path into contact with this body: so that path is among the first, and others may be missing.
 */
export const reach = (field: Field, mover: Mover, move: Move, among: Among = 'safest', only?: Body): Reach => {
  const passage = passageOf(field, mover);
  const room = roomOf(passage, move);
  const size = room.level.length;
  const lengths = new Int16Array(2 * size).fill(-1);
  const risks = new Uint8Array(2 * size);
  const before = new Int16Array(2 * size);
  const passable = mover.flying ? room.fits : room.stands;
  const search: Search = { passage, move, room, passable, among, lengths, risks, before, found: [] };
  explore(search, only && touching(field, mover, only));
  const steps = new Int16Array(size).fill(-1);
  const endings = new Int16Array(size).fill(-1);
  const ends: number[] = [];
  for (const state of search.found) {
    const hex = state >= size ? state - size : state;
    if (!canEnd(search, state, hex)) continue;
    const other = endings[hex]!;
    if (other < 0) {
      steps[hex] = lengths[state]!;
      ends.push(hex);
    }
    if (other < 0 || (among === 'safest' && lengths[state] === steps[hex] && risks[state]! < risks[other]!))
      endings[hex] = state;
  }
  return { field, mover, move, steps, ends, endings, before };
};

/** The shortest legal path that ends in a hex; undefined if there is none. */
export const pathTo = ({ field, mover, endings, before }: Reach, hex: HexLabel): HexLabel[] | undefined => {
  const size = endings.length;
  const index = indexOfLabel(field.board, hex);
  if (index < 0 || endings[index] === -1) return undefined;
  const path: HexLabel[] = [];
  for (let state = endings[index]!; state !== -1; state = before[state]!)
    path.push(labelOfIndex(field.board, state % size));
  if (!isLeaving(mover)) path.pop();
  return path.reverse();
};

/** The hexes on the map at exactly this distance from one. */
const ringOf = (board: Field['board'], centre: number, away: number): readonly number[] => {
  const from = axialAt(board, centre);
  const ring: number[] = [];
  for (let q = -away; q <= away; q++)
    for (let r = -away; r <= away; r++) {
      if (distance({ q, r }, { q: 0, r: 0 }) !== away) continue;
      const hex = indexOfAxial(board, from.q + q, from.r + r);
      if (hex >= 0) ring.push(hex);
    }
  return ring;
};

/** The hexes where a charge can end, in contact with its target, those with the shortest paths first, G-9.7. */
export const chargeEnds = ({ field, mover, steps, ends }: Reach, target: Body): readonly HexLabel[] => {
  const { board } = field;
  const away = 1 + radiusOf(mover.size) + radiusOf(target.size);
  const found = ringOf(board, indexIn(board, target.at), away)
    .filter((hex) => steps[hex]! >= 0)
    .filter(touching(field, mover, target));
  const order = new Map(found.map((hex) => [hex, ends.indexOf(hex)]));
  return found.toSorted((one, other) => order.get(one)! - order.get(other)!).map((hex) => labelOfIndex(board, hex));
};
