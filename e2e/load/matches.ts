import { fastDice } from '@ironhex/shared/dice';
import { Match, type Setup } from '@ironhex/shared/match';
import { CORE, STOCK_BOARDS, STOCK_CARDS, type WarfareTypes } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';

/** Two units a side on one of the boards that come with the table. */
export const setupOf = (n: number): Setup<WarfareTypes> => {
  const unit = (side: string, i: number) => ({ id: `${side}${i}`, card: STOCK_CARDS[(n + i) % STOCK_CARDS.length]! });
  return {
    options: CORE,
    board: STOCK_BOARDS[n % STOCK_BOARDS.length]!,
    seats: [
      { id: 'blue', side: 0, force: [unit('b', 1), unit('b', 2)] },
      { id: 'orange', side: 1, force: [unit('o', 3), unit('o', 4)] },
    ],
  };
};

/** Plays a whole match, every answer drawn by chance; gives the number of answers. */
const playOut = (n: number): number => {
  const match = new Match(warfare3025, setupOf(n), { dice: () => fastDice(n) });
  const chance = fastDice(-n - 1);
  const below = (limit: number) => chance.pick(limit, 'choice');
  for (let answers = 0; ; answers++) {
    const [decision] = match.pending();
    if (!decision) return answers;
    const view = match.view(decision.seat);
    const choices = warfare3025.choices(view, decision);
    const done = match.submit(decision.seat, choices.sample(below) ?? warfare3025.fallback(view, decision));
    if (!done.ok) throw new Error(`${done.error.code}: ${done.error.message}`);
  }
};

/** Random full core matches on one core: how many a second, and how long a submit takes with choosing. */
export const measureMatches = (matches = 400) => {
  for (let n = 0; n < 40; n++) playOut(n);
  const begun = performance.now();
  let answers = 0;
  for (let n = 0; n < matches; n++) answers += playOut(n);
  const milliseconds = performance.now() - begun;
  return { matchesPerSecond: Math.round((matches * 1000) / milliseconds), answersPerMatch: answers / matches };
};

/** Microseconds of `Match.submit` alone, choosing not counted. */
export const measureSubmit = (matches = 60) => {
  let milliseconds = 0;
  let submits = 0;
  for (let n = 0; n < matches; n++) {
    const match = new Match(warfare3025, setupOf(n), { dice: () => fastDice(n) });
    const chance = fastDice(-n - 1);
    for (let [decision] = match.pending(); decision; [decision] = match.pending()) {
      const view = match.view(decision.seat);
      const choices = warfare3025.choices(view, decision);
      const drawn = choices.sample((limit) => chance.pick(limit, 'choice'));
      const intent = drawn ?? warfare3025.fallback(view, decision);
      const begun = performance.now();
      match.submit(decision.seat, intent);
      milliseconds += performance.now() - begun;
      submits += 1;
    }
  }
  return { microsecondsPerSubmit: Math.round((milliseconds * 10_000) / submits) / 10, submits };
};
