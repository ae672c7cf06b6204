import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { Role } from './table.ts';
import { write } from './write.ts';

/** The attack of this role is over: what was named for it is forgotten. */
const forget = (state: State, role: Role): void => {
  const { [role]: _, ...others } = state.parts ?? {};
  if (Object.keys(others).length > 0) state.parts = others;
  else delete state.parts;
};

/** Folds an event into the state. Writes the secret parts here; `write` does the rest, as in views. */
export const evolve = (state: State, event: Event): void => {
  switch (event.kind) {
    case 'planned':
      state.agenda = [...event.steps];
      return;
    case 'stepped':
      state.agenda.shift();
      return;
    case 'partsNamed':
      state.parts = { ...state.parts, [event.role]: event.parts };
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
    case 'actionEnded':
      forget(state, event.role);
      break;
    case 'interruptCalledOff':
      forget(state, 'interrupter');
      break;
    case 'exchangeSettled':
      state.held = [];
      break;
    case 'ended':
      state.agenda = [];
      state.claims = [];
      delete state.parts;
      state.held = [];
      break;
  }
  write(state, event);
};
