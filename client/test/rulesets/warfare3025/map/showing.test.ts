import { PUBLIC } from '@ironhex/shared/match';
import { type Seen, showing, type View, type WarfareTypes } from '@ironhex/shared/warfare3025';
import { warfareRules } from '../../../../src/rulesets/warfare3025/rules.ts';
import { testShowing } from '../../showing.ts';
import type { Played } from '../../story.ts';
import { play, seenOf, start } from '../words/play.ts';

/** A match played by chance, as spectators see it. */
const played = (seed: number): readonly Played<WarfareTypes>[] => {
  const all: Played<WarfareTypes>[] = [];
  let before: View = structuredClone(seenOf(start(seed)));
  play(seed, {
    seen: (seen: Seen, view: View) => {
      const after = structuredClone(view);
      all.push({ seen: structuredClone(seen), before, after, viewer: PUBLIC });
      before = after;
    },
  });
  return all;
};

testShowing(warfareRules, showing, () => played(3));
