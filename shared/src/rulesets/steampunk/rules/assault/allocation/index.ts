import type { Question } from '../../../model/asks.ts';
import { refusal } from '../../../model/refusal.ts';
import type { State } from '../../../model/state.ts';
import type { View } from '../../../model/view.ts';
import type { Answers, PartsRule, StepRules } from '../../chapter.ts';
import { allocationOf, checkDealing, type Dealing, dealingOf } from './check.ts';
import { isThereChoice } from './choice.ts';
import { deal } from './deal.ts';

export { checkDealing, dealingOf } from './check.ts';
export { deal } from './deal.ts';
export { type Quota, quotaOf, quotasOf } from './quota.ts';

const KEY = 'allocate';
/** So many ways to deal out hits are tried. */
const VARIANTS = 6;

const question = ({ fight }: State): Question => ({
  seat: fight!.winner!,
  prompt: 'allocate',
  key: KEY,
  unit: null,
  options: [],
});

/** What the winner asked for; undefined: nothing. */
const dealingIn = (answers: Answers): Dealing | undefined => answers[KEY]?.parts.allocate as Dealing | undefined;

/** The winner deals out the hits of both sides, AS-12. */
export const ALLOCATION_STEPS: StepRules<'allocation'> = {
  allocation: {
    asks: (state) => ({ questions: isThereChoice(state, state.fight!) ? [question(state)] : [] }),
    perform: function* (state, _step, answers) {
      const fight = state.fight!;
      const dealing = dealingIn(answers);
      const allocation = dealing ? allocationOf(dealing) : deal(state, fight);
      const open = { fight: { ...fight, allocation } };
      if (fight.hits.length === 0) yield { kind: 'went-on', to: { open } };
      else yield { kind: 'hits-allocated', at: fight.at, seat: fight.winner!, allocation, to: { open } };
    },
  },
};

/** How P13 is answered: one part has all hits. Nothing at all is as by default. */
export const ALLOCATE: PartsRule = {
  check: (view, _ask, part) =>
    part.kind === 'allocate' ? checkDealing(view, view.fight!, part) : refusal('wrong-answer/allocate', 'P13'),
  *parts(view: View) {
    for (let variant = 0; variant < VARIANTS; variant++) yield dealingOf(deal(view, view.fight!, variant));
  },
};
