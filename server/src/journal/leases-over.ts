import { sql } from 'kysely';
import type { Lease } from './journal.ts';
import type { Storage } from './storage.ts';

/** Which of the leases of a server are over. Asked over the heartbeat's connection, which has no queue. */
export const leasesOver = async (
  { pulse, elements }: Storage,
  server: string,
  leases: readonly Lease[],
): Promise<readonly Lease[]> => {
  const given = JSON.stringify(leases.map(({ match, epoch }) => [match, epoch]));
  const { rows } = await sql<Lease>`
    with given as materialized (
      select value ->> 0 as match, cast(value ->> 1 as integer) as epoch from ${elements(given)}
    )
    select given.match, given.epoch from given
    where not exists (
      select 1 from matches
      where matches.id = given.match and matches.epoch = given.epoch and matches.owner = ${server}
    )`.execute(pulse);
  return rows;
};
