import { fastDice } from '@ironhex/shared/dice';
import { Match } from '@ironhex/shared/match';
import { ASK_ALWAYS, type Intent, type Policy, STOCK_BOARDS, STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { expect, test } from 'vitest';
import { CORE } from '../../../src/rulesets/warfare3025/index.ts';

/** How many orders a player draws at each own decision; the first one with an attack is taken. */
const DRAWN = 10;
const MATCHES = 12;

interface Player {
  readonly policy: Policy;
  /** Names where great hits go with every attack. */
  readonly namesParts: boolean;
}

/** Two mechs a side, of changing kinds, on changing boards. */
const setupOf = (seed: number) => {
  const unit = (id: string, n: number) => ({ id, card: STOCK_CARDS[(seed + n) % STOCK_CARDS.length]! });
  return {
    options: CORE,
    board: STOCK_BOARDS[seed % STOCK_BOARDS.length]!,
    seats: [
      { id: 'blue', side: 0, force: [unit('b1', 1), unit('b2', 2)] },
      { id: 'orange', side: 1, force: [unit('o1', 3), unit('o2', 4)] },
    ],
  };
};

/** Counts, over whole matches of players who attack and interrupt whenever a drawn order does. */
const answersOf = ({ policy, namesParts }: Player) => {
  const count = { own: 0, followUp: 0 };
  for (let seed = 1; seed <= MATCHES; seed++) {
    const match = new Match(warfare3025, setupOf(seed), { dice: () => fastDice(seed) });
    const chance = fastDice(-seed);
    for (let n = 0; n < 1500 && !match.outcome; n++) {
      const [decision] = match.pending();
      const view = match.view(decision!.seat);
      const standing = warfare3025.standing(view, decision!, policy);
      const choices = warfare3025.choices(view, decision!);
      const isOwn = decision!.kind === 'activate' || decision!.kind === 'interrupt';
      const drawn = Array.from({ length: isOwn ? DRAWN : 1 }, () => choices.sample((n) => chance.pick(n, 'order')));
      const wanted = drawn.find((intent) => intent && 'attack' in intent && intent.attack) ?? drawn[0];
      const { parts: _, ...plain } = wanted as Intent & { parts?: string[] };
      const named = namesParts && 'attack' in plain && plain.attack ? { ...plain, parts: ['structure'] } : plain;
      const answer = standing ?? (named as Intent);
      const done = match.submit(decision!.seat, answer, { decision: decision!.id });
      if (!done.ok) throw new Error(done.error.code);
      if (standing === undefined && answer.kind !== 'pass') count[isOwn ? 'own' : 'followUp'] += 1;
    }
    expect(match.outcome).toBeDefined();
  }
  return count;
};

test('follow-up questions are at most half as many for who names parts and leaves what is clear to the table', () => {
  const before = answersOf({ policy: ASK_ALWAYS, namesParts: false });
  const after = answersOf({ policy: { match: { answer: 'unlessClear' } }, namesParts: true });
  const share = ({ own, followUp }: typeof before) => followUp / own;
  expect(before.own).toBeGreaterThan(300);
  expect(share(before)).toBeGreaterThan(0.5);
  expect(share(after)).toBeLessThan(share(before) / 2);
});
