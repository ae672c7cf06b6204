import type { Dice } from '../../../../dice/index.ts';
import type { Aim } from '../../model/facts/attacks.ts';
import type { GroupAttack } from '../../model/steps/attacks.ts';
import type { Table } from '../../model/table.ts';
import { GONE, type Weapon } from '../../roster/index.ts';
import { figuresOf, unitOf } from '../figures.ts';
import { hitsOf, type RawHit } from './hits.ts';
import { type Stance, stanceOf } from './stance.ts';

/** Hit dice as they fell, and what they hit. */
export interface Rolled {
  readonly aims: readonly Aim[];
  readonly hitDice: readonly number[];
  readonly hits: readonly RawHit[];
  /** Hits at models named by Sniper that are dead, G-15. */
  readonly lost: number;
}

/** Rolls to hit, one die per attack in the order of the carriers, G-11.1 to G-11.3. */
export const rollToHit = (table: Table, attack: GroupAttack, weapon: Weapon, ap: number, dice: Dice): Rolled => {
  const { track } = figuresOf(table, unitOf(table, attack.by));
  const { wounds } = unitOf(table, attack.target);
  const aims: { carriers: number; stance: Stance }[] = [];
  const hitDice: number[] = [];
  const hits: RawHit[] = [];
  let lost = 0;
  for (const [place, { model, attacks }] of attack.carriers.entries()) {
    const named = attack.named?.[place];
    const before = attack.carriers[place - 1];
    const isSame = before !== undefined && track[before.model] === track[model] && attack.named?.[place - 1] === named;
    if (isSame) aims.at(-1)!.carriers += 1;
    else aims.push({ carriers: 1, stance: stanceOf(table, attack, weapon, ap, model, named) });
    const { stance } = aims.at(-1)!;
    for (let left = attacks; left > 0; left--) {
      const shown = dice.roll(6, 'to hit');
      hitDice.push(shown);
      if (shown < stance.needs) continue;
      const made = hitsOf(stance, weapon, hitDice.length - 1, shown, named);
      if (named !== undefined && wounds[named] === GONE) lost += made.length;
      else hits.push(...made);
    }
  }
  return {
    aims: aims.map(({ carriers, stance: { base, reasons, needs } }) => ({ carriers, base, reasons, needs })),
    hitDice,
    hits,
    lost,
  };
};
