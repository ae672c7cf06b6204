import { type Logger, pino } from 'pino';

/** The server's log: JSON lines on the standard output. Secrets are never handed to it. */
export const makeLog = (level: string): Logger => pino({ name: 'ironhex', level });

const text = (parts: readonly unknown[]): string =>
  parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');

/** The log in the form that Colyseus writes to. Its errors are mostly clients' broken connections: warnings to us. */
export const colyseusLog = (log: Logger) => ({
  trace: (...parts: unknown[]) => log.trace(text(parts)),
  debug: (...parts: unknown[]) => log.debug(text(parts)),
  info: (...parts: unknown[]) => log.debug(text(parts)),
  warn: (...parts: unknown[]) => log.warn(text(parts)),
  error: (...parts: unknown[]) => log.warn(text(parts)),
});
