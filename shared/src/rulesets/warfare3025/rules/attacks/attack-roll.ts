import type { Roll } from '../../model/roll.ts';
import type { Situation } from '../../model/situation.ts';
import type { Unit } from '../../model/table.ts';
import { steeringOf } from '../movement/steering.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';

/** The tier below which an attack misses, W-9.2, W-13a.7 and W-13b.4. */
export const neededIn = ({ aimed, close }: Pick<Situation, 'aimed' | 'close'>): Tier =>
  close?.needed ?? aimed?.needed ?? APPROPRIATE;

/** The damage that caps the roll of an attack: that of its weapon, W-2.3; in close quarters that of steering, W-13b.4. */
export const attackCap = (
  attacker: Unit,
  { weapon, close }: Pick<Situation, 'weapon' | 'close'>,
): Pick<Roll, 'damage' | 'temporary' | 'close'> =>
  close ? steeringOf(attacker, close.engagement) : { damage: attacker.damage[weapon] ?? 0 };

/** The rule by which both sides of an attack roll. */
export const ruleOfAttack = ({ aimed, close }: Pick<Situation, 'aimed' | 'close'>): string | undefined =>
  close ? 'W-13b.5' : aimed ? 'W-13a.7' : undefined;
