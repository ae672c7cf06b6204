import * as agenda from '@ironhex/shared/agenda';
import { plainBoards } from '@ironhex/shared/board';
import type { Outcome, Refusal, Ruleset, SeatId } from '@ironhex/shared/match';
import { z } from 'zod';
import { ok } from '../../src/result.ts';

// A whole game that is played by an agenda, to begin another one from:
// A-1 Both seats bid at once and in secret for three lots, six coins at most.
// A-2 Who has bid less may look at the bids of the other. Whether anybody may, nobody else knows.
// A-3 Each lot goes to the higher bid; on a tie a die decides.
// A-4 The seat with more lots must offer one of them, which the other may take.
// A-5 Who has more lots then wins.

/** What is for sale. */
const LOTS = ['vase', 'clock', 'map'] as const;
type Lot = (typeof LOTS)[number];
type Bids = Readonly<Partial<Record<Lot, number>>>;
const COINS = 6;

const IntentSchema = z.discriminatedUnion('kind', [
  /** A part of the answer to `bid`: the coins for one lot. */
  z.strictObject({ kind: z.literal('coins'), lot: z.enum(LOTS), coins: z.int().min(0).max(COINS) }),
  z.strictObject({ kind: z.literal('commit') }),
  z.strictObject({ kind: z.literal('choose'), option: z.string() }),
  z.strictObject({ kind: z.literal('concede') }),
]);
/** What a player asks for. */
export type Intent = z.infer<typeof IntentSchema>;

/** The prompts: the rule that each is asked by, and its seconds. */
const PROMPTS = {
  bid: { number: 'A-1', seconds: 60 },
  look: { number: 'A-2', seconds: 10 },
  offer: { number: 'A-4', seconds: 20 },
  take: { number: 'A-4', seconds: 20 },
} as const;
type Prompt = keyof typeof PROMPTS;

interface Question extends agenda.Question {
  readonly prompt: Prompt;
  /** The default first; none for `bid`, which is answered by parts. */
  readonly options: readonly string[];
}

/** The steps of a match. */
export type Step =
  | { readonly do: 'bids' | 'look' | 'swap' | 'end' }
  | { readonly do: 'sale' | 'tie'; readonly lot: Lot };

/** What everybody sees. */
interface Table {
  readonly seats: readonly { readonly id: SeatId }[];
  readonly owners: Readonly<Partial<Record<Lot, SeatId>>>;
  readonly batch: number;
  readonly outcome: Outcome | null;
}

/** What one seat knows: its questions, its bids, and those of the other once it has looked. */
interface Own extends agenda.OwnQuestions<Question, Intent> {
  readonly bids: Bids;
  readonly seen: Bids | null;
}

type Truth = agenda.AgendaTruth<Step, Intent>;
type View = Table & agenda.AgendaView<Own, Truth>;
/** The truth of a match. */
export type State = Table & Truth & { readonly own: Readonly<Record<SeatId, Own>> };

type Fact =
  | agenda.AgendaFact<Intent>
  | { readonly kind: 'bid' | 'looked' }
  | { readonly kind: 'tied'; readonly lot: Lot; readonly rolled: number }
  | { readonly kind: 'sold' | 'given'; readonly lot: Lot; readonly seat: SeatId }
  | { readonly kind: 'ended' };
type Event = Fact & { readonly to?: agenda.Change<Table, Own, Truth> };

/** The types of the game, for the engine. */
export interface AuctionTypes {
  state: State;
  view: View;
  intent: Intent;
  event: Event;
  seen: Fact & { readonly to?: agenda.SeenChange<Table, Own, Truth> };
  options: object;
  force: object;
  policy: object;
  position: State;
}

const sumOf = (bids: Bids): number => LOTS.reduce((sum, lot) => sum + (bids[lot] ?? 0), 0);
const lotsOf = ({ owners }: Table, seat: SeatId): readonly Lot[] => LOTS.filter((lot) => owners[lot] === seat);

/** The seat with more of something, then the other; undefined if both have the same. */
const ranked = ({ seats }: Table, count: (seat: SeatId) => number): readonly [SeatId, SeatId] | undefined => {
  const [one, two] = seats.map(({ id }) => id) as [SeatId, SeatId];
  if (count(one) === count(two)) return undefined;
  return count(one) > count(two) ? [one, two] : [two, one];
};

/** The bids in an answer so far. */
const bidsIn = ({ parts }: agenda.GivenAnswer<Intent>): Bids =>
  Object.fromEntries(Object.values(parts).flatMap((part) => (part.kind === 'coins' ? [[part.lot, part.coins]] : [])));

/** The option that was chosen; the default if time was up. */
const chosenIn = (answers: agenda.Answers<Intent>, { key, options }: Question): string => {
  const final = answers[key]?.final;
  return final?.kind === 'choose' ? final.option : options[0]!;
};

/** The event by which a lot gets another owner. */
const gets = ({ owners }: Table, kind: 'sold' | 'given', seat: SeatId, lot: Lot): Event => ({
  kind,
  seat,
  lot,
  to: { open: { owners: { ...owners, [lot]: seat } } },
});

const bidOf = (seat: SeatId): Question => ({ seat, key: `bid ${seat}`, prompt: 'bid', options: [] });

/** */
const looks = (state: State): readonly Question[] => {
  const [, less] = ranked(state, (seat) => sumOf(state.own[seat]!.bids)) ?? [];
  return less === undefined ? [] : [{ seat: less, key: 'look', prompt: 'look', options: ['no', 'yes'], secret: true }];
};

/** the offer, and once it is made the question whether to take it. With one lot only, nothing is to choose. */
const swaps = (state: State, answers: agenda.Answers<Intent>): readonly Question[] => {
  const [most, least] = ranked(state, (seat) => lotsOf(state, seat).length) ?? [];
  if (most === undefined || least === undefined) return [];
  const offer: Question = { seat: most, key: 'offer', prompt: 'offer', options: lotsOf(state, most) };
  const take: Question = { seat: least, key: 'take', prompt: 'take', options: ['no', 'yes'] };
  return Object.hasOwn(answers, offer.key) ? [offer, take] : [offer];
};

type StepRule<D extends Step['do']> = agenda.StepRule<Extract<Step, { do: D }>, Question, Intent, State, Event>;

/** What each step asks first, and what happens then. Once a step has rolled it cannot ask: it puts another step first. */
const STEPS: { readonly [D in Step['do']]: StepRule<D> } = {
  bids: {
    asks: ({ seats }) => ({ questions: seats.map(({ id }) => bidOf(id)) }),
    *perform({ seats, own }, _step, answers) {
      const bids = seats.map(({ id }) => [id, { ...own[id]!, bids: bidsIn(answers[bidOf(id).key]!) }]);
      yield { kind: 'bid', to: { own: Object.fromEntries(bids) } };
    },
  },
  look: {
    asks: (state) => ({ questions: looks(state), window: true }),
    *perform(state, _step, answers) {
      for (const question of looks(state)) {
        if (chosenIn(answers, question) === 'no') continue;
        const other = state.seats.find(({ id }) => id !== question.seat)!;
        yield { kind: 'looked', to: { own: { [question.seat]: { seen: state.own[other.id]!.bids } } } };
      }
    },
  },
  sale: {
    *perform(state, { lot }) {
      const winner = ranked(state, (seat) => state.own[seat]!.bids[lot] ?? 0)?.[0];
      yield winner === undefined ? agenda.first(state, { do: 'tie', lot }) : gets(state, 'sold', winner, lot);
    },
  },
  tie: {
    *perform(state, { lot }, _answers, dice) {
      const rolled = dice.roll(6, 'tie');
      yield { kind: 'tied', lot, rolled };
      yield gets(state, 'sold', state.seats[rolled % 2]!.id, lot);
    },
  },
  swap: {
    asks: (state, _step, answers) => ({ questions: swaps(state, answers) }),
    *perform(state, _step, answers) {
      const [offer, take] = swaps(state, answers);
      if (offer && take && chosenIn(answers, take) === 'yes')
        yield gets(state, 'given', take.seat, chosenIn(answers, offer) as Lot);
    },
  },
  end: {
    *perform(state) {
      const score = state.seats.map(({ id }) => lotsOf(state, id).length);
      const outcome: Outcome = { winner: score[0]! > score[1]! ? 0 : 1, score, rule: 'A-5', code: 'most-lots' };
      yield { kind: 'ended', to: { open: { outcome } } };
    },
  },
};

/** What an intent is a part of its answer about. */
const partOf = (intent: Intent): string | null => (intent.kind === 'coins' ? intent.lot : null);

const { pending, awaited, viewFor, seenOf, askedBy } = agenda.decisionsBy<Prompt, Table>({
  prompts: PROMPTS,
  unasked: 'A-1',
  clockOf: (prompt, { batch }) => ({ class: prompt, run: `${batch}` }),
});

const refused = (code: string, rule: string): Refusal => ({ code, rule, message: `Not allowed by ${rule}: ${code}.` });

/** a bid is put together of its parts, then committed. */
const BY_PARTS: agenda.PromptRule<View, agenda.OpenQuestion<Question>, Intent> = {
  check: ({ own }, { id }, intent) => {
    if (intent.kind !== 'coins') return undefined;
    const others = { ...bidsIn(own!.answers[id] ?? agenda.NO_ANSWER), [intent.lot]: 0 };
    return sumOf(others) + intent.coins > COINS ? refused('too-many-coins', 'A-1') : undefined;
  },
  fallback: () => ({ kind: 'commit' }),
  *all(view, ask) {
    yield { kind: 'commit' };
    for (const lot of LOTS)
      for (let coins = 0; coins <= COINS; coins++) {
        const part: Intent = { kind: 'coins', lot, coins };
        if (!BY_PARTS.check(view, ask, part)) yield part;
      }
  },
  sample: (view, ask, below) => {
    const all = [...BY_PARTS.all(view, ask)];
    return below(3) === 0 ? all[0] : all[below(all.length)];
  },
};
/** Everything else is one of the options. */
const BY_OPTION: agenda.PromptRule<View, agenda.OpenQuestion<Question>, Intent> = {
  check: (_view, { prompt, options }, intent) =>
    intent.kind === 'choose' && options.includes(intent.option)
      ? undefined
      : refused('no-such-option', PROMPTS[prompt].number),
  fallback: (_view, { options: [usual] }) => ({ kind: 'choose', option: usual! }),
  all: (_view, { options }) => options.map((option) => ({ kind: 'choose', option })),
};

const { check, isPart, choices, fallback } = agenda.answersBy<View, Question, Intent>({
  ruleOf: (prompt) => (prompt === 'bid' ? BY_PARTS : BY_OPTION),
  partOf,
  refusals: {
    over: refused('over', 'A-5'),
    noSeat: refused('no-seat', 'A-1'),
    notAsked: refused('not-asked', 'A-1'),
    wrongKind: ({ prompt }, { kind }) =>
      (prompt === 'bid') === (kind !== 'choose') ? undefined : refused('wrong-answer', PROMPTS[prompt].number),
  },
});

const PLAY: Parameters<typeof agenda.playBy<Step, Question, Intent, State, Event>>[0] = {
  ruleOf: (step) => STEPS[step.do] as agenda.StepRule<Step, Question, Intent, State, Event>,
  settled: ({ options: [only, other] }) =>
    only !== undefined && other === undefined ? { kind: 'choose', option: only } : undefined,
  partOf,
  *conceded({ seats }, seat) {
    const score = seats.map(({ id }) => (id === seat ? 0 : 1));
    yield {
      kind: 'ended',
      to: { open: { outcome: { winner: score.indexOf(1), score, rule: 'A-5', code: 'given-up' } } },
    };
  },
};
const { begin, resolve, ring } = agenda.playBy(PLAY);

const NO_QUESTIONS = { asked: 0, asks: [], answers: {} };
const clock = (name: string, { seconds }: { readonly seconds: number }) => ({ name, seconds, bank: true });

/** The auction, as the engine plays it. */
export const auction: Ruleset<AuctionTypes> = {
  id: 'auction',
  version: '1',
  name: 'Auction',
  words: { outcomes: { 'most-lots': 'More lots.', 'given-up': 'The other gave up.' }, refusals: {} },
  schemas: {
    options: z.strictObject({}),
    force: z.strictObject({}),
    intent: IntentSchema,
    policy: z.strictObject({}),
    position: z.custom<State>((data) => typeof data === 'object'),
  },
  boards: plainBoards({ width: 5, height: 5 }),
  clocks: {
    bid: clock('Bid', PROMPTS.bid),
    hidden: clock('Look at bids', PROMPTS.look),
    offer: clock('Offer a lot', PROMPTS.offer),
    take: clock('Take a lot', PROMPTS.take),
  },
  bounds: { dice: 10, events: 100, hexes: 0 },
  concession: { kind: 'concede' },
  seats: () => ['one', 'two'].map((id, side) => ({ id, side, brings: 'match' })),
  create: ({ seats }) => ({
    seats: seats.map(({ id }) => ({ id })),
    owners: {},
    batch: 0,
    outcome: null,
    own: Object.fromEntries(seats.map(({ id }) => [id, { ...NO_QUESTIONS, bids: {}, seen: null }])),
    agenda: [
      { do: 'bids' },
      { do: 'look' },
      ...LOTS.map((lot): Step => ({ do: 'sale', lot })),
      { do: 'swap' },
      { do: 'end' },
    ],
    answered: {},
    window: null,
  }),
  checkSetup: () => [],
  fromPosition: ({ position }) => ok(position),
  toPosition: (state) => state,
  questions: {},
  begin,
  pending,
  turns: () => 0,
  view: (state, viewer) => ({
    ...viewFor(state, viewer, {}),
    seats: state.seats,
    owners: state.owners,
    batch: state.batch,
    outcome: state.outcome,
  }),
  awaited,
  askedBy,
  choices,
  check,
  isPart,
  fallback,
  resolve,
  timers: agenda.timers,
  ring,
  evolve: (state, { to }) => agenda.applyChange(state, to),
  redact: (state, event, viewer) => {
    const { to = {}, ...fact } = event;
    const seen = seenOf(state, to, viewer);
    const isSecret =
      fact.kind === 'went-on' || fact.kind === 'looked' || (fact.kind === 'answered' && fact.seat !== viewer);
    return isSecret && Object.keys(seen).length === 0 ? undefined : { ...fact, to: seen };
  },
  follow: (view, { to }) => agenda.applySeen(view, to),
  isFinal: ({ kind }) => kind !== 'answered',
  outcome: ({ outcome }) => outcome ?? undefined,
  checkPolicy: () => undefined,
  standing: () => undefined,
};

/** The same auction, which pauses after each step that has taken as many events as two of them. */
export const breathless: Ruleset<AuctionTypes> = {
  ...auction,
  ...agenda.playBy({ ...PLAY, atOnce: { dice: 1, events: 4 } }),
};
