import { STOCK_BOARDS } from '@ironhex/shared/warfare3025';

const woods = STOCK_BOARDS.find(({ id }) => id === 'woods-and-water')!;
const building = { level: 0, features: { building: 1 } };
const rubble = { level: 0, features: { rubble: 1 } };

/** The board of all scenes but one: it has every terrain, at every level, near the middle. */
export const BOARD = {
  ...woods,
  hexes: {
    ...woods.hexes,
    ...{ '0813': building, '0814': building, '0715': rubble },
    ...{ '0904': building, '1005': building, '0905': rubble },
  },
};
