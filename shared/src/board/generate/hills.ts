import { anyHex, around, countFor, distancesFrom, type Sketch } from './sketch.ts';

/** Raises ridges: short rows of cones that fall by one level every one or two hexes, so that every slope can be walked. */
export const raiseHills = (sketch: Sketch, share: number): void => {
  const { chance, level } = sketch;
  for (let ridge = countFor(sketch, share, 2.5); ridge > 0; ridge--) {
    let top = anyHex(sketch);
    const height = chance.int(1, share > 0.5 ? 4 : 3);
    const run = chance.int(1, 2);
    for (let length = chance.int(1, 5); length > 0; length--) {
      distancesFrom(sketch, top).forEach((away, hex) => {
        level[hex] = Math.max(level[hex]!, height - Math.floor(away / run));
      });
      top = chance.pick(around(sketch, top));
    }
  }
};
