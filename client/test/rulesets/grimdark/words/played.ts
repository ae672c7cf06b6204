import type { Seen, View } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import { followSeen, Match, PUBLIC, type SeatId } from '@ironhex/shared/match';
import { fastDice } from '../../../../../shared/src/dice/index.ts';
import { someSetups } from '../../../../../shared/test/rulesets/grimdark/some-setups.ts';

/** Something that a viewer saw, with the views around it. */
export interface Played {
  readonly seen: Seen;
  readonly before: View;
  readonly after: View;
  readonly viewer: SeatId | null;
}

const VIEWERS = ['a', 'b', PUBLIC] as const;

/** Matches played by chance, always the same: everything that their viewers saw, each on its own view folded along. */
export const played = (matches: number): readonly Played[] => {
  const all: Played[] = [];
  for (const [number, setup] of someSetups(matches).entries()) {
    const rolled = fastDice(number + 1);
    const match = new Match(grimdark, setup, { dice: () => rolled, viewers: VIEWERS });
    const views = new Map<string | null, View>(VIEWERS.map((viewer) => [viewer, match.view(viewer)]));
    const chosen = fastDice(number + 1000);
    while (!match.outcome) {
      const [decision] = match.pending().filter(({ committed }) => !committed);
      const intent = grimdark.choices(match.view(decision!.seat), decision!).sample((n) => chosen.pick(n, ''))!;
      const done = match.submit(decision!.seat, intent, { decision: decision!.id });
      if (!done.ok) throw new Error(done.error.message);
      for (const viewer of VIEWERS)
        for (const seen of (done.value.seen.get(viewer) ?? []) as readonly Seen[]) {
          const before = views.get(viewer)!;
          const after = { ...before };
          followSeen(grimdark, after, seen);
          views.set(viewer, after);
          all.push({ seen, before, after, viewer });
        }
    }
  }
  return all;
};
