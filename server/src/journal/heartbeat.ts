import type { Storage } from './storage.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Says once that a server is alive, at `said_at` by its own clock: a small but real write. */
export const beat = async ({ pulse, now }: Storage, server: string, said_at: number): Promise<void> => {
  await pulse
    .insertInto('servers')
    .values({ id: server, alive_at: now, said_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: now, said_at }))
    .execute();
};

/** Forgets servers that have been gone for a day, but for those whose word on a match is still needed. */
export const forgetServers = async ({ db, now }: Storage): Promise<void> => {
  await db
    .deleteFrom('servers')
    .where(({ eb }) => eb(eb('alive_at', '+', DAY), '<', now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('matches').select('id').whereRef('owner', '=', 'servers.id').where('ended_at', 'is', null)),
      ),
    )
    .execute();
};

/**
 * Beats every so many milliseconds, one time after the other, until it is stopped. A time that fails is reported and not
 * the last.
 */
export const startHeartbeat = (
  beatOnce: () => Promise<void>,
  every: number,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } => {
  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    beating ??= beatOnce()
      .catch(failed)
      .finally(() => {
        beating = undefined;
      });
  }, every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await beating;
    },
  };
};
