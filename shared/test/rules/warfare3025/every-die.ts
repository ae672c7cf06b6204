import type { Dice } from '../../../src/dice/index.ts';
import type { Event, Intent, Odds, State } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { everyFall, type Face, facesOf } from '../../dice/every-die.ts';

/** Every face for itself. */
export const ALL_FACES: readonly Face[] = facesOf(20);

/**
 * Faces that no rule tells apart: a die is only ever compared with a skill's thresholds and with the highest face that
 * damage leaves.
 */
export const facesBetween = (thresholds: readonly number[], highest: readonly number[]): Face[] => {
  const firsts = new Set([1, ...thresholds, ...highest.map((face) => face + 1)]);
  const starts = [...firsts].filter((face) => face >= 1 && face <= 20).sort((a, b) => a - b);
  return starts.map((face, i) => ({ face, chance: ((starts[i + 1] ?? 21) - face) / 20 }));
};

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
  faces: (reason: string, state: State) => readonly Face[],
): Odds => {
  const sums = [0, 0, 0, 0];
  let destroyed = 0;
  let state = start;
  const run = (dice: Dice) => {
    state = copyOf(start);
    return resolveAll(state, act, roll, dice);
  };
  for (const { chance, came } of everyFall(run, (_, reason) => faces(reason, state))) {
    sums[came.best]! += chance;
    if (came.destroyed) destroyed += chance;
  }
  return { nothing: sums[0]!, armour: sums[1]!, structure: sums[2]!, component: sums[3]!, destroyed };
};
