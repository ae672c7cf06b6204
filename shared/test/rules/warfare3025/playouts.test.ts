import { describe, expect, test } from 'vitest';
import { diceFrom, fastDice } from '../../../src/dice/index.ts';
import { CORE, type Event, type Options, STOCK_BOARDS, type State } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { GRIFFIN, LOCUST, RIFLEMAN, WOLVERINE } from './kit.ts';

/** Numbers below a limit by chance, the same for the same seed. */
const chance = (seed: number) => {
  const dice = fastDice(seed);
  return (below: number): number => dice.pick(below, 'chance');
};

/** What holds between any two decisions, whatever has been played. */
const expectSound = (state: State): void => {
  const places = state.units.filter(({ status }) => status === 'field').map(({ at }) => at);
  expect(places).not.toContain(null);
  expect(state.action ? 0 : new Set(places).size, 'W-5.1: one unit per hex').toBe(state.action ? 0 : places.length);
  for (const { id, ticks, damage, status } of state.units) {
    expect(ticks, `${id} has ticks`).toBeGreaterThanOrEqual(0);
    for (const points of Object.values(damage)) expect(points >= 0 && points <= 20, 'W-12.1').toBe(true);
    if (damage.structure === 20) expect(status, 'W-2.2').toBe('destroyed');
  }
  expect(warfare3025.pending(state).length > 0).toBe(state.outcome === null);
};

/** Plays a match by drawing every answer by chance; every viewer follows what it sees of it. */
const playOut = (seed: number, options: Partial<Options>, board: State['board']): State => {
  const below = chance(seed);
  const dice = diceFrom(below);
  const seats = [
    { id: 'red', side: 0, force: [GRIFFIN, LOCUST].map((card, i) => ({ id: `r${i}`, card })) },
    { id: 'blue', side: 1, force: [{ id: 'b0', card: WOLVERINE }] },
    { id: 'azure', side: 1, force: [{ id: 'a0', card: RIFLEMAN }] },
  ];
  const state = warfare3025.create({ options: { ...CORE, ...options }, board, seats });
  const followed = warfare3025.view(state, 'blue');
  const happen = (events: Iterable<Event>) => {
    for (const event of events) {
      warfare3025.evolve(state, event);
      const seen = warfare3025.redact(state, event, 'blue');
      if (seen) warfare3025.follow(followed, structuredClone(seen));
    }
    expect(followed).toEqual(warfare3025.view(state, 'blue'));
    expectSound(state);
  };
  happen(warfare3025.begin(state, dice));
  for (let answers = 0; !state.outcome && answers < 2000; answers++) {
    const [decision] = warfare3025.pending(state);
    const view = warfare3025.view(state, decision!.seat);
    const intent = warfare3025.choices(view, decision!).sample(below) ?? warfare3025.fallback(view, decision!);
    for (const answer of [intent, warfare3025.fallback(view, decision!)])
      expect(warfare3025.check(view, decision!.seat, answer, decision), JSON.stringify(answer)).toBeUndefined();
    happen(warfare3025.resolve(state, decision!.seat, intent, dice));
  }
  return state;
};

describe('matches played by chance stay sound to their end', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => [seed]))('match %i', (seed) => {
    const options: Partial<Options> = {
      limit: 90,
      attackPoint: seed % 2 === 0 ? 'ends' : 'anywhere',
      firingArcs: seed % 3 === 0 ? 'on' : 'off',
    };
    const state = playOut(seed + 1, options, STOCK_BOARDS[seed % STOCK_BOARDS.length]!);
    expect(state.outcome).toMatchObject({ rule: 'W-15' });
    expect(
      playOut(seed + 1, options, STOCK_BOARDS[seed % STOCK_BOARDS.length]!),
      'the same dice, the same match',
    ).toEqual(state);
  });
});
