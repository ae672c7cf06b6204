import { z } from 'zod';

// Colyseus reads files with settings by itself when it is loaded, and tells what it found. We have none.
process.env.DOTENV_CONFIG_QUIET ??= 'true';

const whole = (name: string, least: number, most: number) => {
  const error = `${name} must be a whole number from ${least} to ${most}.`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

const Environment = z.object({
  /** Where to listen; 0 takes any free port. */
  PORT: whole('PORT', 0, 65_535).default(2567),
  HOST: z.string().optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'LOG_LEVEL must be silent, error, warn, info or debug.',
    })
    .default('info'),
  /** Where the matches are kept: a folder, or a PostgreSQL database if one is named. */
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'DATABASE_URL must begin with postgres://.' })
    .optional(),
  /** What a confirmed move survives: only the end of the server's process, or a power cut as well. */
  DURABILITY: z.enum(['process', 'power'], { error: 'DURABILITY must be process or power.' }).default('power'),
  /** More matches from one address in a minute are refused. */
  MATCHES_PER_MINUTE: whole('MATCHES_PER_MINUTE', 1, 1_000_000).default(60),
  /** Proxies before the server, whose word about who asks is taken. */
  PROXIES: whole('PROXIES', 0, 10).default(0),
  /** More messages in a second close a connection. */
  MESSAGES_PER_SECOND: whole('MESSAGES_PER_SECOND', 10, 1_000_000).default(1000),
});
export type Environment = z.infer<typeof Environment>;

/** The settings that the server was started with; what cannot be read ends it with a sentence. */
export const readEnvironment = (given: NodeJS.ProcessEnv): Environment => {
  const read = Environment.safeParse(given);
  if (read.success) return read.data;
  for (const { message } of read.error.issues) console.error(message);
  process.exit(1);
};
