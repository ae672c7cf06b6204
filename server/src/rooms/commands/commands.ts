import { readAsked } from '@ironhex/shared/match';
import { COMMANDS, type Command, type CommandName, type Missed } from '@ironhex/shared/protocol';
import type * as z from 'zod';
import { refuse, TOO_HEAVY } from '../../guard/refuse.ts';
import { tooHeavy } from '../../guard/weight.ts';
import type { MatchClient } from '../../sync/guest.ts';
import type { Reply } from '../storage/session.ts';

/** Does what a command asks for. */
export type Handler<K extends CommandName, T = object> = (client: MatchClient, command: Command<K>) => Reply<T>;

/** What a room does for each command. */
export interface CommandHandlers {
  readonly sit: Handler<'sit'>;
  readonly intent: Handler<'intent'>;
  readonly back: Handler<'back'>;
  readonly policy: Handler<'policy'>;
  readonly events: Handler<'events', Missed>;
  readonly rematch: Handler<'rematch'>;
  readonly reissue: Handler<'reissue'>;
  readonly stay: Handler<'stay'>;
  readonly withdraw: Handler<'withdraw'>;
  readonly ready: Handler<'ready'>;
  readonly stand: Handler<'stand'>;
  readonly swap: Handler<'swap'>;
  readonly lot: Handler<'lot'>;
  readonly close: Handler<'close'>;
  readonly lock: Handler<'lock'>;
  readonly hand: Handler<'hand'>;
  readonly say: Handler<'say'>;
}

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
    reissue: answered('reissue', ({ reissue }) => reissue),
    stay: answered('stay', ({ stay }) => stay),
    withdraw: answered('withdraw', ({ withdraw }) => withdraw),
    ready: answered('ready', ({ ready }) => ready),
    stand: answered('stand', ({ stand }) => stand),
    swap: answered('swap', ({ swap }) => swap),
    lot: answered('lot', ({ lot }) => lot),
    close: answered('close', ({ close }) => close),
    lock: answered('lock', ({ lock }) => lock),
    hand: answered('hand', ({ hand }) => hand),
    say: answered('say', ({ say }) => say),
  };
};
