import type { StepRules } from '../chapter.ts';

/** In a mirror match dice say who counts as the higher race this turn, step 1: a d6 each, equal ones again. */
export const INITIATIVE_STEPS: StepRules<'initiative'> = {
  initiative: {
    perform: function* (state, _step, _answers, dice) {
      const rolls: [number, number][] = [];
      const [one, two] = state.seats.map(({ id }) => id) as [string, string];
      let last: readonly [number, number];
      do {
        last = [dice.roll(6, `${one} for initiative`), dice.roll(6, `${two} for initiative`)];
        rolls.push([...last]);
      } while (last[0] === last[1]);
      const seat = last[0] > last[1] ? one : two;
      yield { kind: 'initiative-rolled', dice: rolls, seat, to: { open: { initiative: seat } } };
    },
  },
};
