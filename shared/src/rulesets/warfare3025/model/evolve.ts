import type { Event, EventKind, EventOf } from './events.ts';
import { patchIn } from './patch.ts';
import type { SecretEvent, Seen, SeenOpenly } from './seen.ts';
import type { Secrets, State } from './state.ts';
import type { Role } from './table.ts';
import type { View } from './view.ts';
import { write } from './write.ts';
import { writeDetection } from './write-detection.ts';

/** The attack of this role is over: what was named for it is forgotten. */
const forget = (secrets: Secrets, role: Role): void => {
  const { [role]: _, ...others } = secrets.parts ?? {};
  if (Object.keys(others).length > 0) secrets.parts = others;
  else delete secrets.parts;
};

/** Writes into the secrets what an event changes in them: those of the state, and those of the omniscient view. */
const writeSecrets = (secrets: Secrets, event: SecretEvent | SeenOpenly): void => {
  switch (event.kind) {
    case 'partsNamed':
      secrets.parts = { ...secrets.parts, [event.role]: event.parts };
      break;
    case 'blowHeld':
      secrets.held.push(event.blow);
      break;
    case 'windowAnswered':
      if (event.claim) secrets.claims.push({ seat: event.seat, intent: event.claim });
      break;
    case 'interruptDeclared':
    case 'windowClosed':
      secrets.claims = [];
      break;
    case 'actionEnded':
      forget(secrets, event.role);
      break;
    case 'interruptCalledOff':
      forget(secrets, 'interrupter');
      break;
    case 'exchangeSettled':
      secrets.held = [];
      break;
    case 'ended':
      secrets.claims = [];
      delete secrets.parts;
      secrets.held = [];
      break;
  }
};

/** Kinds of events that only matches with detection have, and that no table shows, W-13d. */
const OF_DETECTION = [
  'waitDeclared',
  'reactionAnswered',
  'hid',
  'sensed',
  'knownAs',
  'activationEnded',
  'named',
] as const satisfies readonly EventKind[];

type DetectionEvent = EventOf<(typeof OF_DETECTION)[number]>;

const isOfDetection = (event: Event): event is DetectionEvent =>
  (OF_DETECTION as readonly EventKind[]).includes(event.kind);

/** Folds an event into the state. */
export const evolve = (state: State, event: Event): void => {
  switch (event.kind) {
    case 'planned':
      state.agenda = [...event.steps];
      if (state.detection) writeDetection(state, state.detection, event);
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
  if (isOfDetection(event)) {
    if (event.kind === 'waitDeclared') state.moment = { kind: 'running' };
    // The window goes on without a question until its time is up, W-13d.15.
    if (event.kind === 'reactionAnswered') state.moment = { kind: 'interrupt', waiting: [], eligible: [] };
  } else {
    writeSecrets(state, event);
    write(state, event);
  }
  if (state.detection) writeDetection(state, state.detection, event);
};

/** Folds what a viewer saw into its view. The result equals the view of the next state. */
export const follow = (view: View, seen: Seen): void => {
  if (seen.view) {
    patchIn(view as unknown as Record<string, unknown>, seen.view);
    return;
  }
  // With detection a view changes by nothing else.
  if (view.sensing) return;
  const open = seen as SeenOpenly | (Seen & { readonly kind: 'secret' });
  if (view.secrets) writeSecrets(view.secrets, open.kind === 'secret' ? open.event : open);
  if (open.kind !== 'secret') write(view, open);
};
