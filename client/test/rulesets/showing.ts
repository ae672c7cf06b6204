import { PUBLIC, ROLL_SHOWN, type RulesetTypes, SHOT_SHOWN, TURN_SHOWN, wayShown } from '@ironhex/shared/match';
import { expect, test } from 'vitest';
import type { BaseCue } from '../../src/map/picture.ts';
import type { GameRules } from '../../src/table/rules.ts';
import type { Played } from './story.ts';

/** A cue as far as its time goes. */
type Timed = BaseCue & { readonly path?: readonly string[] };

/** Milliseconds that a cue holds up what comes after it, as the map plays it; several at once: the longest. */
const held = (cue: Timed | readonly Timed[]): number => {
  if (Array.isArray(cue)) return Math.max(0, ...cue.map(held));
  const { kind, path = [] } = cue as Timed;
  if (kind === 'move') return wayShown(path.length - 1);
  return { face: TURN_SHOWN, shot: SHOT_SHOWN, verdict: ROLL_SHOWN, destroyed: 820 }[kind as string] ?? 0;
};

/** How far what the server reckons may be from what is shown, as a share: units that share a step move in any number. */
const TOLERANCE = 0.25;

/** What the server reckons for the shows of a game is what the map takes for them. */
export const testShowing = <T extends RulesetTypes>(
  rules: Pick<GameRules<T>, 'cues'>,
  showing: (seen: T['seen']) => number,
  played: () => readonly Played<T>[],
): void => {
  test('the server reckons as long for what happens as the map takes to show it', () => {
    const seen = played().filter(({ viewer }) => viewer === PUBLIC);
    const shown = seen.map((each) => (rules.cues(each.seen, each.before, each.after) as Timed[]).map(held));
    const real = shown.flat().reduce((sum, time) => sum + time, 0);
    const reckoned = seen.reduce((sum, each) => sum + showing(each.seen), 0);
    expect(real).toBeGreaterThan(10_000);
    expect(reckoned / real).toBeGreaterThan(1 - TOLERANCE);
    expect(reckoned / real).toBeLessThan(1 + TOLERANCE);
  });
};
