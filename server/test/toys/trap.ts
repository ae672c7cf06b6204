import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import { puppet } from './puppet.ts';

/** What a player of this game may say beside what a puppet hears. */
export type Trap = 'open' | 'shut';

/**
 * The puppet with traps: who enters one that is shut with an intent, never comes out again. One that is open does no harm,
 * unless the environment says `TRAPS=shut`, as if the rules had become worse since.
 */
export const trap = {
  ...(puppet as unknown as Ruleset<RulesetTypes>),
  id: 'trap',
  name: 'Trap',
  resolve: (...given) => {
    const { trap } = given[2] as { readonly trap?: Trap };
    if (trap === 'shut' || (trap === 'open' && process.env.TRAPS === 'shut')) for (;;);
    return (puppet as unknown as Ruleset<RulesetTypes>).resolve(...given);
  },
} satisfies Ruleset<RulesetTypes>;
