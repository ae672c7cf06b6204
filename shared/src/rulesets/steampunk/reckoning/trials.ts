import { takenBy } from '../../../agenda/index.ts';
import { decided, type Moments, momentsOf, sumOfMoments, type Trial } from '../../../reckoning/index.ts';
import type { Event, FactOf } from '../model/events.ts';
import { figuresOf } from '../model/figures.ts';
import { total } from '../model/reason.ts';
import type { State } from '../model/state.ts';
import type { Step, StepOf } from '../model/steps.ts';
import { harmOf, type Unit } from '../model/units.ts';
import { attacking } from '../plan/odds/attacking.ts';
import { start } from '../plan/odds/courses.ts';
import type { Rolled } from '../plan/odds/needs.ts';
import { carriedOut, isDead, rowOf } from '../rules/damage/harm.ts';
import { because, isImmune } from '../rules/damage/hit.ts';
import { victimsAt } from '../rules/gunnery/reach.ts';
import { bout, strikes } from './assault.ts';
import { lossIn, lossOf } from './worth.ts';

// Luck is counted in victory points. An attack is one trial from its first die to the last table that its hits are rolled
// on; so are the hits of an assault. Damage dice of anything else stand for themselves.

type SteampunkTrial = Trial<State, Event>;

/** What one unit loses, until a step is taken that is not one of these. */
const losing = (state: State, unit: Unit, moments: Moments, goesOn: SteampunkTrial['goesOn']): SteampunkTrial => {
  const before = harmOf(unit);
  return {
    ...moments,
    side: unit.side,
    came: (now) => lossOf(state, unit, before, harmOf(now.units[unit.id]!)),
    goesOn,
  };
};

/** Goes on until another step of the agenda is taken, but for those of this kind. */
const untilTaken =
  (except?: Step['do']): SteampunkTrial['goesOn'] =>
  (state, event) => {
    const step = takenBy<Step>(state, event);
    return step === undefined || step.do === except;
  };

/** The units that an attack can hit, without those that are dead already. */
const targetsOf = (state: State, attack: StepOf<'attack'>['attack']): readonly Unit[] => {
  if (attack.kind === 'shot') return [state.units[attack.target]!].filter((unit) => !isDead(unit));
  if (attack.kind !== 'area') return [];
  return victimsAt(state, state.units[attack.by]!, attack, attack.friends).filter((unit) => !isDead(unit));
};

/** An attack of gunnery, GUN-6 and GUN-7, up to all that its hits do. The burst of an unstable round is an attack of its own. */
const gunnery = (state: State, { attack, part }: StepOf<'attack'>): readonly SteampunkTrial[] =>
  targetsOf(state, attack).map((unit) => {
    const alone = { ...(attack as Rolled), ...(attack.kind === 'shot' && { unstable: false }) } as Rolled;
    const courses = attacking(state, unit, part)(start(unit), alone);
    return losing(state, unit, lossIn(state, unit, courses), untilTaken('hits'));
  });

/** A damage die that is no part of an attack: of a token, of fear, of stench. */
type LoneDie = Pick<FactOf<'damage-rolled'>, 'unit' | 'type' | 'sides' | 'reasons' | 'table' | 'dice'>;

/**
 * What the row of a lone die does at once, DMG-4 and DMG-5. Low dice end fire and bleeding instead, AGO-2 and AGO-4. Where
 * endurance rolls one again, AB-EN, both count: that its owner wanted it so is no luck.
 */
const damage = (state: State, { unit: id, type, sides, reasons, table, dice }: LoneDie): SteampunkTrial => {
  const unit = state.units[id]!;
  const built = figuresOf(state, unit);
  const immuneToMinorAcid = isImmune(state, unit, 'minor_acid');
  const victim = { built, endures: true, bleeds: type !== 'bleeding', immuneToMinorAcid };
  const before = harmOf(unit);
  const resisted = total(reasons.filter(({ why }) => why === 'resistance'));
  const fades = (face: number): boolean =>
    (type === 'fire' && face + resisted <= 1) || (type === 'bleeding' && face === 1);
  const loss = (face: number): number => {
    const row = fades(face) ? undefined : rowOf(built.tables[table]!, face + total(reasons));
    return lossOf(state, unit, before, carriedOut(before, row?.effects ?? [], victim).harm);
  };
  const ofOne = momentsOf(Array.from({ length: sides }, (_, index) => [loss(index + 1), 1 / sides]));
  const came = dice.reduce((sum, die) => sum + loss(die), 0);
  return decided(unit.side, came, sumOfMoments(dice.map(() => ofOne)));
};

/** The die of a token that went out by it. */
const faded = (state: State, { unit, token, sides, die, resistance }: FactOf<'token-faded'>): SteampunkTrial => {
  const reasons = [...because('fd', harmOf(state.units[unit]!).fd), ...because('resistance', -resistance)];
  return damage(state, { unit, type: token, sides, reasons, table: 'regular', dice: [die] });
};

/** Has this die been counted already, because it counts twice, SPD-5? */
const isCounted = ({ reasons }: LoneDie): boolean => reasons.some(({ why }) => why === 'doubled');

/** What the dice of an event decide, or those of the step that it takes. */
export const trials = (state: State, event: Event): readonly SteampunkTrial[] => {
  if (event.kind === 'assault-began') return bout(state, event);
  if (event.kind === 'damage-rolled') return isCounted(event) ? [] : [damage(state, event)];
  if (event.kind === 'token-faded') return [faded(state, event)];
  const step = takenBy<Step>(state, event);
  if (step?.do === 'attack') return gunnery(state, step);
  if (step?.do !== 'strikes') return [];
  return strikes(state).map(({ unit, moments }) => losing(state, unit, moments, untilTaken()));
};
