import { takenBy } from '../../../agenda/index.ts';
import { decided, type Moments, momentsOf, sumOfMoments, type Trial } from '../../../reckoning/index.ts';
import type { Event, FactOf } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Step, StepOf } from '../model/steps.ts';
import type { Unit, UnitId } from '../model/units.ts';
import { markedBy, marksOn } from '../plan/odds/after.ts';
import { asTheyAre, type Fates, struck } from '../plan/odds/fates.ts';
import { autoHitsOdds, groupOdds } from '../plan/odds/group.ts';
import { type Series, times } from '../plan/odds/series.ts';
import { HINDER, total } from '../rules/casting/resolve.ts';
import { castingChance } from '../rules/casting/spells.ts';
import { spellNamed } from '../rules/casting/tokens.ts';
import { answerOf } from '../rules/chapter.ts';
import { figuresOf, unitOf } from '../rules/figures.ts';
import { chanceToFail, isAtHalfStrength, moraleNeed } from '../rules/morale/need.ts';
import { ROUNDS } from '../rules/victory.ts';

// Luck is counted in wounds that are marked. A group of attacks is one trial from its hit dice to the wounds that are left
// of it; so is everything else that wounds.

type GrimdarkTrial = Trial<State, Event>;

/** The side of a unit; undefined for the walking dead, who have none. */
const sideOf = ({ seats }: State, { seat }: Unit): number | undefined => seats.find(({ id }) => id === seat)?.side;

/** A number that is certain. */
const exactly = (n: number): Series => [...Array<number>(n).fill(0), 1];

/** Dice of which each succeeds with this chance. */
const successes = (dice: number, chance: number): Series => times([1 - chance, chance], dice);

/** Wounds on units of one side, until a step is taken that is not one of these. */
const wounding = (state: State, targets: readonly UnitId[], moments: Moments, steps: readonly Step['do'][]) => {
  const units = targets.map((id) => unitOf(state, id));
  const side = units[0] && sideOf(state, units[0]);
  if (side === undefined) return [];
  const before = units.map((unit) => marksOn(state, unit, unit.wounds));
  const trial: GrimdarkTrial = {
    ...moments,
    side,
    came: (now) =>
      targets.reduce(
        (sum, id, index) => sum + marksOn(now, unitOf(now, id), unitOf(now, id).wounds) - before[index]!,
        0,
      ),
    goesOn: (now, event) => {
      const step = takenBy(now, event);
      return step === undefined || steps.includes(step.do);
    },
  };
  return [trial];
};

/** The wounds of a unit by all that may become of it. */
const woundsIn = (state: State, fates: Fates, id: UnitId): Moments =>
  momentsOf(fates.map((fate) => [markedBy(state, fate, id), fate.chance]));

const now = (state: State, id: UnitId) => asTheyAre(state, id)[0]!;

/** Wounds without a block roll, G-11.8: what Regeneration leaves of them. */
const unblocked = (state: State, id: UnitId, wounds: Series): Moments =>
  woundsIn(state, struck(state, now(state, id), id, wounds, { deadly: 1, regenerates: true }), id);

type AutoHit = Parameters<typeof autoHitsOdds>[1];

const byHits = (state: State, hits: AutoHit, count: Series): Moments =>
  woundsIn(state, autoHitsOdds(state, hits, count, now(state, hits.target)), hits.target);

/**
 * A spell that makes hits wounds its targets if its test passes, G-16.5: by what was added and spent against it. What lasts
 * is not counted in wounds.
 */
const casting = (state: State, { spell, targets, help }: StepOf<'spell'>['casting']): readonly GrimdarkTrial[] => {
  const { effect } = spellNamed(state, spell);
  if (effect.kind !== 'hits') return [];
  const hindered = state.answered[HINDER] ? answerOf(state.answered, HINDER, 'hinder').tokens : {};
  const chance = castingChance(help - total(hindered));
  const { mean, variance } = sumOfMoments(
    targets.map((target) => byHits(state, { ...effect, target }, exactly(effect.hits))),
  );
  const moments = { mean: chance * mean, variance: chance * (variance + mean ** 2) - (chance * mean) ** 2 };
  return wounding(state, targets, moments, ['hits', 'allocate']);
};

/** What begins with a step of the agenda. */
const trialsOf = (state: State, step: Step): readonly GrimdarkTrial[] => {
  switch (step.do) {
    case 'attack': {
      const { target } = step.attack;
      const { fates } = groupOdds(state, step.attack, now(state, target));
      return wounding(state, [target], woundsIn(state, fates, target), ['allocate']);
    }
    case 'hits': {
      const { target, hits } = step.hits;
      return wounding(state, [target], byHits(state, step.hits, exactly(hits)), ['allocate']);
    }
    case 'spell':
      return casting(state, step.casting);
    case 'wounds':
      return wounding(state, [step.target], unblocked(state, step.target, exactly(step.wounds)), ['allocate']);
    default:
      return [];
  }
};

/**
 * A morale test, G-13.4. A unit that routs loses the wounds that it could still take; one that becomes Shaken idles for one
 * of its four rounds and counts a quarter of them.
 */
const morale = (state: State, { unit: id, why, result }: FactOf<'morale-tested'>): readonly GrimdarkTrial[] => {
  const unit = unitOf(state, id);
  const side = sideOf(state, unit);
  if (side === undefined) return [];
  const left = figuresOf(state, unit).track.reduce((sum, { tough }) => sum + tough, -marksOn(state, unit, unit.wounds));
  const routs = why === 'melee' && isAtHalfStrength(state, unit);
  const cost = routs ? left : unit.shaken ? 0 : left / ROUNDS;
  const fails = chanceToFail(moraleNeed(state, unit));
  const moments = momentsOf([
    [cost, fails],
    [0, 1 - fails],
  ]);
  return [decided(side, result === 'none' ? 0 : cost, moments)];
};

/** What the dice of an event decide, or those of the step that it takes. */
export const trials = (state: State, event: Event): readonly GrimdarkTrial[] => {
  switch (event.kind) {
    case 'danger-tested':
      return wounding(state, [event.unit], unblocked(state, event.unit, successes(event.dice.length, 1 / 6)), [
        'wounds',
        'allocate',
      ]);
    case 'impact-rolled': {
      const { target, dice, needs } = event;
      const hits = successes(dice.length, (7 - needs) / 6);
      return wounding(state, [target], byHits(state, { target, ap: 0, rules: {} }, hits), ['hits', 'allocate']);
    }
    case 'morale-tested':
      return morale(state, event);
    default: {
      const step = takenBy<Step>(state, event);
      return step ? trialsOf(state, step) : [];
    }
  }
};
