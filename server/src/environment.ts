import { HOST_AWAY } from '@ironhex/shared/protocol';
import { z } from 'zod';
import { ADDRESS_LIMITS, CONNECTION_LIMITS, LIST_LIMITS, QUOTA, ROOM_LIMITS } from './guard/limits.ts';

// Colyseus looks for .env files when it is loaded, and logs what it found. We have none.
process.env.DOTENV_CONFIG_QUIET ??= 'true';

const whole = (name: string, least: number, most: number) => {
  const error = `${name} must be a whole number from ${least} to ${most}.`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

const REDIS = 'REDIS_URL must be an address such as redis://localhost:6379, or begin with rediss:// for TLS.';
const ORIGINS = 'ORIGINS must be a list of origins such as https://hexes.example,https://table.example:8443.';
const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;

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
  /** Days after which matches that are over are removed; without them, they are kept for ever. */
  KEEP_FINISHED_DAYS: whole('KEEP_FINISHED_DAYS', 1, 36_500).optional(),
  /** Days after which matches are removed that never began, and those that were not continued. */
  KEEP_EMPTY_DAYS: whole('KEEP_EMPTY_DAYS', 1, 36_500).default(3),
  KEEP_ABANDONED_DAYS: whole('KEEP_ABANDONED_DAYS', 1, 36_500).default(60),
  /** Megabytes that the database may take; without them, its size is not watched. */
  DATABASE_LIMIT_MB: whole('DATABASE_LIMIT_MB', 1, 1_000_000_000).optional(),
  /** Megabytes that stay free for matches under way; a share of the disk without them. */
  RESERVE_MB: whole('RESERVE_MB', 0, 1_000_000_000).optional(),
  /** What a confirmed move survives: only the end of the server's process, or a power cut as well. */
  DURABILITY: z.enum(['process', 'power'], { error: 'DURABILITY must be process or power.' }).default('power'),
  /** More matches from one address in a minute are refused. */
  MATCHES_PER_MINUTE: whole('MATCHES_PER_MINUTE', 1, 1_000_000).default(ADDRESS_LIMITS.matchesPerMinute),
  /** More attempts to join from one address in a minute are refused. */
  JOINS_PER_MINUTE: whole('JOINS_PER_MINUTE', 1, 1_000_000).default(ADDRESS_LIMITS.joinsPerMinute),
  /** More questions about matches from one address in a minute are refused. */
  READS_PER_MINUTE: whole('READS_PER_MINUTE', 1, 1_000_000).default(ADDRESS_LIMITS.readsPerMinute),
  /** More questions from one address in a minute how the server is are refused. */
  HEALTH_PER_MINUTE: whole('HEALTH_PER_MINUTE', 60, 10_000_000).default(ADDRESS_LIMITS.healthPerMinute),
  /** More connections at once from one address are refused. */
  CONNECTIONS_PER_ADDRESS: whole('CONNECTIONS_PER_ADDRESS', 1, 1_000_000).default(ADDRESS_LIMITS.connectionsPerAddress),
  /** More matches from one address within a day are refused, rematches among them. */
  MATCHES_PER_DAY: whole('MATCHES_PER_DAY', 1, 1_000_000_000).default(QUOTA.matches),
  /** When the matches of one address took as many megabytes within a day, new ones are refused. */
  MB_PER_DAY: whole('MB_PER_DAY', 1, 1_000_000_000).default(QUOTA.bytes / 1024 / 1024),
  /** More matches of one address in the list of open tables are refused. */
  TABLES_PER_ADDRESS: whole('TABLES_PER_ADDRESS', 1, 1_000_000).default(LIST_LIMITS.tablesPerAddress),
  /** More pages at once that look at that list, of one address and of all together, are refused. */
  LISTS_PER_ADDRESS: whole('LISTS_PER_ADDRESS', 1, 1_000_000).default(LIST_LIMITS.linesPerAddress),
  LISTS: whole('LISTS', 1, 1_000_000).default(LIST_LIMITS.lines),
  /** More spectators of one match are refused. */
  SPECTATORS: whole('SPECTATORS', 0, 100_000).default(ROOM_LIMITS.spectators),
  /** Threads in which computers think; one for each core but one if it is left out. */
  COMPUTER_THREADS: whole('COMPUTER_THREADS', 1, 1000).optional(),
  /** Seconds after which a host who is away before the match loses the role. */
  HOST_AWAY: whole('HOST_AWAY', 1, 86_400).default(HOST_AWAY),
  /** Pages of other sites that may use this server. */
  ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
    .refine((list) => list.every(isOrigin), { error: ORIGINS }),
  /** Proxies before the server, whose word about who asks is taken. */
  PROXIES: whole('PROXIES', 0, 10).default(0),
  /** More commands in a second, on and on, are refused. */
  COMMANDS_PER_SECOND: whole('COMMANDS_PER_SECOND', 1, 1_000_000).default(CONNECTION_LIMITS.commandsPerSecond),
  /** More frames in a second, of whatever kind, are read later. */
  FRAMES_PER_SECOND: whole('FRAMES_PER_SECOND', 10, 1_000_000).default(CONNECTION_LIMITS.framesPerSecond),
  /** More kilobytes in a second are read later. */
  KILOBYTES_PER_SECOND: whole('KILOBYTES_PER_SECOND', 1, 1_000_000).default(CONNECTION_LIMITS.bytesPerSecond / 1024),
  /** While the commands of a connection take more milliseconds of a second than this, they are refused. */
  WORK_PER_SECOND: whole('WORK_PER_SECOND', 1, 1_000_000).default(CONNECTION_LIMITS.workPerSecond),
  /** A connection is cut that has not taken what it was sent so many seconds ago. */
  UNREAD_SECONDS: whole('UNREAD_SECONDS', 1, 86_400).default(CONNECTION_LIMITS.unreadSeconds),
  /** Takes positions in the middle of a step from everybody: for tests, and where all users may be trusted. */
  TRUST_POSITIONS: z.stringbool({ error: 'TRUST_POSITIONS must be true or false.' }).default(false),
  /** Where several servers find each other's matches. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: REDIS }).optional(),
  /** By which a proxy in front knows this server, one of several. */
  SERVER_NAME: z
    .string()
    .regex(/^[a-z0-9-]+$/i, { error: 'SERVER_NAME may have letters, digits and dashes only.' })
    .optional(),
  /** A request with this token may read the figures, from anywhere; without it, only the private network may. */
  METRICS_TOKEN: z.string().min(16, { error: 'METRICS_TOKEN must have at least 16 characters.' }).optional(),
});
type Environment = z.infer<typeof Environment>;

/** The settings as they fit together. */
const Fitting = Environment.refine((settings) => settings.KEEP_EMPTY_DAYS <= settings.KEEP_ABANDONED_DAYS, {
  error: 'KEEP_EMPTY_DAYS must not be more than KEEP_ABANDONED_DAYS.',
});

/** The settings that the server was started with; what cannot be read ends it with a sentence. */
export const readEnvironment = (given: NodeJS.ProcessEnv): Environment => {
  const read = Fitting.safeParse(given);
  if (read.success) return read.data;
  for (const { message } of read.error.issues) console.error(message);
  process.exit(1);
};
