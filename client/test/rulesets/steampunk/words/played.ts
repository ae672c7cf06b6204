import { Match, PUBLIC, readSetup, type SeatId } from '@ironhex/shared/match';
import { RACES, type SteampunkTypes, UNITS } from '@ironhex/shared/steampunk';
import { steampunk } from '@ironhex/shared/steampunk/ruleset';
import { fastDice } from '../../../../../shared/src/dice/index.ts';
import { noting, type Played } from '../../story.ts';

/** A small generator of numbers for choices, apart from the dice of the match. */
const chooser = (from: number) => {
  let seed = from >>> 0;
  return (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
};

const some = <T>(list: readonly T[], below: (n: number) => number): T => list[below(list.length)]!;

/** Five units a side of one race each, close to each other, some of them hidden or in trouble. */
const positionBy = (below: (n: number) => number) => {
  const taken = new Set<string>();
  const place = (): string => {
    const at = `0${1 + below(7)}0${3 + below(5)}`;
    if (taken.has(at)) return place();
    taken.add(at);
    return at;
  };
  const army = (seat: SeatId) => {
    const race = some(RACES, below);
    const types = [...UNITS.values()].filter((unit) => unit.race === race);
    return Array.from({ length: 5 }, (_, index) => {
      const { id, speeds, abilities } = some(types, below);
      const hides = abilities.some(({ key }) => key === 'hidden_start') && below(2) === 0;
      return {
        id: `${seat[0]}${index + 1}`,
        seat,
        unit: id,
        at: place(),
        facing: below(6),
        speed: some(speeds, below),
        shaken: below(6) === 0 ? 1 : 0,
        fire: below(8) === 0 ? 1 : 0,
        ...(hides && { hidden: true }),
      };
    });
  };
  return { units: [...army('blue'), ...army('orange')], step: 2 };
};

const VIEWERS = ['blue', 'orange', PUBLIC] as const;

/** A short match played by chance: everything that its viewers saw, each on its own view folded along. */
export const played = (number: number): readonly Played<SteampunkTypes>[] => {
  const below = chooser(12345 + number * 7919);
  const read = readSetup(steampunk, {
    options: { victory: { kind: 'timed', turns: 3 } },
    board: some(steampunk.boards.stock, below),
    seats: [
      { id: 'blue', side: 0 },
      { id: 'orange', side: 1 },
    ],
    position: positionBy(below),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const match = new Match(steampunk, read.value, { dice: () => fastDice(number + 1), viewers: VIEWERS });
  const { all, note } = noting(steampunk, match, VIEWERS);
  while (!match.outcome) {
    const open = match.pending().filter(({ committed }) => !committed);
    if (open.length === 0) {
      const rung = match.ring(steampunk.timers!(match.state)[0]!.id);
      if (!rung.ok) throw new Error(rung.error.code);
      note(rung.value);
      continue;
    }
    const decision = some(open, below);
    const intent = steampunk.choices(match.view(decision.seat), decision).sample(below)!;
    const done = match.submit(decision.seat, intent, { decision: decision.id });
    if (!done.ok) throw new Error(done.error.code);
    note(done.value);
  }
  return all;
};
