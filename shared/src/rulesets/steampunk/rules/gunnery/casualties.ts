import type { Question } from '../../model/asks.ts';
import type { AreaAttack, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { harmOf } from '../../model/units.ts';
import { abilityOf, type BuiltModel, CURRENCIES } from '../../roster/index.ts';
import { figuresOf } from '../damage/figures.ts';
import { weaponBy } from './hits.ts';
import { isAimed } from './to-hit.ts';

const priceOf = ({ cost }: BuiltModel): number => CURRENCIES.reduce((sum, currency) => sum + cost[currency], 0);
const looks = ({ id, weapons, cost }: BuiltModel): string => JSON.stringify([id, weapons, cost]);

/** Who is shot by a sniper who aimed: one living model of each kind, the most expensive first, P19. */
export const casualtyQuestions = (table: Table, attack: ShotAttack | AreaAttack, part: Part): readonly Question[] => {
  const by = table.units[attack.by]!;
  const weapon = weaponBy(table, by, attack.weapon);
  if (attack.kind === 'area' || !abilityOf(weapon.abilities, 'sniper')) return [];
  const target = table.units[attack.target]!;
  if (!isAimed(table, { by, target, weapon, part })) return [];
  const { models } = figuresOf(table, target);
  const living = models.map((model, index) => ({ model, index })).filter(({ index }) => harmOf(target).alive[index]);
  const kinds = [...new Map(living.toReversed().map((each) => [looks(each.model), each])).values()];
  kinds.sort((one, other) => priceOf(other.model) - priceOf(one.model) || one.index - other.index);
  const options = kinds.map(({ index }) => `${index}`);
  return options.length === 0 ? [] : [{ seat: by.seat, prompt: 'casualty', key: 'casualty', unit: target.id, options }];
};
