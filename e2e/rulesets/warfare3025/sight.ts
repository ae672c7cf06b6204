import { fastDice } from '@ironhex/shared/dice';
import { STOCK_BOARDS, sees, terrainOf } from '@ironhex/shared/warfare3025';

/** Lines of sight a second, between random hexes of the boards that come with the table. */
export const measureSight = (lines = 1_000_000) => {
  const dice = fastDice(7);
  const pairs = Array.from({ length: 4096 }, (_, n) => {
    const board = STOCK_BOARDS[n % STOCK_BOARDS.length]!;
    const hexes = board.width * board.height;
    return { terrain: terrainOf(board), from: dice.roll(hexes, 'from') - 1, to: dice.roll(hexes, 'to') - 1 };
  });
  let seen = 0;
  const run = (count: number): void => {
    for (let n = 0; n < count; n++) {
      const { terrain, from, to } = pairs[n & 4095]!;
      if (sees(terrain, from, to)) seen += 1;
    }
  };
  run(100_000);
  const begun = performance.now();
  run(lines);
  const seconds = (performance.now() - begun) / 1000;
  return {
    sightLinesPerSecond: Math.round(lines / seconds),
    seenShare: Math.round((seen / (lines + 100_000)) * 100) / 100,
  };
};
