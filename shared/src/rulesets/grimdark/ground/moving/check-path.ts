import { type Axial, axialAt, distance, type HexLabel, hexIndex, parseLabel } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { fail, ok, type Result } from '../../../../result.ts';
import { refusal } from '../../refusal.ts';
import type { Body, Field } from '../field.ts';
import { inContact, indexIn, radiusOf } from '../footprint.ts';
import { DIFFICULT_LIMIT, isLeaving, LEAVING_LIMIT, type Move, type Mover } from './mover.ts';
import {
  awayFromStart,
  fits,
  footprint,
  highest,
  isClimb,
  isHard,
  isOccupied,
  type Passage,
  passageOf,
} from './passage.ts';

const LABEL = /^(\d\d)(\d\d)$/;

/**
 * The hex of a label in a path; undefined: it is no label. Column or row 00 lies just off the map, so that a path can
 * say that it leaves the map to the west or north, and be refused.
 */
const pathHex = (label: HexLabel): Axial | undefined => {
  const hex = parseLabel(label);
  const [, column, row] = hex === undefined ? (LABEL.exec(label) ?? []) : [];
  if (column === undefined || row === undefined) return hex;
  const q = Number(column) - 1;
  return { q, r: Number(row) - 1 - Math.floor(q / 2) };
};

/** A path whose steps are all legal: its hexes by index, and whether it has to do with difficult terrain, G-9.8. */
interface Walked {
  readonly centres: readonly number[];
  readonly hard: boolean;
}

/** The checks of a place that is entered on the ground, in their order, G-9.3; `from` is the level before the step. */
const checkPlace = (passage: Passage, { kind }: Move, centre: number, label: HexLabel, from: number) => {
  const { lie, mover, nearEnemy } = passage;
  const hexes = footprint(passage, centre);
  if (hexes.some((hex) => lie.survey.impassable[hex] === 1))
    return refusal('E_HEX_IMPASSABLE', 'G-9.3', { hex: label });
  const level = highest(lie, hexes);
  if (!mover.flying && Math.abs(level - from) > 1) return refusal('E_CLIFF', 'G-6.2', { hex: label, from, to: level });
  if (isOccupied(passage, hexes)) return refusal('E_HEX_OCCUPIED/path', 'G-9.3', { hex: label });
  if (kind !== 'charge' && hexes.some((hex) => nearEnemy[hex] === 1))
    return refusal('E_ENEMY_ADJACENT', 'G-9.6', { hex: label });
  return undefined;
};

/** Walks a path step by step; the first failure of G-9.3 ends it. */
const walk = (passage: Passage, move: Move, path: readonly HexLabel[]): Result<Walked, Refusal> => {
  const { field, lie, mover, start } = passage;
  const { flying, from } = mover;
  const centres: number[] = [];
  let before: Axial = axialAt(field.board, indexIn(field.board, from.at));
  // A unit that leaves a transport steps from the transport's rim: its first step is longer by both radii.
  let stride = isLeaving(mover) ? 1 + radiusOf(from.size) + radiusOf(mover.size) : 1;
  let level = highest(lie, start);
  let hard = path.length > 0 && isHard(passage, start);
  for (const [step, label] of path.entries()) {
    const hex = pathHex(label);
    if (hex === undefined || distance(before, hex) !== stride) {
      const last = path[step - 1] ?? from.at;
      return fail(refusal('E_PATH_NOT_CONTIGUOUS', 'G-9.2', { hex: label, last }));
    }
    const centre = hexIndex(field.board, hex);
    if (!fits(passage, centre)) return fail(refusal('E_OFF_MAP/path', 'G-9.12', { hex: label }));
    if (!flying || step === path.length - 1) {
      const fault = checkPlace(passage, move, centre, label, level);
      if (fault) return fail(fault);
    }
    const hexes = footprint(passage, centre);
    const now = highest(lie, hexes);
    hard ||= isHard(passage, hexes) || isClimb(passage, level, now);
    level = now;
    before = hex;
    stride = 1;
    centres.push(centre);
  }
  return ok({ centres, hard });
};

/** What is wrong with the length of a path, in the order of G-9.3. */
const checkWhole = ({ allowance }: Move, { centres, hard }: Walked): Refusal | undefined => {
  const { length } = centres;
  if (length > allowance) return refusal('E_PATH_TOO_LONG', 'G-9.1', { hexes: length, most: allowance });
  if (hard && length > DIFFICULT_LIMIT)
    return refusal('E_DIFFICULT_LIMIT', 'G-9.8', { hexes: length, most: DIFFICULT_LIMIT });
  return undefined;
};

/**
 * Why a path cannot be taken: the first fault in the order of G-9.3, and of G-20; undefined if it can. The hexes
 * are those entered, by the centre of the footprint. A charge whose target is not on the map is judged without it.
 */
export const checkPath = (
  field: Field,
  mover: Mover,
  move: Move,
  path: readonly HexLabel[],
  target?: Body,
): Refusal | undefined => {
  const walked = walk(passageOf(field, mover), move, path);
  if (!walked.ok) return walked.error;
  const fault = checkWhole(move, walked.value);
  if (fault) return fault;
  const at = path.at(-1) ?? mover.from.at;
  if (move.kind === 'charge' && target && !inContact(field.board, { at, size: mover.size }, target))
    return refusal('E_CHARGE_NOT_ADJACENT', 'G-9.3', { hex: at, unit: target.id });
  return undefined;
};

/**
 * Why a unit that leaves a transport cannot end its path here, though {@link checkPath} allows the path, G-15.1 b;
 * undefined: it can, or leaves none. G-20 has these codes after those of targets.
 */
export const checkLeaving = (field: Field, mover: Mover, path: readonly HexLabel[]): Refusal | undefined => {
  if (!isLeaving(mover)) return undefined;
  const at = path.at(-1);
  if (at === undefined) return refusal('E_BAD_CHOICE/leaving', 'G-15.1');
  if (awayFromStart({ field, mover }, indexIn(field.board, at)) > LEAVING_LIMIT)
    return refusal('E_TOO_FAR/leaving', 'G-15.1', { hex: at, most: LEAVING_LIMIT });
  return undefined;
};
