import type { Dice } from '../../src/dice/index.ts';

/** A face of a die, and its chance. */
export interface Face {
  readonly face: number;
  readonly chance: number;
}

/** Every face of a die, all as likely. */
export const facesOf = (sides: number): readonly Face[] =>
  Array.from({ length: sides }, (_, index) => ({ face: index + 1, chance: 1 / sides }));

const noPick = (_: number, reason: string): number => {
  throw new RangeError(`only dice are counted here, but ${reason} is picked`);
};

/** Runs something once for every way that its dice can fall, and tells each time how likely that way was. */
export const everyFall = function* <T>(
  run: (dice: Dice) => T,
  faces: (sides: number, reason: string) => readonly Face[],
): Generator<{ readonly chance: number; readonly came: T }> {
  let chosen: number[] = [];
  for (;;) {
    const offered: (readonly Face[])[] = [];
    let likely = 1;
    const roll = (sides: number, reason: string): number => {
      const depth = offered.length;
      offered.push(faces(sides, reason));
      if (chosen.length === depth) chosen.push(0);
      const { face, chance } = offered[depth]![chosen[depth]!]!;
      likely *= chance;
      return face;
    };
    const came = run({ roll, pick: noPick });
    yield { chance: likely, came };
    let last = chosen.length - 1;
    while (last >= 0 && chosen[last] === offered[last]!.length - 1) last -= 1;
    if (last < 0) return;
    chosen = [...chosen.slice(0, last), chosen[last]! + 1];
  }
};
