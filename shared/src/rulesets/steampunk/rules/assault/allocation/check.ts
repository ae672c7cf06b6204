import type { Refusal } from '../../../../../match/index.ts';
import type { IntentOf } from '../../../ask/intents.ts';
import type { Allocation, Fight } from '../../../model/contest.ts';
import { refusal } from '../../../model/refusal.ts';
import type { Table } from '../../../model/table.ts';
import type { UnitId } from '../../../model/units.ts';
import { type Quota, quotasOf } from './quota.ts';

/** What a player asks for when dealing out hits. */
export type Dealing = IntentOf<'allocate'>;

/** How a side's part of a dealing stands. */
interface Part {
  readonly quota: Quota;
  readonly cancelled: Dealing['cancelled'];
  readonly hits: Dealing['hits'];
}

const checkNumbers = ({ hits }: Fight, { cancelled, hits: dealt }: Dealing): Refusal | undefined => {
  const all = [...cancelled, ...dealt].map(({ hit }) => hit);
  const unknown = all.find((hit) => hit >= hits.length);
  if (unknown !== undefined) return refusal('no-hit', 'AS-12', { hit: unknown });
  const twice = all.find((hit, index) => all.indexOf(hit) !== index);
  if (twice !== undefined) return refusal('hit-twice', 'AS-12', { hit: twice });
  const missing = hits.findIndex((_, hit) => !all.includes(hit));
  if (missing >= 0) return refusal('hit-missing', 'AS-12', { hit: missing });
  return undefined;
};

const checkCancelled = ({ quota, cancelled }: Part): Refusal | undefined => {
  if (cancelled.length !== quota.cancelled)
    return refusal('deflections', 'AS-12', { hits: quota.cancelled, seat: quota.seat });
  for (const { by } of cancelled) {
    const deflections = quota.deflectors.find(({ unit }) => unit === by)?.deflections ?? 0;
    if (cancelled.filter((each) => each.by === by).length > deflections)
      return refusal('deflector', 'AS-12', { unit: by, hits: deflections, seat: quota.seat });
  }
  return undefined;
};

const checkPrimary = ({ quota, hits }: Part): Refusal | undefined => {
  const struck = hits.flatMap(({ on }) => on ?? []);
  const unclear = hits.find(({ on, supports }) => (on === undefined) === (supports === undefined));
  if (unclear) return refusal('primary-or-support', 'AS-12', { hit: unclear.hit });
  for (const on of struck) {
    const room = quota.targets.find(({ unit }) => unit === on)?.room;
    if (room === undefined) return refusal('no-enemy', 'AS-12', { unit: on });
    if (struck.filter((unit) => unit === on).length > room)
      return refusal('too-many/hits', 'AS-12', { unit: on, models: room });
  }
  if (struck.length < quota.primary)
    return refusal('primary-first', 'AS-12', { hits: quota.primary, seat: quota.seat });
  return undefined;
};

const checkSupport = ({ hits }: Part): Refusal | undefined => {
  const primary = hits.filter(({ on }) => on !== undefined).map(({ hit }) => hit);
  const loose = hits.find(({ supports }) => supports !== undefined && !primary.includes(supports));
  return loose && refusal('support', 'AS-12', { hit: loose.hit });
};

const CHECKS = [checkCancelled, checkPrimary, checkSupport];

/** Why hits cannot be dealt out so, AS-12; undefined if they can. */
export const checkDealing = (
  table: Pick<Table, 'units' | 'seats'>,
  fight: Fight,
  dealing: Dealing,
): Refusal | undefined => {
  const wrong = checkNumbers(fight, dealing);
  if (wrong) return wrong;
  for (const quota of quotasOf(table, fight)) {
    const isOwn = ({ hit }: { readonly hit: number }): boolean => quota.hits.includes(hit);
    const part = { quota, cancelled: dealing.cancelled.filter(isOwn), hits: dealing.hits.filter(isOwn) };
    for (const check of CHECKS) {
      const refused = check(part);
      if (refused) return refused;
    }
  }
  return undefined;
};

/** A dealing that was checked, as the assault keeps it. */
export const allocationOf = ({ cancelled, hits }: Dealing): Allocation => ({
  cancelled: cancelled.map(({ hit, by }) => ({ hit, by })),
  primary: hits.flatMap(({ hit, on }) => (on === undefined ? [] : [{ hit, on: on as UnitId }])),
  support: hits.flatMap(({ hit, supports }) => (supports === undefined ? [] : [{ hit, to: supports }])),
});

/** An allocation as a player would ask for it. */
export const dealingOf = ({ cancelled, primary, support }: Allocation): Dealing => ({
  kind: 'allocate',
  cancelled: cancelled.map(({ hit, by }) => ({ hit, by })),
  hits: [...primary.map(({ hit, on }) => ({ hit, on })), ...support.map(({ hit, to }) => ({ hit, supports: to }))],
});
