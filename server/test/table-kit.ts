import { BOARDS } from '@ironhex/shared/board';
import { fastDice } from '@ironhex/shared/dice';
import { PUBLIC } from '@ironhex/shared/match';
import { type Intent, OptionsSchema, type Policy, type Seen, type View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { AnyRuleset, Blueprint } from '../src/rooms/blueprint.ts';
import { Table } from '../src/rooms/table.ts';
import { forceOf } from './kit.ts';

/** A number in [0, n). */
export type Below = (n: number) => number;

/** Chance for choosing, the same every time. */
export const below = (seed: number): Below => {
  const dice = fastDice(seed);
  return (n) => dice.roll(n, 'choice') - 1;
};

/** What such a table is made of. */
interface Making extends Partial<Pick<Blueprint, 'clocks'>> {
  readonly seed?: number;
  readonly policies?: Readonly<Record<string, Policy>>;
}

/** A table without a room around it, where a match has begun; what everybody sees there is kept. */
export const bareTable = ({ clocks = 'none', seed = 3025, policies = {} }: Making = {}) => {
  const seen: Seen[] = [];
  const troubles: string[] = [];
  const blueprint: Blueprint = {
    id: 'here',
    name: 'Here',
    rulesetId: warfare3025.id,
    options: OptionsSchema.parse({ limit: 60 }),
    board: BOARDS.find(({ id }) => id === 'open-hills')!,
    seats: [
      { id: 'blue', side: 0, force: forceOf('b', 'GRF-1N', 'LCT-1V'), lock: '' },
      { id: 'orange', side: 1, force: forceOf('o', 'WVR-6W', 'LCT-1V'), lock: '' },
    ],
    clocks,
  };
  const table = new Table(warfare3025 as unknown as AnyRuleset, blueprint, {
    seen: (viewer, event) => viewer === PUBLIC && void seen.push(event as Seen),
    changed: () => {},
    trouble: (what) => troubles.push(what),
  });
  for (const [seat, policy] of Object.entries(policies)) table.setPolicy(seat, policy);
  table.begin(() => fastDice(seed));

  /** Answers everything by chance until something is so. */
  const play = (below: Below, so: () => boolean): void => {
    while (!so()) {
      const [asked] = table.pending();
      if (!asked) throw new Error('the match is over and it never was so');
      const intent = warfare3025.choices(table.view(asked.seat) as View, asked.seat).sample(below) as Intent;
      const refusal = table.submit(asked.seat, intent, 'player', asked.id);
      if (refusal) throw new Error(refusal.message);
    }
  };
  return { table, seen, troubles, play };
};
