import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { Table, TieRoll, Unit, UnitId } from '../../model/table.ts';
import { cardOf, isAlive, unitOf } from '../../model/units.ts';
import { roll } from '../roll.ts';

/** The units with the fewest ticks: one of them acts next, W-3.1. */
export const nextInLine = ({ units }: Pick<Table, 'units'>): Unit[] => {
  const alive = units.filter(isAlive);
  const fewest = Math.min(...alive.map((unit) => unit.ticks));
  return alive.filter((unit) => unit.ticks === fewest);
};

/** Which of two tie rolls acts first, negative for `a`: the worse tier, then the lower die, W-3.4. */
const byTieRoll = (a: TieRoll, b: TieRoll): number => a.tier - b.tier || a.die - b.die;

function* rollForTie(table: Table, unit: Unit, dice: Dice): Generator<Event> {
  const rolled = roll(dice, {
    purpose: 'tie',
    unit: unit.id,
    on: 'piloting',
    skill: cardOf(table, unit.id).pilot.skill,
    damage: 0,
    keep: 'only',
    advantages: [],
    rule: 'W-3.4',
  });
  yield { kind: 'tieRolled', unit: unit.id, roll: rolled };
}

/**
 * Rolls until one of several tied units is first, and returns its id, W-3.4. In each round the units that have no stored
 * roll for it roll, in the order of their seats; only those with the best roll go into the next round. Units keep the
 * rolls of all rounds, so a second roll only ever counts between units whose first rolls are equal.
 */
export function* breakTie(table: Table, tied: readonly Unit[], dice: Dice): Generator<Event, string> {
  const place = ({ seat }: Unit) => table.seats.findIndex(({ id }) => id === seat);
  let ids = tied.toSorted((a, b) => place(a) - place(b)).map((unit) => unit.id);
  for (let round = 0; ; round++) {
    const rollOf = (id: UnitId) => unitOf(table, id).tieRolls[round];
    for (const id of ids) if (!rollOf(id)) yield* rollForTie(table, unitOf(table, id), dice);
    const best = ids.map((id) => rollOf(id)!).reduce((a, b) => (byTieRoll(b, a) < 0 ? b : a));
    ids = ids.filter((id) => byTieRoll(rollOf(id)!, best) === 0);
    if (ids.length === 1) return ids[0]!;
  }
}

/**
 * Ticks that count as one turn, where something is said in turns: about what a mech takes for a full action. The default
 * match has twelve. The game itself knows no turns, W-3.
 */
const TURN = 10;

/** How many turns have passed: whole tens of ticks of the match's clock. */
export const turns = ({ elapsed }: Table): number => Math.floor(elapsed / TURN);

/** Finds who acts next: skims, breaks ties between players, and asks, W-3.1 to W-3.4. */
export function* nextActivation(table: Table, dice: Dice): Generator<Event> {
  const { detection } = table;
  // Who has waited comes after the next in line, whose ticks its player is not told, W-13d.17.
  const units = detection?.spared ? table.units.filter(({ id }) => id !== detection.spared) : table.units;
  const ticks = nextInLine({ units })[0]!.ticks;
  if (ticks > 0) yield { kind: 'skimmed', ticks };
  if (table.elapsed >= table.options.limit) return;
  const tied = nextInLine(table);
  const seat = tied[0]!.seat;
  if (tied.every((unit) => unit.seat === seat)) {
    yield { kind: 'activated', seat, units: tied.map((unit) => unit.id) };
    return;
  }
  const first = unitOf(table, yield* breakTie(table, tied, dice));
  if (detection) {
    // The roll decides which player acts, who knows nothing of the other tied units, W-13d.17.
    const units = tied.filter((unit) => unit.seat === first.seat).map(({ id }) => id);
    yield { kind: 'activated', seat: first.seat, units };
    return;
  }
  yield { kind: 'activated', seat: first.seat, units: [first.id] };
}
