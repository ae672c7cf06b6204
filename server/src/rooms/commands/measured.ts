import type { Answer } from '@ironhex/shared/protocol';
import type { IntentOutcome, Metrics } from '../../metrics/metrics.ts';
import type { Reply } from '../storage/session.ts';
import type { messagesFor } from './commands.ts';

/** Refusals that are not the game's: by their code. */
const OWN: Readonly<Record<string, IntentOutcome>> = {
  malformed: 'malformed',
  'stale-decision': 'stale',
  'taken-back': 'stale',
  'seq-used': 'stale',
  paused: 'paused',
  'server-fault': 'fault',
};

const outcomeOf = (answer: Answer): IntentOutcome => (answer.ok ? 'done' : (OWN[answer.refusal.code] ?? 'refused'));

type Messages = ReturnType<typeof messagesFor>;

/** The messages of a room, with what becomes of intents noted, and how long each took until its answer. */
export const measured = (messages: Messages, metrics: () => Metrics): Messages => ({
  ...messages,
  intent: (client, message): Reply => {
    const begun = performance.now();
    const note = (answer: Answer): Answer => {
      metrics().intent(outcomeOf(answer), (performance.now() - begun) / 1000);
      return answer;
    };
    const reply = messages.intent(client, message);
    return reply instanceof Promise ? reply.then(note) : note(reply);
  },
});
