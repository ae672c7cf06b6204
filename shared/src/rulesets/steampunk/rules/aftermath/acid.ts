import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { AcidDoes } from '../../model/facts/aftermath.ts';
import type { State } from '../../model/state.ts';
import { type Harm, harmOf, type UnitId } from '../../model/units.ts';
import type { HexMarker } from '../../roster/index.ts';
import { ledgered } from '../damage/harm.ts';
import { isImmune, resistanceOf } from '../damage/hit.ts';

/** What comes off acid that eats through metal: a poison and acid cloud [4, minor](4+), AGO-0. */
const FUMES: readonly HexMarker[] = [
  { kind: 'poison_cloud', die: 4, n: 4 },
  { kind: 'acid_cloud', acid: 'minor_acid', n: 4 },
];

/** What the rows of Agony 0 from 2 to 5 do: each one thing more, AGO-0. */
const WORSE = ['fd', 'cloud', 'armour', 'fire'] as const satisfies readonly AcidDoes[];

const DO: Readonly<Record<(typeof WORSE)[number], (harm: Harm) => Harm>> = {
  fd: (harm) => ({ ...harm, fd: harm.fd + 1 }),
  cloud: (harm) => ({ ...harm, after: [...harm.after, { do: 'place', markers: FUMES, around: false }] }),
  armour: (harm) => ({ ...harm, armourLost: harm.armourLost + 1 }),
  fire: (harm) => ({ ...harm, fire: harm.fire + 1 }),
};

/** What a die for acid does, and what the ledger holds then. */
interface Eaten {
  readonly does: readonly AcidDoes[];
  readonly harm: Harm;
}

/**
 * A token becomes minor; `times` it did already in this phase. The second time it is gone, AGO-0, and so it is the first
 * time on who is immune to minor acid, SPD-7.
 */
const downgraded = (harm: Harm, times: number, isImmune: boolean): Eaten => {
  if (times === 0 && isImmune) return { does: ['removed'], harm: { ...harm, acid: harm.acid - 1 } };
  if (times === 0)
    return { does: ['becomes_minor'], harm: { ...harm, acid: harm.acid - 1, minorAcid: harm.minorAcid + 1 } };
  if (times === 1 && !isImmune) return { does: ['removed'], harm: { ...harm, minorAcid: harm.minorAcid - 1 } };
  return { does: [], harm };
};

/** The table of Agony 0. */
const eaten = (harm: Harm, result: number, times: number, isImmune: boolean): Eaten => {
  if (result <= 1) return downgraded(harm, times, isImmune);
  if (result >= 6) return { does: ['twice'], harm };
  const does = WORSE.slice(0, result - 1);
  return { does, harm: does.reduce((so, what) => DO[what](so), harm) };
};

/** One token of acid, AGO-0, that became minor so many `times` already. Tells how often it has by now. */
const acidToken = function* (state: State, id: UnitId, dice: Dice, times: number): Generator<Event, number> {
  const unit = state.units[id]!;
  const resistance = resistanceOf(state, unit, 'acid');
  const die = dice.roll(6, 'acid');
  const result = die - resistance;
  const { does, harm } = eaten(harmOf(unit), result, times, isImmune(state, unit, 'minor_acid'));
  const to = ledgered(unit, harm);
  yield { kind: 'acid-rolled', unit: id, token: 'acid', die, resistance, result, does, to };
  if (does.includes('twice')) return yield* acidToken(state, id, dice, yield* acidToken(state, id, dice, times));
  return result <= 1 ? times + 1 : times;
};

/** All acid of a unit, AGO-0. */
export const acid = function* (state: State, id: UnitId, dice: Dice): Generator<Event> {
  const { acid: tokens } = state.units[id]!.harm;
  for (let token = 0; token < tokens; token++) yield* acidToken(state, id, dice, 0);
};

/** All minor acid of a unit, AGO-1. */
export const minorAcid = function* (state: State, id: UnitId, dice: Dice): Generator<Event> {
  const { minorAcid: tokens } = state.units[id]!.harm;
  for (let token = 0; token < tokens; token++) {
    const unit = state.units[id]!;
    const harm = harmOf(unit);
    const resistance = resistanceOf(state, unit, 'acid');
    const die = dice.roll(6, 'minor acid');
    const result = die - resistance;
    const isRemoved = result <= 2;
    yield {
      kind: 'acid-rolled',
      unit: id,
      token: 'minor_acid',
      die,
      resistance,
      result,
      does: [isRemoved ? 'removed' : 'fd'],
      to: ledgered(unit, isRemoved ? { ...harm, minorAcid: harm.minorAcid - 1 } : DO.fd(harm)),
    };
  }
};
