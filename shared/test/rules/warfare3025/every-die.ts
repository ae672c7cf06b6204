import type { Dice } from '../../../src/dice/index.ts';
import type { Event, Intent, Odds, State } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';

/** Faces of a die that come to the same, by one of them, with how many they are. */
export interface Faces {
  readonly face: number;
  readonly count: number;
}

/** Every face for itself. */
export const ALL_FACES: readonly Faces[] = Array.from({ length: 20 }, (_, i) => ({ face: i + 1, count: 1 }));

/**
 * Faces that no rule tells apart: a die is only ever compared with a skill's thresholds and with the highest face that
 * damage leaves.
 */
export const facesBetween = (thresholds: readonly number[], highest: readonly number[]): Faces[] => {
  const firsts = new Set([1, ...thresholds, ...highest.map((face) => face + 1)]);
  const starts = [...firsts].filter((face) => face >= 1 && face <= 20).sort((a, b) => a - b);
  return starts.map((face, i) => ({ face, count: (starts[i + 1] ?? 21) - face }));
};

const noPick = (_: number, reason: string): number => {
  throw new Error(`Only dice are counted here, but ${reason} is picked.`);
};

/** Runs something once for every way the dice can fall, and tells each time how probable that way was. */
export function* everyFall<T>(
  run: (dice: Dice) => T,
  faces: (reason: string) => readonly Faces[],
): Generator<{ readonly chance: number; readonly came: T }> {
  let chosen: number[] = [];
  for (;;) {
    const offered: (readonly Faces[])[] = [];
    let chance = 1;
    const roll = (_: number, reason: string): number => {
      const depth = offered.length;
      offered.push(faces(reason));
      if (chosen.length === depth) chosen.push(0);
      const { face, count } = offered[depth]![chosen[depth]!]!;
      chance *= count / 20;
      return face;
    };
    const came = run({ roll, pick: noPick });
    yield { chance, came };
    let last = chosen.length - 1;
    while (last >= 0 && chosen[last] === offered[last]!.length - 1) last -= 1;
    if (last < 0) return;
    chosen = [...chosen.slice(0, last), chosen[last]! + 1];
  }
}

/** A copy of a state that shares what never changes. */
const copyOf = ({ board, cards, ...rest }: State): State => ({ ...structuredClone(rest), board, cards });

/** What the attack of `r1` on `b1` came to: 0 nothing, 1 armour, 2 structure that was not resisted, 3 component. */
interface Came {
  best: number;
  destroyed: boolean;
}

const note = (came: Came, event: Event): void => {
  if (event.kind === 'destroyed') came.destroyed = true;
  if (event.kind === 'struck' && event.result === 'armour') came.best = Math.max(came.best, 1);
  if (event.kind === 'struck' && event.result === 'component') came.best = 3;
  if (event.kind === 'resisted' && !event.success) came.best = Math.max(came.best, 2);
};

/** Resolves an action with these dice to its end; the defender rolls as told, great hits go to structure. */
const resolveAll = (state: State, act: Intent, roll: 'armour' | 'piloting', dice: Dice): Came => {
  const came: Came = { best: 0, destroyed: false };
  const play = (seat: string, intent: Intent) => {
    for (const event of warfare3025.resolve(state, seat, intent, dice)) {
      warfare3025.evolve(state, event);
      note(came, event);
    }
  };
  play('red', act);
  if (state.moment.kind === 'defend') play('blue', { kind: 'defend', roll });
  while (state.moment.kind === 'pick') play('red', { kind: 'pick', component: 'structure' });
  return came;
};

/** The odds of an action, found by resolving it once for every way its dice can fall. */
export const bruteOdds = (
  start: State,
  act: Intent,
  roll: 'armour' | 'piloting',
  faces: (reason: string, state: State) => readonly Faces[],
): Odds => {
  const sums = [0, 0, 0, 0];
  let destroyed = 0;
  let state = start;
  const run = (dice: Dice) => {
    state = copyOf(start);
    return resolveAll(state, act, roll, dice);
  };
  for (const { chance, came } of everyFall(run, (reason) => faces(reason, state))) {
    sums[came.best]! += chance;
    if (came.destroyed) destroyed += chance;
  }
  return { nothing: sums[0]!, armour: sums[1]!, structure: sums[2]!, component: sums[3]!, destroyed };
};
