import type { Refusal } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Question } from '../../model/asks.ts';
import type { Allocation, Fight } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import { refusal } from '../../model/refusal.ts';
import type { State, View } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import type { Answers, PartsRule, StepRules } from '../chapter.ts';
import { deal, type Quota, quotasOf } from './deal.ts';
import { bestDie } from './fighters.ts';

/** What a hit can do, as text: two that are alike can be exchanged for each other. */
const likeness = (table: Table, { hits }: Fight, hit: number): string => {
  const { by, model } = hits[hit]!;
  const { damage, specials } = figuresOf(table, table.units[by]!).models[model]!.assault;
  return JSON.stringify([by, damage, specials]);
};

const areAlike = (table: Table, fight: Fight, hits: readonly number[]): boolean =>
  new Set(hits.map((hit) => likeness(table, fight, hit))).size <= 1;

/** Does it matter which unit deflected a hit: do several, of which one poisons by it? */
const pairs = (table: Table, { deflectors, cancelled }: Quota): boolean =>
  cancelled > 0 &&
  deflectors.filter(({ deflections }) => deflections > 0).length > 1 &&
  deflectors.some(({ unit }) => bestDie(table, table.units[unit]!, 'poison_on_deflect') !== undefined);

const hasChoice = (table: Table, fight: Fight, quota: Quota): boolean => {
  const { hits, targets, primary, support } = quota;
  if (pairs(table, quota)) return true;
  if (!areAlike(table, fight, hits)) return hits.length > 1 && primary > 0;
  const room = targets.reduce((sum, target) => sum + target.room, 0);
  return (primary > 0 && primary < room && targets.length > 1) || (support > 0 && primary > 1);
};

/** Are there two ways to deal out the hits that are not the same in the end? If not, the winner is not asked, CLK-1. */
export const isThereChoice = (table: Table, fight: Fight): boolean =>
  quotasOf(table, fight).some((quota) => hasChoice(table, fight, quota));

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

const KEY = 'allocate';
/** So many ways to deal out hits are tried. */
const VARIANTS = 6;

const question = ({ fight }: State): Question => ({
  seat: fight!.winner!,
  prompt: 'allocate',
  key: KEY,
  unit: null,
  options: [],
});

/** What the winner asked for; undefined: nothing. */
const dealingIn = (answers: Answers): Dealing | undefined => answers[KEY]?.parts.allocate as Dealing | undefined;

/** The winner deals out the hits of both sides, AS-12. */
export const ALLOCATION_STEPS: StepRules<'allocation'> = {
  allocation: {
    asks: (state) => ({ questions: isThereChoice(state, state.fight!) ? [question(state)] : [] }),
    perform: function* (state, _step, answers) {
      const fight = state.fight!;
      const dealing = dealingIn(answers);
      const allocation = dealing ? allocationOf(dealing) : deal(state, fight);
      const open = { fight: { ...fight, allocation } };
      if (fight.hits.length === 0) yield { kind: 'went-on', to: { open } };
      else yield { kind: 'hits-allocated', at: fight.at, seat: fight.winner!, allocation, to: { open } };
    },
  },
};

/** How P13 is answered: one part has all hits. Nothing at all is as by default. */
export const ALLOCATE: PartsRule = {
  check: (view, _ask, part) =>
    part.kind === 'allocate' ? checkDealing(view, view.fight!, part) : refusal('wrong-answer/allocate', 'P13'),
  *parts(view: View) {
    for (let variant = 0; variant < VARIANTS; variant++) yield dealingOf(deal(view, view.fight!, variant));
  },
};
