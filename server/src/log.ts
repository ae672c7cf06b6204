import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { type DestinationStream, type LogFn, type Logger, levels, pino } from 'pino';
import { Repeats } from './repeats.ts';

const causes = new AsyncLocalStorage<string>();

/**
 * Does work that a client asked for. `network` is the key of the client's address: it stands in no log, but tells the
 * log how often the same client has led to the same line.
 */
export const causedBy = <T>(network: string, work: () => T): T => causes.run(network, work);

/** The network of the client for which something is done now; undefined if it is done for none. */
const causer = (): string | undefined => causes.getStore();

/** A line of a stack that names a file. */
const FRAME = /^ {4}at (?!.*\(<anonymous>\)$).*$/m;
const frameIn = (text = ''): string | undefined => FRAME.exec(text)?.[0];

/** What differs between sentences of the same kind: numbers, and what is quoted. */
const VARYING = /\d+|(["'`]).*?\1/g;

/** Tells lines of the same kind: by the sentence and by where the error was thrown. Libraries write a stack as text. */
const kindOf = (sentence: string, error: unknown): string =>
  frameIn(sentence) ??
  `${sentence.replace(VARYING, '')} ${(error instanceof Error ? frameIn(error.stack) : undefined) ?? ''}`;

/** Of warnings and errors that repeat, writes one a minute, with how many were left out; for debugging, all of them. */
const withoutRepeats = () => {
  const repeats = new Repeats();
  return function (this: Logger, given: Parameters<LogFn>, write: LogFn, level: number): void {
    const repeatable = level === levels.values.warn || level === levels.values.error;
    if (!repeatable || this.isLevelEnabled('debug')) {
      write.apply(this, given);
      return;
    }
    const [details, sentence = ''] = (typeof given[0] === 'string' ? [{}, given[0]] : given) as [object, string?];
    const { err } = details as { readonly err?: unknown };
    const { match = '' } = this.bindings() as { readonly match?: string };
    const leftOut = repeats.leftOut(kindOf(sentence, err), `${causer() ?? ''} ${match}`, performance.now());
    if (leftOut !== undefined) write.call(this, leftOut > 0 ? { ...details, leftOut } : details, sentence);
  };
};

/**
 * The server's log: JSON lines, on the standard output unless another place is given. Secrets are never handed to it.
 * What clients can cause does not fill the disk, see {@link Repeats}.
 */
export const makeLog = (level: string, place?: DestinationStream): Logger =>
  pino({ name: 'ironhex', level, hooks: { logMethod: withoutRepeats() } }, place ?? pino.destination(1));

/** What the decoder of messages says about one with something behind it holds the whole message, secrets and all. */
const CONTENT = /(end of buffer not reached) .*?(?=\n {4}at |$)/s;

const text = (parts: readonly unknown[]): string =>
  parts
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)).replace(CONTENT, '$1'))
    .join(' ');

/** What decoders throw or write is the fault of the client that sent the message. */
const DECODER = /[/\\]msgpackr[/\\]|^decode\./;

/** Characters: of a library's text, and of the reason why a message could not be decoded. */
const LONGEST = { text: 4000, reason: 100 };

/** Writes what a library complains of as a warning. */
const complainTo =
  (log: Logger) =>
  (...parts: unknown[]): void => {
    const said = text(parts);
    if (!DECODER.test(frameIn(said) ?? said)) log.warn(said.slice(0, LONGEST.text));
    else log.warn({ why: said.split('\n', 1)[0]!.slice(0, LONGEST.reason) }, 'a message cannot be decoded');
  };

/** The log in the form that Colyseus writes to. Its errors are mostly clients' broken connections: warnings to us. */
export const colyseusLog = (log: Logger) => {
  const warn = complainTo(log);
  return {
    trace: (...parts: unknown[]) => log.trace(text(parts)),
    debug: (...parts: unknown[]) => log.debug(text(parts)),
    info: (...parts: unknown[]) => log.debug(text(parts)),
    warn,
    error: warn,
  };
};

/** From now on the log takes what libraries complain of on the console: some do for every message they cannot read. */
export const logInsteadOfConsole = (log: Logger): void => {
  const warn = complainTo(log);
  Object.assign(console, { warn, error: warn });
};

/** Writes a line for each request that was answered: the path only, since what is behind it may be a secret. */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    if (log.isLevelEnabled('debug')) {
      const { method, path } = request;
      const begun = performance.now();
      response.once('finish', () => {
        const ms = Math.round((performance.now() - begun) * 10) / 10;
        log.debug({ method, path, status: response.statusCode, ms }, 'request');
      });
    }
    next();
  };
