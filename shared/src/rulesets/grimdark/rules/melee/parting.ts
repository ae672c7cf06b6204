// How units part at the end of a melee: consolidation, G-12.10, and separation, G-12.11.
import { type HexLabel, labelOfIndex } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import { checkPath } from '../../ground/moving/check-path.ts';
import { pathTo, type Reach } from '../../ground/moving/reach.ts';
import { separationHexes as hexesApart } from '../../ground/placing/places.ts';
import type { Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import type { Table } from '../../model/table.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { answerOf, first, oneQuestion, type PromptRules, type StepRules } from '../chapter.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { isOnMap, rulesNow, unitOf } from '../figures.ts';
import { moveNow, moverOf } from '../movement/path.ts';
import { reachOf } from '../movement/reach.ts';
import { opponents } from './opponents.ts';

/** Where a unit can consolidate, G-12.10; its own hex is among them. `pathTo` gives the paths. An Immobile unit stays. */
export const consolidationReach = (table: Table, unit: Unit): Reach => reachOf(table, unit, 'consolidation');

/** Why a unit cannot consolidate along a path, G-12.10. With no step it stays. */
export const checkConsolidation = (table: Table, unit: Unit, path: readonly HexLabel[]): Refusal | undefined => {
  if (path.length > 0 && rulesNow(table, unit).immobile)
    return refusal('E_IMMOBILE/consolidate', 'G-12.10', { unit: unit.id });
  return checkPath(fieldOf(table), moverOf(table, unit), moveNow(table, unit, 'consolidation'), path);
};

/** The hexes to which a charger can step back from its target, by direction, G-12.11. None: it stays in contact, G-12.12. */
export const separationHexes = (table: Table, charger: Unit, target: Unit): readonly HexLabel[] =>
  rulesNow(table, charger).immobile ? [] : hexesApart(fieldOf(table), bodyOf(table, charger), bodyOf(table, target));

/** The hex to which a charger steps back by default: the one it came from, or that of the lowest direction, G-12.11. */
export const usualSeparation = ({ active }: Table, hexes: readonly HexLabel[]): HexLabel => {
  const { from = null, path = [] } = active ?? {};
  const cameFrom = path.at(-2) ?? (path.length > 0 ? from : null);
  return hexes.find((hex) => hex === cameFrom) ?? hexes[0]!;
};

const STAY: IntentOf<'consolidate'> = { kind: 'consolidate', path: [] };

/** May a unit consolidate, G-12.10? The walking dead never do, G-17.5. */
const mayConsolidate = (table: Table, unit: Unit): boolean => unit.seat !== NEUTRAL && !rulesNow(table, unit).immobile;

/** The hexes where a consolidation can end, that of the unit among them. */
const consolidationEnds = (table: Table, unit: Unit): readonly HexLabel[] =>
  consolidationReach(table, unit).ends.map((hex) => labelOfIndex(table.board, hex));

/** P17. */
const consolidating = (table: Table, unit: Unit): Question => ({
  seat: unit.seat,
  key: 'consolidate',
  prompt: 'consolidate',
  unit: unit.id,
  ...(consolidationEnds(table, unit).length === 1 && { only: STAY }),
});

/** The hexes to which the charger can step back; none if one of the two is gone. */
const hexesBack = (table: Table): readonly HexLabel[] => {
  const both = opponents(table);
  return both ? separationHexes(table, both.charger, both.target) : [];
};

/** P16. The walking dead are not asked: they take the lowest direction, G-17.5. */
const separating = (table: Table): readonly Question[] => {
  const { id: unit, seat } = unitOf(table, table.fight!.charger);
  const hexes = hexesBack(table);
  if (hexes.length === 0 || seat === NEUTRAL) return [];
  const only = hexes.length === 1 && { only: { kind: 'separate', to: hexes[0]! } as const };
  return [{ seat, key: 'separate', prompt: 'separate', unit, ...only }];
};

/** The charger steps back, which is no move for any rule, G-12.11; null: it has no hex, G-12.12. */
const stepBack = ({ id: unit, at }: Unit, to: HexLabel | null): Event => ({
  kind: 'separated',
  unit,
  from: at!,
  at: to,
  ...(to !== null && { to: { units: { [unit]: { at: to } } } }),
});

/** How a melee ends: the survivor consolidates, G-12.10, or the charger steps back, G-12.11. */
export const PARTING_STEPS: StepRules<'part' | 'consolidate' | 'separate'> = {
  part: {
    perform: function* (state) {
      const { charger, target } = state.fight!;
      const alive = [charger, target].filter((unit) => isOnMap(state, unit));
      if (alive.length === 2) yield first(state, { do: 'separate' });
      const [survivor] = alive;
      if (alive.length === 1 && mayConsolidate(state, unitOf(state, survivor!)))
        yield first(state, { do: 'consolidate', unit: survivor! });
    },
  },
  consolidate: {
    asks: (state, { unit }, answers) =>
      oneQuestion(answers, 'consolidate', () => consolidating(state, unitOf(state, unit))),
    perform: function* (state, { unit: id }, answers) {
      const { path } = answerOf(answers, 'consolidate', 'consolidate');
      const from = unitOf(state, id).at!;
      if (path.length === 0) return;
      const moved = { at: path.at(-1)!, moved: true, movedSince: true };
      yield { kind: 'consolidated', unit: id, from, path, to: { units: { [id]: moved } } };
      yield first(state, { do: 'end-move', unit: id, how: 'consolidate', from, path, board: null });
    },
  },
  separate: {
    asks: (state) => ({ questions: separating(state) }),
    perform: function* (state, _step, answers) {
      const { charger } = opponents(state)!;
      const hexes = hexesBack(state);
      if (rulesNow(state, charger).immobile) return;
      if (hexes.length === 0) yield stepBack(charger, null);
      else if (charger.seat === NEUTRAL) yield stepBack(charger, hexes[0]!);
      else yield stepBack(charger, answerOf(answers, 'separate', 'separate').to);
    },
  },
};

/** Where the charger steps back to, P16, and where the survivor goes, P17. */
export const PARTING_PROMPTS: PromptRules<'separate' | 'consolidate'> = {
  separate: {
    check: (view, { unit }, { to }) => {
      const hexes = hexesBack(view);
      if (hexes.includes(to)) return undefined;
      return refusal('E_BAD_CHOICE/back', 'G-12.11', { unit: unit!, hexes, hex: to });
    },
    fallback: (view) => ({ kind: 'separate', to: usualSeparation(view, hexesBack(view)) }),
    all: (view) => hexesBack(view).map((to) => ({ kind: 'separate', to })),
  },
  consolidate: {
    check: (view, { unit }, { path }) => checkConsolidation(view, unitOf(view, unit!), path),
    fallback: () => STAY,
    *all(view, { unit: id }) {
      const unit = unitOf(view, id!);
      const reach = consolidationReach(view, unit);
      for (const at of consolidationEnds(view, unit)) yield { kind: 'consolidate', path: pathTo(reach, at)! };
    },
    sample: (view, { unit: id }, below) => {
      const unit = unitOf(view, id!);
      const ends = consolidationEnds(view, unit);
      return { kind: 'consolidate', path: pathTo(consolidationReach(view, unit), ends[below(ends.length)]!)! };
    },
  },
};
