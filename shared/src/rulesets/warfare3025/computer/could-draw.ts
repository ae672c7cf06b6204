import type { SeatId } from '../../../match/index.ts';
import { TRACK } from '../cards/card.ts';
import type { Table } from '../model/table.ts';
import { isAlive } from '../model/units.ts';
import { scores } from '../rules/turns/ending.ts';

/** In so many ticks a mech does no more damage to structures than destroys a whole enemy, as matches go. */
const A_KILL = 60;

/**
 * Whether a side would draw by the score, or be the last one standing, W-15, if each of its mechs did as much damage as a
 * whole enemy takes, and more if there is time, to those first of whom least is left, and nothing happened to it.
 */
export const couldDraw = (known: Pick<Table, 'seats' | 'units' | 'elapsed' | 'options'>, seat: SeatId): boolean => {
  const { side } = known.seats.find(({ id }) => id === seat)!;
  const [one = 0, other = 0] = scores(known);
  const behind = side === 0 ? other - one : one - other;
  const alive = known.units.filter(isAlive);
  const enemies = alive
    .filter((unit) => unit.side !== side)
    .map(({ damage }) => TRACK - (damage.structure ?? 0))
    .toSorted((fewer, more) => fewer - more);
  const time = Math.max(1, Math.ceil((known.options.limit - known.elapsed) / A_KILL));
  let damage = (alive.length - enemies.length) * time * TRACK;
  let gained = 0;
  for (const left of enemies) {
    gained += Math.min(damage, left) + (damage >= left ? TRACK : 0);
    damage -= left;
    if (damage < 0) return behind <= gained;
  }
  return true;
};
