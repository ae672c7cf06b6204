import type { HexLabel } from '../../../../hex/index.ts';
import type { Layer } from '../../ground/passage.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Contest, Entering } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Going, Picks } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import type { Answers } from '../chapter.ts';
import { ASSAULT_RANK, byRank } from '../initiative.ts';
import { declaredFor, fliesBy } from './choices.ts';
import { stackFits } from './stacking.ts';

/** The units of both sides that would be in one hex and layer after all moves. */
interface Presence {
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly units: readonly Unit[];
}

/** The moves of a step by unit. */
export type Goings = ReadonlyMap<UnitId, Going>;

export const goingsOf = (goings: readonly Going[]): Goings => new Map(goings.map((going) => [going.unit, going]));

/** Does a unit stand on the board for all to see after its move? A hidden one does if it shows itself. */
export const isSeen = ({ hidden }: Unit, going: Going | undefined): boolean => !hidden || going?.token === 'Reveal';

/** Where a unit would be after all moves. */
export const endOf = (unit: Unit, goings: Goings): HexLabel => goings.get(unit.id)?.to ?? unit.at!;

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/**
 * Where all units would be after all moves, in the order of hexes and layers of DET-2. `besides`: further units of
 * another layer.
 */
export const presences = (
  table: Pick<Table, 'units'>,
  goings: Goings,
  besides: readonly UnitId[] = [],
): readonly Presence[] => {
  const byPlace = new Map<string, Unit[]>();
  for (const unit of fieldUnits(table)) {
    if (!isSeen(unit, goings.get(unit.id)) && !besides.includes(unit.id)) continue;
    const layer = besides.includes(unit.id) ? 'ground' : layerOf(unit);
    add(byPlace, `${endOf(unit, goings)} ${layer === 'ground' ? 0 : 1}`, unit);
  }
  return [...byPlace.keys()].sort().map((place): Presence => {
    const [at, layer] = place.split(' ') as [HexLabel, string];
    return { at, layer: layer === '0' ? 'ground' : 'air', units: byPlace.get(place)! };
  });
};

/** Would both sides be there? */
const isContested = ({ units }: Pick<Presence, 'units'>): boolean => units.some(({ side }) => side !== units[0]!.side);

/**
 * Whether a unit tries to enter a hex in this step. A unit that shows itself does, since its token did not count there.
 */
const enters = ({ from, to, token }: Going): boolean => from !== to || token === 'Reveal';

/**
 * The units that stay where they were because a hex without enemies would hold too many of their side, STK-4: all that
 * try to enter it. They may then be too many for their own hex, so the test repeats until nothing changes.
 */
const bounced = (table: Pick<Table, 'units' | 'arsenal'>, goings: readonly Going[]): readonly Going[] => {
  const left = goingsOf(goings.filter(enters));
  const going = new Map(left);
  for (;;) {
    const out = presences(table, going)
      .filter((presence) => !isContested(presence) && !stackFits(table, presence.units))
      .flatMap(({ units }) => units.filter(({ id }) => going.has(id)));
    if (out.length === 0) return goings.filter(({ unit }) => left.has(unit) && !going.has(unit));
    for (const { id } of out) going.delete(id);
  }
};

const withMark = ({ marks }: Unit): Partial<Unit> =>
  marks.includes('overcrowd') ? {} : { marks: [...marks, 'overcrowd'] };

/** Keeps units out of overcrowded hexes and marks them, STK-4. Gives the moves that are left. */
export const keepOut = function* (state: State, goings: readonly Going[]): Generator<Event, readonly Going[]> {
  const out = bounced(state, goings);
  if (out.length === 0) return goings;
  const marks: Record<UnitId, Partial<Unit>> = {};
  for (const { unit } of out) marks[unit] = withMark(state.units[unit]!);
  yield { kind: 'overcrowded', each: out.map(({ unit, to }) => ({ unit, to })), to: { units: marks } };
  return goings.filter((going) => !out.includes(going));
};

/** Units of both sides that would change places, MOV-6: those that leave one hex for the other, and the others. */
interface Swap {
  readonly hexes: readonly [HexLabel, HexLabel];
  readonly goings: readonly Going[];
}

const unitOf = ({ units }: Pick<Table, 'units'>, { unit }: Going): Unit => units[unit]!;

const areCrossing = (table: Pick<Table, 'units'>, one: Going, other: Going): boolean => {
  const [a, b] = [unitOf(table, one), unitOf(table, other)];
  return one.from === other.to && one.to === other.from && a.side !== b.side && layerOf(a) === layerOf(b);
};

/** The swaps of a step, by hex; ground before air. */
const swapsOf = (table: Pick<Table, 'units'>, goings: readonly Going[]): ReadonlyMap<string, Swap> => {
  const seen = goings.filter((going) => going.from !== going.to && isSeen(unitOf(table, going), going));
  const swaps = new Map<string, Swap>();
  for (const going of seen) {
    if (!seen.some((other) => areCrossing(table, going, other))) continue;
    const hexes = [going.from, going.to].sort() as [HexLabel, HexLabel];
    const layer = layerOf(unitOf(table, going));
    const key = `swap ${hexes.join(' ')} ${layer === 'ground' ? '' : layer}`.trim();
    swaps.set(key, { hexes, goings: [...(swaps.get(key)?.goings ?? []), going] });
  }
  return new Map([...swaps].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** Which hex is fought over, P8: the side with the higher assault rank says; by default the one that its enemy leaves. */
export const swapQuestions = (table: Table, goings: readonly Going[]): readonly Question[] => {
  const seat = byRank(table, ASSAULT_RANK)[0]!;
  return [...swapsOf(table, goings)].map(([key, swap]) => {
    const { from, to } = swap.goings.find((going) => unitOf(table, going).seat === seat)!;
    return { seat, prompt: 'swap', key, unit: null, options: [to, from] };
  });
};

/** The remaining moves, once the contested hexes and the units held there are known. */
interface Swapped {
  readonly goings: readonly Going[];
  readonly held: readonly UnitId[];
}

/** Settles all swaps: units that were leaving the chosen hex stay in it, the others enter it, MOV-6. */
export const settleSwaps = function* (
  table: Table,
  goings: readonly Going[],
  answers: Answers,
): Generator<Event, Swapped> {
  const held: UnitId[] = [];
  const swaps = swapsOf(table, goings);
  for (const question of swapQuestions(table, goings)) {
    const at = chosen(question, answers[question.key]);
    const swap = swaps.get(question.key)!;
    const [staying, entering] = [
      swap.goings.filter(({ from }) => from === at),
      swap.goings.filter(({ to }) => to === at),
    ].map((moves) => moves.map(({ unit }) => unit)) as [UnitId[], UnitId[]];
    held.push(...staying);
    const other = swap.hexes.find((hex) => hex !== at)!;
    yield { kind: 'swap-decided', seat: question.seat, at, other, held: staying, entering };
  }
  return { goings: goings.map((going) => (held.includes(going.unit) ? { ...going, to: going.from } : going)), held };
};

/** Units that attack the enemies under them from the air, as they have declared. */
const flights = (table: Table, goings: Goings, picks: Picks): readonly UnitId[] => {
  const declared = fieldUnits(table).filter((unit) => declaredFor(picks, unit) && fliesBy(table, unit));
  if (declared.length === 0) return [];
  const places = presences(table, goings);
  const there = (unit: Unit, layer: Presence['layer']): boolean =>
    places.some(
      (place) =>
        place.at === endOf(unit, goings) && place.layer === layer && place.units.some(({ side }) => side !== unit.side),
    );
  return declared.filter((unit) => !there(unit, 'air') && there(unit, 'ground')).map(({ id }) => id);
};

/** What units have come to before their moves are shown, MOV-7. */
export interface Ends {
  readonly goings: readonly Going[];
  /** Held in a hex by a swap, MOV-6. */
  readonly held: readonly UnitId[];
  /** Hidden until they met an enemy in their hex: they count as staying there, CON-8. */
  readonly met: readonly UnitId[];
  readonly picks: Picks;
}

/**
 * The hexes that both sides claim after all moves, MOV-7, in the order in which they are fought over: one assault each,
 * between units that stay, are held, or enter. The end-phase has no fights, VIC-2.
 */
export const contestsOf = (table: Table, { goings, held, met, picks }: Ends): readonly Contest[] => {
  if (table.stage === 'end-phase') return [];
  const byUnit = goingsOf(goings);
  const flying = flights(table, byUnit, picks);
  const entering = ({ id, at }: Unit): Entering | undefined => {
    const going = byUnit.get(id);
    if (flying.includes(id)) return { unit: id, from: going?.from ?? at!, backwards: false };
    if (!going || going.from === going.to || met.includes(id)) return undefined;
    return { unit: id, from: going.from, backwards: going.token === 'Rev' };
  };
  return presences(table, byUnit, flying)
    .filter(isContested)
    .map(({ at, layer, units }) => ({
      at,
      layer,
      staying: units.filter((unit) => !entering(unit) && !held.includes(unit.id)).map(({ id }) => id),
      held: units.filter(({ id }) => held.includes(id)).map(({ id }) => id),
      entering: units.flatMap((unit) => entering(unit) ?? []),
    }));
};

/** All units that take part in one of the contests. */
export const involvedIn = (contests: readonly Contest[]): ReadonlySet<UnitId> =>
  new Set(
    contests.flatMap(({ staying, held, entering }) => [...staying, ...held, ...entering.map(({ unit }) => unit)]),
  );

/** All units that enter a contested hex; they stay where they come from until it is fought over, MOV-8. */
export const enteringIn = (contests: readonly Contest[]): ReadonlySet<UnitId> =>
  new Set(contests.flatMap(({ entering }) => entering.map(({ unit }) => unit)));
