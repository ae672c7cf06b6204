import type { Refusal } from '@ironhex/shared/match';
import {
  type Answer,
  COMMANDS,
  type Command,
  type CommandName,
  type Fault,
  type Missed,
} from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import type * as z from 'zod';
import type { MatchClient } from './guest.ts';
import { tooHeavy } from './weight.ts';

/** An answer now, or when everybody has been told what the command led to. */
export type Reply<T = object> = Answer<T> | Promise<Answer<T>>;

/** Does what a command asks for. */
export type Handler<K extends CommandName, T = object> = (client: MatchClient, command: Command<K>) => Reply<T>;

/** What a room does for each command. */
export interface CommandHandlers {
  readonly sit: Handler<'sit'>;
  readonly intent: Handler<'intent'>;
  readonly policy: Handler<'policy'>;
  readonly events: Handler<'events', Missed>;
  readonly rematch: Handler<'rematch'>;
  readonly reissue: Handler<'reissue'>;
  readonly say: Handler<'say'>;
}

/** A refusal by the table itself, not by a rule. */
export const refuse = (code: string, message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, message },
});

/** Why something does not have the form it must have, naming the first place that is wrong. */
export const malformed = ([first]: readonly Fault[]) =>
  refuse('malformed', `This cannot be read: ${first?.at || 'the message'}: ${first?.message}`);

/** The refusal of a message that is far larger than any command. */
export const TOO_HEAVY = refuse(
  'malformed',
  'This cannot be read: it is far longer than anything that can be asked for.',
);
const BROKEN = refuse('server-fault', 'Something went wrong on the server. Reload the page before you go on.');

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
      if (tooHeavy(message)) return TOO_HEAVY;
      const command = readAs<unknown>(COMMANDS[name], message);
      if (!command.ok) return malformed(command.error);
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
    policy: answered('policy', ({ policy }) => policy),
    events: answered('events', ({ events }) => events),
    rematch: answered('rematch', ({ rematch }) => rematch),
    reissue: answered('reissue', ({ reissue }) => reissue),
    say: answered('say', ({ say }) => say),
  };
};
