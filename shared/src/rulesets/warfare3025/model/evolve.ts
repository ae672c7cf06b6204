import type { Event } from './events.ts';
import type { State } from './state.ts';
import { write } from './write.ts';
import { writeSecrets } from './write-secrets.ts';

/** Folds an event into the state. */
export const evolve = (state: State, event: Event): void => {
  switch (event.kind) {
    case 'planned':
      state.agenda = [...event.steps];
      return;
    case 'stepped':
      state.agenda.shift();
      return;
    case 'partsNamed':
    case 'blowHeld':
      writeSecrets(state, event);
      return;
    case 'ended':
      state.agenda = [];
      break;
  }
  writeSecrets(state, event);
  write(state, event);
};
