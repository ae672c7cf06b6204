import { type Standing, sharedBy, worthBy } from '../../../computer/index.ts';
import type { Table, Unit } from '../model/table.ts';
import { isAlive } from '../model/units.ts';
import { scores } from '../rules/turns/ending.ts';

/** What is left of the time, as a share of all of it: each of these has weights of its own. */
const LEFT = [0, 0.1, 0.3, 0.6, 1];

const sumOf = (units: readonly Unit[], of: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => (isAlive(unit) ? sum + of(unit) : sum), 0);

/** What the chances depend on: of the table, or of what somebody sees of it. */
type Known = Pick<Table, 'seats' | 'units' | 'elapsed' | 'options' | 'outcome'>;

/** How a match stands: by the score, W-15, by damaged armour, by mechs, and by whose turn comes sooner. */
export const standing: Standing<Known> = {
  terms: (known, seat) => {
    const { units, elapsed, options } = known;
    const { side } = known.seats.find(({ id }) => id === seat)!;
    const [one = 0, other = 0] = scores(known);
    const own = units.filter((unit) => unit.side === side);
    const others = units.filter((unit) => unit.side !== side);
    const more = (of: (unit: Unit) => number): number => sumOf(own, of) - sumOf(others, of);
    const terms = [
      (side === 0 ? one - other : other - one) / 10,
      more(({ damage }) => -(damage.armour ?? 0)) / 10,
      more(() => 1),
      more(({ ticks }) => -ticks) / 10,
    ];
    return sharedBy(1 - elapsed / options.limit, LEFT).flatMap((share) => terms.map((term) => share * term));
  },
  weights: [
    ...[0.56, 0.1, 0.1, -0.01],
    ...[1.48, 0.05, 0.2, -0.25],
    ...[1.11, -0.13, -0.48, -0.25],
    ...[1.17, 1.84, -0.75, 0.2],
    ...[1.19, 0.73, 0.14, -0.26],
  ],
};

/** The chance that the side of a seat wins; a draw counts one half. */
export const worth = worthBy(standing);
