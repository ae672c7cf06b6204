import type { Event } from './events.ts';
import type { State } from './state.ts';
import { write } from './write.ts';

/** Folds an event into the truth: what no viewer sees here, the rest as in views. The only writer of the state. */
export const evolve = (state: State, event: Event): void => {
  switch (event.kind) {
    case 'planned':
      state.agenda = [...event.steps];
      return;
    case 'stepped':
      state.agenda.shift();
      return;
    case 'blowHeld':
      state.held.push(event.blow);
      return;
    case 'windowAnswered':
      if (event.claim) state.claims.push({ seat: event.seat, intent: event.claim });
      break;
    case 'interruptDeclared':
    case 'windowClosed':
      state.claims = [];
      break;
    case 'exchangeSettled':
      state.held = [];
      break;
    case 'ended':
      state.agenda = [];
      state.claims = [];
      state.held = [];
      break;
  }
  write(state, event);
};
