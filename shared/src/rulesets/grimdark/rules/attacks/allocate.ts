import type { Dice } from '../../../../dice/index.ts';
import type { Change } from '../../model/change.ts';
import type { Marked } from '../../model/facts/attacks.ts';
import type { State } from '../../model/state.ts';
import type { Pending } from '../../model/steps/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { GONE } from '../../roster/index.ts';
import { answerOf, first, type StepRules } from '../chapter.ts';
import { figuresOf, unitOf } from '../figures.ts';
import { casualtiesAsked, KEY } from './casualties.ts';
import { isAlive } from './is-alive.ts';
import { hasRule, REGENERATES } from './model-rules.ts';
import { nextToWound, woundOrder } from './wound-order.ts';

/** What became of the wounds, one entry each, and of the unit. */
interface Allocated {
  readonly marked: readonly Marked[];
  /** The wounds of the unit's models afterwards. */
  readonly wounds: readonly number[];
}

/** Allocates wounds one by one, G-11.8. `types`: in which order the owner has types of models removed, G-11.A. */
const allocate = (
  table: Table,
  unit: Unit,
  { wounds: count, deadly, regenerates, named }: Pending,
  types: readonly string[],
  dice: Dice,
): Allocated => {
  const built = figuresOf(table, unit);
  const wounds = [...unit.wounds];
  const order = woundOrder(built, unit, types);
  const marked: Marked[] = [];
  for (let nth = 0; nth < count; nth++) {
    const model = named ? named[nth]! : nextToWound(order, wounds);
    if (model === undefined) break;
    if (wounds[model] === GONE) continue;
    const fallen: number[] = [];
    if (regenerates && hasRule(table, unit, model, 'regeneration'))
      for (let left = deadly; left > 0; left--) fallen.push(dice.roll(6, 'regeneration'));
    const ignored = fallen.filter((die) => die >= REGENERATES).length;
    const room = built.track[model]!.tough - wounds[model]!;
    const taken = Math.min(room, deadly - ignored);
    const removed = taken === room;
    wounds[model] = removed ? GONE : wounds[model]! + taken;
    marked.push({ model, dice: fallen, marked: taken, removed });
  }
  return { marked, wounds };
};

/**
 * The change by marked wounds: they count for the unit's morale, G-13.2, and in a melee for who caused them, G-12.8.
 */
const changeOf = (state: State, unit: Unit, by: Pending['by'], wounds: readonly number[], caused: number): Change => {
  const { fight } = state;
  const { id, damage, tokens } = unit;
  const counts =
    fight && by !== null && by !== id && [fight.charger, fight.target].every((each) => each === by || each === id);
  // Spell tokens die with their model, G-16.1.
  const left = tokens.map((held, model) => (wounds[model] === GONE ? 0 : held));
  return {
    units: { [id]: { wounds, damage: damage + caused, ...(tokens.length > 0 && { tokens: left }) } },
    ...(counts && {
      open: { fight: { ...fight, caused: { ...fight.caused, [by]: (fight.caused[by] ?? 0) + caused } } },
    }),
  };
};

/** Wounds are marked, and models removed, G-11.8; a unit without models is destroyed, G-11.B. */
export const ALLOCATE_STEPS: StepRules<'allocate'> = {
  allocate: {
    asks: (state, { pending }) => ({ questions: casualtiesAsked(state, pending) }),
    perform: function* (state, { pending }, answers, dice) {
      const { target, by, source } = pending;
      const unit = unitOf(state, target);
      if (!isAlive(unit)) return;
      const types = answers[KEY] ? answerOf(answers, KEY, 'casualties').types : [];
      const { marked, wounds } = allocate(state, unit, pending, types, dice);
      const caused = marked.reduce((sum, each) => sum + each.marked, 0);
      const to = changeOf(state, unit, by, wounds, caused);
      yield { kind: 'wounds-marked', target, by, source, wounds: marked, caused, to };
      if (!isAlive(unitOf(state, target))) yield first(state, { do: 'destroy', unit: target, why: 'casualties' });
    },
  },
};
