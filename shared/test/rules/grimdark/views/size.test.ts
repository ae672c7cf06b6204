import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { Match, PUBLIC } from '../../../../src/match/index.ts';
import { writeView } from '../../../../src/protocol/index.ts';
import { generateBoard } from '../../../../src/rulesets/grimdark/boards/generate/index.ts';
import { boards } from '../../../../src/rulesets/grimdark/boards/index.ts';
import { OptionsSchema } from '../../../../src/rulesets/grimdark/model/options.ts';
import { type Force, READY_FORCES } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';

const FULL = { width: 72, height: 48 };
/** What a late joiner may be sent at most, in bytes. */
const MOST = 40 * 1024;

/** Twenty units of one army: those of both of its ready forces, again and again. */
const host = (first: string, second: string): Force => {
  const [one, other] = [first, second].map((id) => READY_FORCES.get(id)!.force);
  const units = [...one!.units, ...other!.units];
  return { army: one!.army, units: Array.from({ length: 20 }, (_, n) => units[n % units.length]!) };
};

const HOSTS = [
  [host('fc-a', 'fc-b'), host('hl-a', 'hl-b')],
  [host('tb-a', 'tb-b'), host('le-a', 'le-b')],
] as const;

const BOARDS = [
  boards.stock.find(({ width, height }) => width === FULL.width && height === FULL.height)!,
  generateBoard({ ...FULL, seed: 'rich', terrain: 1, hills: 1 }),
];

/** The longest text of a view in a match by chance, in bytes, and how many units the match has had. */
const longestView = (n: number): { readonly bytes: number; readonly units: number } => {
  const options = OptionsSchema.parse({ points: 4000, scenario: 'storm', events: 'always', eventSet: 'full' });
  const seats = ['a', 'b'].map((id, side) => ({ id, side, force: HOSTS[n % HOSTS.length]![side]! }));
  const match = new Match(grimdark, { options, board: BOARDS[n % BOARDS.length]!, seats }, { dice: () => fastDice(n) });
  const chance = fastDice(-n - 1);
  let bytes = 0;
  while (!match.outcome) {
    const decision = match.pending().find(({ committed }) => !committed)!;
    for (const viewer of [decision.seat, PUBLIC])
      bytes = Math.max(bytes, Buffer.byteLength(writeView(match.view(viewer))));
    const all = grimdark.choices(match.view(decision.seat), decision);
    const intent = all.sample((limit) => chance.pick(limit, 'choice'))!;
    expect(match.check(decision.seat, intent, decision.id)).toBeUndefined();
    match.submit(decision.seat, intent, { decision: decision.id });
  }
  return { bytes, units: Object.keys(match.state.units).length };
};

describe('a view of forty units on a map of 72 by 48 hexes', () => {
  it.each(BOARDS.map(({ name }, n) => [name, n] as const))('takes less than 40 KB: %s', (_, n) => {
    const { bytes, units } = longestView(n);
    expect(units).toBeGreaterThanOrEqual(40);
    expect(bytes).toBeLessThan(MOST);
    // A lower bound: a match that hardly began would pass otherwise.
    expect(bytes).toBeGreaterThan(MOST / 2);
  });
});
