import type { Event } from './events.ts';
import type { State } from './state.ts';
import { write } from './write.ts';

/** Folds an event into the state. Writes the secret parts here; `write` does the rest, as in views. */
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
