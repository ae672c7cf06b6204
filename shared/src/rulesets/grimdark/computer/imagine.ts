import { askOf } from '../../../agenda/index.ts';
import type { Decision } from '../../../match/index.ts';
import type { Own, State, View } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import { AFTER_ACTION } from '../rules/rounds/activation.ts';

const NOTHING_ASKED: Own = { asked: 0, asks: [], answers: {}, rigged: null };

/** What is still to be done when one of these is asked, G-8.6. */
const agendaAt = (view: View, decision: Decision): readonly Step[] => {
  const { prompt, seat } = askOf(view, decision);
  switch (prompt) {
    case 'activate':
      return [{ do: 'turn', seat }];
    case 'act':
      return [{ do: 'act' }, ...AFTER_ACTION];
    default:
      throw new RangeError(`nothing is imagined at ${prompt}`);
  }
};

/** The truth as a seat knows it when it is asked P8 or P10, but for what the other seat has rigged: it follows
 * from the view. Throws a RangeError at other decisions. */
export const imagine = (view: View, decision: Decision): State => {
  const { viewer, own, waits: _waits, secrets: _secrets, ...table } = view;
  const others = view.seats.filter(({ id }) => id !== viewer).map(({ id }) => [id, NOTHING_ASKED] as const);
  return {
    ...table,
    own: Object.freeze(Object.fromEntries([...others, [viewer, own!]])),
    agenda: Object.freeze(agendaAt(view, decision)),
    answered: Object.freeze({}),
    window: null,
    forces: Object.freeze(Object.fromEntries(view.seats.map(({ id }) => [id, null]))),
  };
};
