import { movementTemplate } from './notation.ts';
import type { BySpeed, MovementOrder } from './orders.ts';
import { CRIPPLED_CREW, cfd, DESTROY, DOUBLE_IF_SHAKEN, fd, moves, SHAKEN, table } from './write.ts';

/** The Light table of all vehicles and machines, SPD-4. */
export const LIGHT = table([1, fd(1)], [5, SHAKEN]);

const crewTable = (destroyedFrom: number) =>
  table(
    [4, CRIPPLED_CREW, DOUBLE_IF_SHAKEN],
    [6, CRIPPLED_CREW, SHAKEN],
    [8, CRIPPLED_CREW, SHAKEN, cfd(3)],
    [destroyedFrom, DESTROY],
  );
/** The usual Crew table. */
export const CREW = crewTable(12);
/** The Crew table of dwarven vehicles. */
export const DWARF_CREW = crewTable(13);
/** The Crew table of the Queen. */
export const QUEEN_CREW = table([4, DOUBLE_IF_SHAKEN], [8, CRIPPLED_CREW], [11, CRIPPLED_CREW, cfd(3)], [13, DESTROY]);

/** The Psychic table of a unit that is shaken by this result or more. */
export const shakenFrom = (result: number) => table([result, SHAKEN]);

const order = (text: string) => movementTemplate(text) as MovementOrder;

/** Default movement orders by kind of unit and speed. */
export const DEFAULTS = {
  foot: {
    still: order('- + A + Flee'),
    crawl: order('- + A[slow] + Flee'),
    slow: order('- + - + Flee'),
    fast: order('- + Flee + Flee'),
  },
  tank: { still: order('- + - + -'), slow: order('- + - + B'), fast: order('- + B + B') },
  drone: { still: order('- + - + -'), slow: order('- + - + -'), fast: order('- + B + B') },
  beast: { still: order('- + A + Flee'), slow: order('- + Flee + 360') },
  gun: { rest: order('- + - + -'), still: order('- + - + -'), slow: order('- + - + B[rest]') },
  speedcar: { still: order('- + - + A'), slow: order('- + - + B'), fast: order('- + B + B') },
  balrog: { rest: order('- + - + -'), slow: order('- + - + Flee') },
  eagle: { slow: order('A + Flee + 360'), fast_fly: order('Flee + Flee + Flee') },
  heli: {
    still: order('- + - + -'),
    still_fly: order('- + - + B[still]'),
    slow_fly: order('- + - + B[still]'),
    fast_fly: order('- + - + B[still]'),
  },
} as const satisfies Record<string, BySpeed<MovementOrder>>;

/** Order lists that many tracked vehicles have. */
export const TANK = {
  still: moves('L/R + (L/R) + (L/R)', '- + - + -', 'L/R + A + F', 'A + F + -', 'Rev + - + -'),
  slow: moves('L/R + (L/R) + -', 'A + F + -', 'B + - + -', 'F + - + -', 'B + Rev + -'),
} as const;
