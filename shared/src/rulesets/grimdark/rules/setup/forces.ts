import type { SeatId } from '../../../../match/index.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Unit } from '../../model/units.ts';
import { type Arsenal, type Bought, builtOf } from '../../roster/index.ts';
import type { StepRule } from '../chapter.ts';
import { arsenalOf, inOrder } from '../figures.ts';

/** Spell tokens that a unit begins with: none, for each model of a unit that has a Caster; G-16.1. */
const noTokens = (bought: Bought, arsenal: Arsenal): readonly number[] => {
  const { track } = builtOf(bought, arsenal);
  return track.some(({ rules }) => rules.caster) ? track.map(() => 0) : [];
};

/** A unit to which nothing has happened yet, G-4.4: it waits for its deployment. */
export const newUnit = (seat: SeatId, number: number, bought: Bought, arsenal: Arsenal): Unit => {
  const { track } = builtOf(bought, arsenal);
  return {
    id: `${seat}${number}`,
    seat,
    number,
    bought,
    place: 'waiting',
    at: null,
    transport: null,
    startingSize: track.length,
    wounds: track.map(() => 0),
    activated: false,
    shaken: false,
    fatigued: false,
    moved: false,
    movedSince: false,
    arrived: false,
    spent: [],
    tokens: noTokens(bought, arsenal),
    damage: 0,
    tested: false,
    fought: false,
    tried: [],
    lost: [],
    cannon: null,
  };
};

/** Creates the units of both forces, numbered in the order of their force, G-1. Both players see them. */
export const FORCES_STEP: StepRule<StepOf<'forces'>> = {
  perform: function* (state) {
    const units: readonly Unit[] = Object.entries(state.forces).flatMap(([seat, force]) =>
      (force?.units ?? []).map((profile, index) =>
        newUnit(seat, index + 1, { profile, hero: null, friend: false }, arsenalOf(state)),
      ),
    );
    const listed = inOrder(units);
    yield {
      kind: 'forces-listed',
      units: listed.map(({ id }) => id),
      to: { units: Object.fromEntries(listed.map((unit) => [unit.id, unit])) },
    };
  },
};
