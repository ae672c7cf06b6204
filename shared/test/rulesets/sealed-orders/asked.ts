import {
  type Awaited,
  type Choices,
  type ClockClass,
  type Decision,
  type Delay,
  NO_CHOICES,
  type Refusal,
  refusal,
  type SeatId,
} from '@ironhex/shared/match';
import { goalsOf, inTheWay, unitsOf } from './plan.ts';
import type { Intent, Policy } from './schemas.ts';
import type { Flare, Open, Plan, State, View } from './types.ts';

/** Spectators may see all sides at once. */
export const LEAST_DELAY: Delay = { minutes: 0, turns: 0 };

/** Placing units, ordering them, and the night, which is as long for everybody. */
export const CLOCKS = {
  place: { name: 'Place your units', seconds: 120, bank: true },
  order: { name: 'Order your units', seconds: 60, bank: true },
  night: { name: 'Night', seconds: 5, bank: false },
} as const satisfies Readonly<Record<string, ClockClass>>;

/** What the clocks of a round are: orders that were opened again go on with the time that was left. */
const planning = ({ round }: Open) => ({
  kind: round === 0 ? 'place' : 'order',
  clock: { class: round === 0 ? 'place' : 'order', run: `round ${round}` },
});
const NIGHT = { kind: 'flare', clock: { class: 'night' } };

/** What a seat is asked, from what it knows of itself. */
const decisionOf = (
  open: Open,
  seat: SeatId,
  own: { readonly asked: number; readonly plan: Plan; readonly answer: Flare | null },
): Decision[] => {
  const asked = { id: own.asked, seat };
  if (open.phase === 'plan')
    return [{ ...asked, ...planning(open), ...(own.plan.committed ? { committed: true as const } : {}) }];
  if (open.phase === 'night' && open.flares[seat])
    return [{ ...asked, ...NIGHT, ...(own.answer === null ? {} : { committed: true as const }) }];
  return [];
};

/** What the match waits for, in truth. */
export const pending = (state: Open & Pick<State, 'plans' | 'answers' | 'asked'>): readonly Decision[] =>
  state.seats.flatMap(({ id }) =>
    decisionOf(state, id, { asked: state.asked[id]!, plan: state.plans[id]!, answer: state.answers[id] ?? null }),
  );

/**
 * What a viewer may know of that: of others only that they plan, never whether they have committed; and of the night only
 * that it lasts, never who could use it. The omniscient viewer knows all decisions whole.
 */
export const awaited = (view: View): readonly Awaited[] => {
  const { viewer, seats, plan, phase, asked, answer, secrets } = view;
  if (secrets) return pending({ ...view, ...secrets });
  const others = seats.filter(({ id }) => id !== viewer);
  const own = plan === null ? [] : decisionOf(view, viewer, { asked, plan, answer });
  if (phase === 'plan') return [...own, ...others.map(({ id }) => ({ seat: id, id: null, ...planning(view) }))];
  return phase === 'night' ? [...own, { seat: null, id: null, ...NIGHT }] : own;
};

/** The rule by which something is asked; nothing is asked beside plans and nights, S-3. */
export const askedBy = (kind?: string): string => (kind === 'place' ? 'S-2' : kind === 'flare' ? 'S-4.1' : 'S-3');

/** Why a seat cannot answer so, judged by what it knows. */
export const check = (view: View, seat: SeatId, intent: Intent, decision?: Decision): Refusal | undefined => {
  if (intent.kind === 'concede') return undefined;
  if (!decision) return refusal('not-asked', 'S-3', 'Nothing is asked of you now.');
  if (intent.kind === 'flare' || decision.kind === 'flare') return checkFlare(view, intent, decision);
  if (intent.kind === 'commit')
    return decision.committed
      ? refusal('committed', 'S-3.2', 'You have committed already. Change an order if you want to.')
      : undefined;
  const unit = unitsOf(view, seat).find(({ id }) => id === intent.unit);
  if (!unit) return refusal('no-such-unit', 'S-3', 'You have no such unit.');
  if (!goalsOf(view, unit).includes(intent.to))
    return view.round === 0
      ? refusal('not-your-zone', 'S-2', 'Place your units on open hexes of your own zone.')
      : refusal('out-of-reach', 'S-3', 'A unit goes two hexes at most, and not through rock.');
  return inTheWay(view, unit, intent.to, view.plan!)
    ? refusal('taken', 'S-3.1', 'Another unit of yours goes there, or stays there.')
    : undefined;
};

const checkFlare = ({ board }: View, intent: Intent, { kind }: Decision): Refusal | undefined => {
  if (intent.kind !== 'flare' || kind !== 'flare')
    return refusal('not-asked', 'S-4.1', 'This is not what you are asked now.');
  const [col, row] = [Number(intent.at.slice(0, 2)), Number(intent.at.slice(2))];
  if (intent.at === 'dark' || (col >= 1 && col <= board.width && row >= 1 && row <= board.height)) return undefined;
  return refusal('no-such-hex', 'S-4.1', 'A flare burns over a hex of the board.');
};

const listed = function* (view: View, decision: Decision): Generator<Intent> {
  if (decision.kind === 'flare') {
    yield { kind: 'flare', at: 'dark' };
    for (const at of unitsOf(view, decision.seat).flatMap(({ at }) => at ?? [])) yield { kind: 'flare', at };
    return;
  }
  if (!decision.committed) yield { kind: 'commit' };
  for (const unit of unitsOf(view, decision.seat))
    for (const to of goalsOf(view, unit))
      if (!inTheWay(view, unit, to, view.plan!)) yield { kind: 'order', unit: unit.id, to };
};

/** All that may answer a decision. Flares are offered over the own units only: what they see there is new. */
export const choices = (view: View, decision: Decision): Choices<Intent> =>
  view.plan === null
    ? NO_CHOICES
    : {
        [Symbol.iterator]: () => listed(view, decision),
        sample: (below) => {
          const all = [...listed(view, decision)];
          // Every third answer commits: a match played by chance must come to its end.
          return below(3) === 0 ? all[0] : all[below(all.length)];
        },
      };

/** What is done when the time is up: the plan as it is, S-2.1 and S-3.1, or no flare. */
export const fallback = (_view: View, { kind }: Decision): Intent =>
  kind === 'flare' ? { kind: 'flare', at: 'dark' } : { kind: 'commit' };

/** A player who wants to keep the flare is not asked for it. */
export const standing = (_view: View, { kind }: Decision, { keepFlare }: Policy): Intent | undefined =>
  keepFlare && kind === 'flare' ? { kind: 'flare', at: 'dark' } : undefined;
