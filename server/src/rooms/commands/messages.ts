import { readAsked } from '@ironhex/shared/match';
import { type Answer, COMMANDS, type Command, type CommandName, type Missed } from '@ironhex/shared/protocol';
import type * as z from 'zod';
import { exceeds } from '../../guard/json-bounds.ts';
import type { IntentOutcome, Metrics } from '../../metrics/metrics.ts';
import { refuse, TOO_LONG } from '../../refusals.ts';
import type { MatchClient } from '../../sync/client.ts';
import type { Reply } from '../storage/replies.ts';

/** Does what a command asks for. */
type Handler<K extends CommandName, T = object> = (client: MatchClient, command: Command<K>) => Reply<T>;

/** What a room does for each command. */
export interface CommandHandlers {
  readonly sit: Handler<'sit'>;
  readonly intent: Handler<'intent'>;
  readonly back: Handler<'back'>;
  readonly policy: Handler<'policy'>;
  readonly events: Handler<'events', Missed>;
  readonly rematch: Handler<'rematch'>;
  readonly unseal: Handler<'unseal'>;
  readonly reissue: Handler<'reissue'>;
  readonly cover: Handler<'cover'>;
  readonly pace: Handler<'pace'>;
  readonly return: Handler<'return'>;
  readonly stay: Handler<'stay'>;
  readonly withdraw: Handler<'withdraw'>;
  readonly ready: Handler<'ready'>;
  readonly stand: Handler<'stand'>;
  readonly swap: Handler<'swap'>;
  readonly lot: Handler<'lot'>;
  readonly close: Handler<'close'>;
  readonly lock: Handler<'lock'>;
  readonly hand: Handler<'hand'>;
  readonly mute: Handler<'mute'>;
  readonly say: Handler<'say'>;
}

const BROKEN = refuse('server-fault');

/**
 * The messages of a room: the form of each is judged first, and each is answered. Colyseus' own `validate` would throw
 * the connection out for a malformed `send` and answer a request with a raw list of issues. A handler that throws is a
 * bug: it is reported, and the player told.
 */
export const messagesFor = (
  handlers: () => CommandHandlers,
  failed: (command: CommandName, error: unknown) => void,
) => {
  const answered =
    <K extends CommandName, T>(name: K, handlerIn: (handlers: CommandHandlers) => Handler<K, T>) =>
    (client: MatchClient, message: z.input<(typeof COMMANDS)[K]>): Reply<T> => {
      if (exceeds(message)) return TOO_LONG;
      const command = readAsked<unknown>(COMMANDS[name], message);
      if (!command.ok) return { ok: false, refusal: command.error };
      const broken = (error: unknown) => {
        failed(name, error);
        return BROKEN;
      };
      try {
        const reply = handlerIn(handlers())(client, command.value as Command<K>);
        return reply instanceof Promise ? reply.catch(broken) : reply;
      } catch (error) {
        return broken(error);
      }
    };
  return {
    sit: answered('sit', ({ sit }) => sit),
    intent: answered('intent', ({ intent }) => intent),
    back: answered('back', ({ back }) => back),
    policy: answered('policy', ({ policy }) => policy),
    events: answered('events', ({ events }) => events),
    rematch: answered('rematch', ({ rematch }) => rematch),
    unseal: answered('unseal', ({ unseal }) => unseal),
    reissue: answered('reissue', ({ reissue }) => reissue),
    cover: answered('cover', ({ cover }) => cover),
    pace: answered('pace', ({ pace }) => pace),
    return: answered('return', (handlers) => handlers.return),
    stay: answered('stay', ({ stay }) => stay),
    withdraw: answered('withdraw', ({ withdraw }) => withdraw),
    ready: answered('ready', ({ ready }) => ready),
    stand: answered('stand', ({ stand }) => stand),
    swap: answered('swap', ({ swap }) => swap),
    lot: answered('lot', ({ lot }) => lot),
    close: answered('close', ({ close }) => close),
    lock: answered('lock', ({ lock }) => lock),
    hand: answered('hand', ({ hand }) => hand),
    mute: answered('mute', ({ mute }) => mute),
    say: answered('say', ({ say }) => say),
  };
};

type AnyHandler = (...given: never[]) => unknown;

/** Lets commands wait as long as there is doubt whether the match is still ours. They keep their order. */
export const whenLeaseIsSure = (handlers: CommandHandlers, doubt: () => Promise<void> | undefined): CommandHandlers => {
  const waiting = Object.entries(handlers).map(([name, handle]: [string, AnyHandler]) => [
    name,
    (...given: never[]) => doubt()?.then(() => handle(...given)) ?? handle(...given),
  ]);
  return Object.fromEntries(waiting) as CommandHandlers;
};

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
export const withMetrics = (messages: Messages, metrics: () => Metrics): Messages => ({
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
