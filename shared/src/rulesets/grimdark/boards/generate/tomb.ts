import { around } from '../../../../board/generate/index.ts';
import { fromMiddle, type GrimdarkSketch, lay } from './sketch.ts';

/** How many pairs of hexes the ruins have beyond those around the two in the middle. */
const MORE = 3;

/** Lays the ruins in which the relic of G-18.2 is hidden: around the centre of the map, and a little ragged. */
export const layTomb = (sketch: GrimdarkSketch): void => {
  const { chance, features, twins } = sketch;
  const hexes = [...features.keys()].filter((hex) => fromMiddle(sketch, hex) <= 1);
  for (let n = 0; n < MORE; n++) {
    const rim = hexes.flatMap((hex) => around(sketch, hex)).filter((hex) => !hexes.includes(hex));
    hexes.push(...twins[chance.pick(rim)]!.filter((hex) => !hexes.includes(hex)));
  }
  lay(sketch, hexes, 'ruins');
};
