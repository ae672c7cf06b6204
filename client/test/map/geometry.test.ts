import { axialAt, DIRECTIONS, labelOfIndex } from '@ironhex/shared/hex';
import { describe, expect, test } from 'vitest';
import {
  APOTHEM,
  along,
  angleOf,
  apart,
  boardRect,
  centreOf,
  centreOfLabel,
  cornersOf,
  hexAt,
  labelAt,
  R,
} from '../../src/map/geometry.ts';
import { STOCK_BOARDS } from '../example.ts';

const board = STOCK_BOARDS[0]!;
const indexes = Array.from({ length: board.width * board.height }, (_, index) => index);

describe('hexes and places', () => {
  test('a label leads to a place and back', () => {
    for (const index of indexes) {
      const label = labelOfIndex(board, index);
      expect(labelAt(board, centreOfLabel(label))).toBe(label);
    }
  });

  test('every place well inside a hex is in that hex', () => {
    for (const index of indexes) {
      const hex = axialAt(board, index);
      for (const corner of cornersOf(centreOf(hex), R * 0.97)) expect(hexAt(corner)).toEqual(hex);
    }
  });

  test('a neighbour is two apothems away in its direction', () => {
    DIRECTIONS.forEach((step, direction) => {
      const reached = along({ x: 0, y: 0 }, angleOf(direction), 2 * APOTHEM);
      expect(apart(reached, centreOf(step))).toBeLessThan(1e-9);
    });
  });

  test('even columns stand half a hex lower', () => {
    expect(centreOfLabel('0101')).toEqual({ x: 0, y: 0 });
    expect(centreOfLabel('0201').y).toBeCloseTo(APOTHEM);
    expect(centreOfLabel('0102').y).toBeCloseTo(2 * APOTHEM);
  });

  test('off the map is no hex', () => {
    const { x, y, w, h } = boardRect(board);
    expect(labelAt(board, { x: x - 1, y: 0 })).toBeNull();
    expect(labelAt(board, { x: 0, y: y - 1 })).toBeNull();
    expect(labelAt(board, { x: x + w + 1, y: y + h / 2 })).toBeNull();
    expect(labelAt(board, { x: x + w / 2, y: y + h + 1 })).toBeNull();
  });

  test('the whole map is inside its rectangle, which is no larger', () => {
    const { x, y, w, h } = boardRect(board);
    const corners = indexes.flatMap((index) => cornersOf(centreOf(axialAt(board, index))));
    expect(Math.min(...corners.map((corner) => corner.x))).toBeCloseTo(x);
    expect(Math.max(...corners.map((corner) => corner.x))).toBeCloseTo(x + w);
    expect(Math.min(...corners.map((corner) => corner.y))).toBeCloseTo(y);
    expect(Math.max(...corners.map((corner) => corner.y))).toBeCloseTo(y + h);
  });
});
