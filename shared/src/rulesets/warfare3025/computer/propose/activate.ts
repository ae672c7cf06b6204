// What a unit does when it is its turn, W-4.
import { indexOfLabel } from '../../../../hex/index.ts';
import type { Intent, Move, Plan } from '../../ask/intents.ts';
import type { Table, Unit } from '../../model/table.ts';
import { cardOf, placeOf, unitOf } from '../../model/units.ts';
import { waitCost } from '../../plan/planning.ts';
import { jumps, type Reached, reach } from '../../plan/reach.ts';
import { isFast } from '../../rules/plans.ts';
import { facingFor, type Ground, groundFor, TICK } from '../ground.ts';
import { aimedFrom } from './attacks.ts';

/** How many hexes are looked at closely, and how many attacks from each. */
const HEXES: Readonly<Record<'all' | 'first', number>> = { all: 8, first: 4 };
const ATTACKS = 2;
/** How many answers are proposed. */
const MOST = 8;
/** What a failed roll on the way costs, in points of the score. */
const FALL = 2;

/** An action with what it is worth, in points of the score. */
interface Rated {
  readonly intent: Intent;
  readonly gain: number;
}

const byGain = <T extends { readonly gain: number }>(all: readonly T[]): readonly T[] =>
  all.toSorted((one, other) => other.gain - one.gain);

const acting = (unit: Unit, { move, attack }: Plan): Intent => ({
  kind: 'act',
  unit: unit.id,
  ...(move && { move }),
  ...(attack && { attack }),
});

const STILL = { fast: false, stationary: true };

/** Attacks from where the unit stands: better aimed, and a better target, W-9.4. */
const onTheSpot = (table: Table, unit: Unit, ground: Ground): readonly Rated[] => {
  const hex = placeOf(table, unit);
  if (hex < 0) return [];
  const rest = ground.place(hex) - ground.danger(hex, STILL);
  return aimedFrom(table, unit, { after: 0, ticks: 0 })
    .slice(0, 4)
    .map(({ attack, gain }) => ({
      intent: acting(unit, { attack }),
      gain: gain + rest,
    }));
};

const riskOf = ({ risks }: Reached): number => FALL * (1 - risks.reduce((chance, risk) => chance * risk.chance, 1));

const moveTo = (table: Table, unit: Unit, { at, path, jump }: Reached): Move => ({
  path: [...path],
  facing: facingFor(table, unit, indexOfLabel(table.board, at)),
  onPoor: 'stop',
  ...(jump && { jump }),
});

/** Moves, with an attack at their beginning or at their end or without one. */
const onTheMove = (table: Table, unit: Unit, ground: Ground, how: 'all' | 'first'): readonly Rated[] => {
  const { ticks } = cardOf(table, unit.id).movement;
  const placed = [...reach(table, unit.id), ...jumps(table, unit.id)].map((found) => {
    const hex = indexOfLabel(table.board, found.at);
    const fast = isFast(table, unit, found.path.length);
    const rest = ground.place(hex) - ground.danger(hex, { fast, stationary: false }) - riskOf(found);
    return { found, rest, gain: rest + ground.fire(hex) };
  });
  const best = byGain(placed).slice(0, HEXES[how]);
  const safe = byGain(placed.map(({ found, rest }) => ({ found, rest, gain: rest }))).slice(0, 1);
  const ending = best.flatMap(({ found, rest }) => {
    const move = moveTo(table, unit, found);
    const aimed = aimedFrom(table, unit, { move, after: move.path.length, ticks }).slice(0, ATTACKS);
    return [
      ...aimed.map(({ attack, gain }) => ({ intent: acting(unit, { move, attack }), gain: gain + rest })),
      { intent: acting(unit, { move }), gain: rest - TICK * ticks },
    ];
  });
  const beginning = safe.flatMap(({ found, rest }) => {
    const move = moveTo(table, unit, found);
    const aimed = unit.status === 'field' ? aimedFrom(table, unit, { move, after: 0, ticks }).slice(0, 1) : [];
    return [
      ...aimed.map(({ attack, gain }) => ({ intent: acting(unit, { move, attack }), gain: gain + rest })),
      { intent: acting(unit, { move }), gain: rest - TICK * ticks },
    ];
  });
  return [...ending, ...beginning];
};

/** Waiting: to see what others do, and to interrupt it. */
const waiting = (table: Table, unit: Unit, ground: Ground): Rated => {
  const hex = placeOf(table, unit);
  const rest =
    hex < 0
      ? 0
      : ground.place(hex) -
        ground.danger(hex, { fast: unit.token === 'fast', stationary: unit.token === 'stationary' });
  return { intent: { kind: 'wait', unit: unit.id }, gain: rest - TICK * Math.max(1, waitCost(table, unit.id)) };
};

/** What to do with one of the units whose turn it is, the best first. */
export const proposeActivation = (table: Table, units: readonly string[], how: 'all' | 'first'): readonly Intent[] => {
  const rated = units.flatMap((id) => {
    const unit = unitOf(table, id);
    const ground = groundFor(table, unit);
    return [...onTheSpot(table, unit, ground), ...onTheMove(table, unit, ground, how), waiting(table, unit, ground)];
  });
  return byGain(rated)
    .slice(0, MOST)
    .map(({ intent }) => intent);
};
