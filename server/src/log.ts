import { type Logger, pino } from 'pino';

/** The server's log: JSON lines on the standard output. Secrets are never handed to it. */
export const makeLog = (level: string): Logger => pino({ name: 'ironhex', level });

/** What the decoder of messages says about one with something behind it holds the whole message, secrets and all. */
const CONTENT = /(end of buffer not reached) .*?(?=\n {4}at |$)/s;

const text = (parts: readonly unknown[]): string =>
  parts
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)).replace(CONTENT, '$1'))
    .join(' ');

/** Warnings a minute that clients may cause: a client that sends rubbish must not fill the disk. */
const WARNINGS = 60;

/** Writes warnings of a library, so many a minute; what goes beyond is for debugging. */
const fewWarnings = (log: Logger) => {
  let [minute, written] = [0, 0];
  return (...parts: unknown[]): void => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, written] = [now, 0];
    written += 1;
    if (written > WARNINGS) log.debug(text(parts));
    else log.warn(text(parts));
    if (written === WARNINGS) log.warn('further warnings of this minute are written for debugging only');
  };
};

/** The log in the form that Colyseus writes to. Its errors are mostly clients' broken connections: warnings to us. */
export const colyseusLog = (log: Logger) => {
  const warn = fewWarnings(log);
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
  const warn = fewWarnings(log);
  Object.assign(console, { warn, error: warn });
};
