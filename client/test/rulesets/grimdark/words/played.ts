import type { GrimdarkTypes } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import { Match, PUBLIC } from '@ironhex/shared/match';
import { fastDice } from '../../../../../shared/src/dice/index.ts';
import { someSetups } from '../../../../../shared/test/rulesets/grimdark/some-setups.ts';
import { noting, type Played } from '../../story.ts';

const VIEWERS = ['a', 'b', PUBLIC] as const;

/** Matches played by chance, always the same: everything that their viewers saw, each on its own view folded along. */
export const played = (matches: number): readonly Played<GrimdarkTypes>[] => {
  const all: Played<GrimdarkTypes>[] = [];
  for (const [number, setup] of someSetups(matches).entries()) {
    const rolled = fastDice(number + 1);
    const match = new Match(grimdark, setup, { dice: () => rolled, viewers: VIEWERS });
    const { all: mine, note } = noting(grimdark, match, VIEWERS);
    const chosen = fastDice(number + 1000);
    while (!match.outcome) {
      const [decision] = match.pending().filter(({ committed }) => !committed);
      const intent = grimdark.choices(match.view(decision!.seat), decision!).sample((n) => chosen.pick(n, ''))!;
      const done = match.submit(decision!.seat, intent, { decision: decision!.id });
      if (!done.ok) throw new Error(done.error.code);
      note(done.value);
    }
    all.push(...mine);
  }
  return all;
};
