// What a unit does when it is its turn, W-4.
import { indexOfLabel } from '../../../../hex/index.ts';
import type { Intent, Move, Plan } from '../../ask/intents.ts';
import { hasDetection } from '../../model/detection.ts';
import type { Table, Unit } from '../../model/table.ts';
import { cardOf, placeOf, unitOf } from '../../model/units.ts';
import { successChance } from '../../plan/chances.ts';
import { planCost, waitCost } from '../../plan/planning.ts';
import { jumps, type Reached, reach, withCare } from '../../plan/reach.ts';
import { checkHide, enemiesAt, hideDemand } from '../../rules/detection/hiding.ts';
import { costOfCare } from '../../rules/movement/care.ts';
import { homeEdge } from '../../rules/movement/route.ts';
import { steeringOf } from '../../rules/movement/steering.ts';
import { facingFor, type Ground, groundFor, TICK } from '../ground.ts';
import { afterFiring, knownTo } from '../unseen.ts';
import { aimedFrom } from './attacks.ts';

/** How many hexes are looked at closely, and how many attacks from each. */
const HEXES: Readonly<Record<'all' | 'first', number>> = { all: 14, first: 4 };
const ATTACKS = 2;
/** How many attacks on the spot are proposed. */
const ON_THE_SPOT = 4;
/** Which of all answers are proposed, the best first: the later ones lie apart, for those that follow each other are alike. */
const PROPOSED = [0, 1, 2, 3, 5, 7, 10, 13];
/** What a failed roll on the way costs, in points of the score. */
const FALL = 2;
/** What it is worth to stand firm again, W-13c.7, in points of the score. */
const STEADY = 1;
/** What it costs to stay off the map. */
const ABSENT = 3;
/** In how many ticks a unit does what it can do best: so much is one tick worth to it. */
const TICKS = 10;

/** An action with what it is worth, in points of the score. */
interface Rated {
  readonly intent: Intent;
  readonly gain: number;
}

/** A hex that a unit can end in. `rest`: what it is worth but for the attacks of this action. */
interface Placed {
  readonly found: Reached;
  readonly rest: number;
  /** The same with what it can shoot at from there. */
  readonly gain: number;
}

/** A unit whose turn it is, and what counts for it. */
interface Turn {
  readonly table: Table;
  readonly unit: Unit;
  readonly ground: Ground;
  readonly placed: readonly Placed[];
  /** What a tick is worth: nothing while there is nobody to shoot at. */
  readonly tick: number;
}

const byGain = <T extends { readonly gain: number }>(all: readonly T[]): readonly T[] =>
  all.toSorted((one, other) => other.gain - one.gain);

const riskOf = ({ risks }: Reached): number => FALL * (1 - risks.reduce((chance, risk) => chance * risk.chance, 1));

/** What it is worth to go somewhere, but for attacks. */
const restOf = (table: Table, ground: Ground, found: Reached): number => {
  const hex = indexOfLabel(table.board, found.at);
  return ground.place(hex) - ground.danger(hex, { fast: found.fast, stationary: false }) - riskOf(found);
};

/** What a unit adds to its danger by an attack, if the other side does not see it yet, W-13d.5. */
const givenAway = ({ table, unit, ground }: Turn, hex: number, moved: Parameters<Ground['danger']>[1]): number =>
  ground.danger(hex, moved, afterFiring(knownTo(table, unit))) - ground.danger(hex, moved);

/** What a unit has before it, now that it is its turn. */
const turnOf = (table: Table, unit: Unit): Turn => {
  const ground = groundFor(table, unit);
  const from = placeOf(table, unit);
  let most = from < 0 ? 0 : ground.range(from);
  const placed = [...reach(table, unit.id), ...jumps(table, unit.id)].map((found): Placed => {
    const hex = indexOfLabel(table.board, found.at);
    most = Math.max(most, ground.range(hex));
    const rest = restOf(table, ground, found);
    return { found, rest, gain: rest + ground.fire(hex) };
  });
  return { table, unit, ground, placed, tick: Math.min(TICK, most / TICKS) };
};

const acting = (unit: Unit, { move, attack }: Plan): Intent => ({
  kind: 'act',
  unit: unit.id,
  ...(move && { move }),
  ...(attack && { attack }),
});

/** Attacks from where the unit stands: better aimed, and a better target, W-9.4. */
const onTheSpot = (turn: Turn): readonly Rated[] => {
  const { table, unit, ground, tick } = turn;
  const hex = placeOf(table, unit);
  if (hex < 0) return [];
  const still = { fast: false, stationary: true };
  const rest = ground.place(hex) - ground.danger(hex, still) - givenAway(turn, hex, still);
  return aimedFrom(table, unit, { after: 0, ticks: 0, tick })
    .slice(0, ON_THE_SPOT)
    .map(({ attack, gain }) => ({ intent: acting(unit, { attack }), gain: gain + rest }));
};

const moveTo = (table: Table, unit: Unit, { at, path, jump, careful }: Reached): Move => ({
  path: [...path],
  facing: facingFor(table, unit, indexOfLabel(table.board, at)),
  onPoor: 'stop',
  ...(jump && { jump }),
  ...(careful && { careful: [...careful] }),
});

/** A way with care where ground is rolled for, if that is worth its ticks, W-13c.9; else the way as it is. */
const asCarefully = ({ table, unit, ground, tick }: Turn, { found, rest }: Pick<Placed, 'found' | 'rest'>) => {
  const careful = found.risks.filter(({ demand }) => demand).map(({ after }) => after);
  if (careful.length === 0) return { found, rest };
  const slower = withCare(table, unit.id, found, careful);
  const instead = restOf(table, ground, slower);
  return instead - tick * costOfCare({ careful }) > rest ? { found: slower, rest: instead } : { found, rest };
};

/** A move to a hex, without an attack and with the best ones at its beginning or its end. */
const movesTo = (turn: Turn, placed: Placed, attack: 'before' | 'after'): readonly Rated[] => {
  const { table, unit, tick } = turn;
  const { found, rest } = asCarefully(turn, placed);
  const move = moveTo(table, unit, found);
  const ticks = planCost(table, unit.id, { move });
  const shown = givenAway(turn, indexOfLabel(table.board, found.at), { fast: found.fast, stationary: false });
  const isOff = unit.status !== 'field';
  const aimed = isOff
    ? []
    : aimedFrom(table, unit, { move, after: attack === 'after' ? move.path.length : 0, ticks, tick });
  return [
    ...aimed
      .slice(0, ATTACKS)
      .map((each) => ({ intent: acting(unit, { move, attack: each.attack }), gain: each.gain + rest - shown })),
    { intent: acting(unit, { move }), gain: rest - tick * ticks },
  ];
};

/** Moves to where most can be shot at, and the one to where it is best to be, after an attack. */
const onTheMove = (turn: Turn, how: 'all' | 'first'): readonly Rated[] => {
  const { placed } = turn;
  const safe = byGain(placed.map((each) => ({ ...each, gain: each.rest }))).slice(0, 1);
  return [
    ...byGain(placed)
      .slice(0, HEXES[how])
      .flatMap((each) => movesTo(turn, each, 'after')),
    ...safe.flatMap((each) => movesTo(turn, each, 'before')),
  ];
};

/** Waiting: to see what others do, and to interrupt it. */
const waiting = ({ table, unit, ground, tick }: Turn): Rated => {
  const hex = placeOf(table, unit);
  const entry = homeEdge(table, unit.side).hexes;
  const rest =
    hex < 0
      ? ground.place(entry[Math.floor(entry.length / 2)]!) - ABSENT
      : ground.place(hex) - ground.danger(hex, { fast: false, stationary: true });
  return { intent: { kind: 'wait', unit: unit.id }, gain: rest - tick * Math.max(1, waitCost(table, unit.id)) };
};

/** Standing firm again, if it is unstable, W-13c.8. */
const stabilising = ({ table, unit, ground, tick }: Turn): readonly Rated[] => {
  const hex = placeOf(table, unit);
  if (!unit.unstable || hex < 0) return [];
  const rest = STEADY + ground.place(hex) - ground.danger(hex, { fast: false, stationary: true });
  const cost = planCost(table, unit.id, { stabilise: true });
  return [{ intent: { kind: 'stabilise', unit: unit.id }, gain: rest - tick * cost }];
};

/** Hiding, where that is allowed: for how likely it works, and for what enemies could do to the unit else, W-13d.8. */
const hiding = ({ table, unit, ground, tick }: Turn): readonly Rated[] => {
  const hex = placeOf(table, unit);
  if (!hasDetection(table.options) || hex < 0 || checkHide(table, unit)) return [];
  const { tier } = hideDemand(table, unit, enemiesAt(table, unit.side));
  const works = successChance(cardOf(table, unit.id).pilot.skill, steeringOf(unit).damage, 'only', tier);
  const still = { fast: false, stationary: true };
  const lower = knownTo(table, unit) === 'visible' ? 'detected' : 'hidden';
  const danger = works * ground.danger(hex, still, lower) + (1 - works) * ground.danger(hex, still);
  const cost = planCost(table, unit.id, { hide: true });
  return [{ intent: { kind: 'hide', unit: unit.id }, gain: ground.place(hex) - danger - tick * cost }];
};

/** The best ways to go without an attack, each with what it gains over staying, but for its ticks. */
export const bestWays = (
  table: Table,
  unit: Unit,
  most: number,
): readonly { readonly move: Move; readonly gain: number }[] => {
  const turn = turnOf(table, unit);
  const here = placeOf(table, unit);
  const now = { fast: unit.token === 'fast', stationary: unit.token === 'stationary' };
  const staying = turn.ground.place(here) - turn.ground.danger(here, now);
  return byGain(turn.placed.map((each) => ({ ...each, gain: each.rest })))
    .slice(0, most)
    .map(({ found, rest }) => ({ move: moveTo(table, unit, found), gain: rest - staying }));
};

/** What to do with one of the units whose turn it is, the best first. */
export const proposeActivation = (table: Table, units: readonly string[], how: 'all' | 'first'): readonly Intent[] => {
  const rated = units.flatMap((id) => {
    const turn = turnOf(table, unitOf(table, id));
    return [...onTheSpot(turn), ...onTheMove(turn, how), ...stabilising(turn), ...hiding(turn), waiting(turn)];
  });
  const best = byGain(rated);
  return PROPOSED.flatMap((place) => best[place] ?? []).map(({ intent }) => intent);
};
