// Which models take the wounds, G-11.8, and which of them their owner has removed first, G-11.A.

import type { Losses, Question } from '../../model/asks.ts';
import type { Change } from '../../model/change.ts';
import type { Pending } from '../../model/chapters/attacks.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { type Built, GONE, OLD_FRIEND } from '../../roster/index.ts';
import type { PromptRules } from '../chapter.ts';
import { figuresOf, unitOf } from '../figures.ts';

/** Has a unit a living model? One without is about to leave the map, G-11.B. */
export const isAlive = ({ place, wounds }: Pick<Unit, 'place' | 'wounds'>): boolean =>
  place !== 'destroyed' && wounds.some((marked) => marked !== GONE);

/** The living models of a unit in the four ranks of G-11.8, each by index in the track. */
interface WoundOrder {
  /** (b): those with Tough 1, without heroes. */
  readonly first: readonly number[];
  /** (c): those with Tough 2 or more, without heroes. */
  readonly tough: readonly number[];
  /** The friend of event 34, after the unit's own models. */
  readonly friend: readonly number[];
  /** (d): heroes. */
  readonly heroes: readonly number[];
}

/** The ranks of a unit's living models. `types`: types of models that stand first within (b), G-11.A. */
export const woundOrder = ({ track }: Built, { bought, wounds }: Unit, types: readonly string[] = []): WoundOrder => {
  const [first, tough, friend, heroes]: number[][] = [[], [], [], []];
  for (const [model, fighter] of track.entries()) {
    if (wounds[model] === GONE) continue;
    const isFriend = bought.friend && fighter.type === OLD_FRIEND.type && fighter.name === OLD_FRIEND.name;
    const kind = fighter.hero ? heroes : isFriend ? friend : fighter.tough === 1 ? first : tough;
    kind!.push(model);
  }
  const rank = (model: number): number => {
    const place = types.indexOf(track[model]!.type);
    return place < 0 ? types.length : place;
  };
  const chosen = types.length === 0 ? first! : first!.toSorted((one, other) => rank(one) - rank(other));
  return { first: chosen, tough: tough!, friend: friend!, heroes: heroes! };
};

/** The living model with most wounds, ties in model order; undefined: none lives. */
const mostWounded = (models: readonly number[], wounds: readonly number[]): number | undefined => {
  let found: number | undefined;
  for (const model of models)
    if (wounds[model] !== GONE && (found === undefined || wounds[model]! > wounds[found]!)) found = model;
  return found;
};

/** The model that takes the next wound. `wounds`: those of the track by now. Undefined: no model lives. */
export const nextToWound = (
  { first, tough, friend, heroes }: WoundOrder,
  wounds: readonly number[],
): number | undefined =>
  first.find((model) => wounds[model] !== GONE) ??
  mostWounded(tough, wounds) ??
  mostWounded(friend, wounds) ??
  mostWounded(heroes, wounds);

/** The key under which P15 is answered. */
export const CASUALTIES = 'casualties';

/**
 * P15, if this seat has the option `ask` and there is more than one type to choose from. Sniper has named its model.
 */
export const casualtiesAsked = (table: Table, { target, wounds, named }: Pending): readonly Question[] => {
  const unit = unitOf(table, target);
  const { seat, id } = unit;
  const { casualties } = table.options;
  const mode = seat === 'a' || seat === 'b' ? casualties[seat] : 'auto';
  if (mode === 'auto' || named || !isAlive(unit)) return [];
  const built = figuresOf(table, unit);
  const types = [...new Set(woundOrder(built, unit).first.map((model) => built.track[model]!.type))];
  return types.length < 2 ? [] : [{ seat, key: CASUALTIES, prompt: 'casualties', unit: id, losses: { wounds, types } }];
};

/** Some orders of the types: as they stand, each one first, and all of them reversed. */
const orders = function* ({ types }: Losses): Generator<readonly string[]> {
  yield [];
  for (const firstType of types) {
    yield [firstType];
    yield [firstType, ...types.filter((type) => type !== firstType)];
  }
  yield types.toReversed();
};

/** Which types are removed first, P15. */
export const CASUALTIES_PROMPTS = {
  casualties: {
    check: (_view, { losses, unit }, { types }) => {
      const stranger = types.find((type) => !losses!.types.includes(type));
      if (stranger !== undefined) return refusal('E_BAD_CHOICE/stranger', 'G-11.A', { unit: unit!, type: stranger });
      const twice = types.find((type, place) => types.indexOf(type) < place);
      if (twice !== undefined) return refusal('E_BAD_CHOICE/type-twice', 'G-11.A', { type: twice });
      return undefined;
    },
    fallback: () => ({ kind: 'casualties', types: [] }),
    *all(_view, { losses }) {
      for (const types of orders(losses!)) yield { kind: 'casualties', types: [...types] };
    },
  },
} satisfies PromptRules<'casualties'>;

/**
 * The change by marked wounds: they count for the unit's morale, G-13.2, and in a melee for who caused them, G-12.8.
 */
export const markedOn = (
  state: State,
  unit: Unit,
  by: Pending['by'],
  wounds: readonly number[],
  caused: number,
): Change => {
  const { fight } = state;
  const { id, damage, tokens } = unit;
  const counts = fight && by !== null && [fight.charger, fight.target].every((each) => each === by || each === id);
  // Spell tokens die with their model, G-16.1.
  const left = tokens.map((held, model) => (wounds[model] === GONE ? 0 : held));
  return {
    units: { [id]: { wounds, damage: damage + caused, ...(tokens.length > 0 && { tokens: left }) } },
    ...(counts && {
      open: { fight: { ...fight, caused: { ...fight.caused, [by]: (fight.caused[by] ?? 0) + caused } } },
    }),
  };
};
