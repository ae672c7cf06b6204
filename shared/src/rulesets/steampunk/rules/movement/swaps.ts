import type { HexLabel } from '../../../../hex/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import type { Going } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import type { Answers } from '../chapter.ts';
import { ASSAULT_RANK, byRank } from '../initiative.ts';
import { isSeen } from './presence.ts';

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

/** The moves that are left when it is said which hexes are fought over, and who is held there. */
interface Swapped {
  readonly goings: readonly Going[];
  readonly held: readonly UnitId[];
}

/** Settles all swaps: who was leaving the hex that was picked stays in it, the others enter it, MOV-6. */
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
