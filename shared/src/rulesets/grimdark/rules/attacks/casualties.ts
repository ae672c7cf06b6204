// Which models their owner removes first, G-11.A.

import type { Losses, Question } from '../../model/asks.ts';
import type { Pending } from '../../model/steps/attacks.ts';
import type { Table } from '../../model/table.ts';
import { refusal } from '../../refusal.ts';
import type { PromptRules } from '../chapter.ts';
import { figuresOf, unitOf } from '../figures.ts';
import { isAlive } from './is-alive.ts';
import { woundOrder } from './wound-order.ts';

/** The key under which P15 is answered. */
export const KEY = 'casualties';

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
  return types.length < 2 ? [] : [{ seat, key: KEY, prompt: 'casualties', unit: id, losses: { wounds, types } }];
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
