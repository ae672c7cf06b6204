import { type Awaited, type ClockKey, type Decision, OMNISCIENT, type SeatId, type Viewer } from '../match/index.ts';
import type {
  AgendaTruth,
  AgendaView,
  Change,
  OpenQuestion,
  OwnQuestions,
  Question,
  SeenChange,
  Window,
} from './types.ts';

/** How the questions of a game become decisions. */
interface DecisionRules<P extends string, Table> {
  /** The number by which the rulebook cites each prompt. */
  readonly prompts: Readonly<Record<P, { readonly number: string }>>;
  /** The rule to cite while no question is open. */
  readonly unasked: string;
  /** The clock of a prompt. Secret questions have the clock of their window instead. */
  readonly clockOf: (prompt: P, table: Table) => ClockKey;
}

/** The part of state and view that decisions depend on. */
interface Asking {
  readonly batch: number;
  readonly outcome: object | null;
}

/** The clock of a window, of class `hidden`. */
export const windowClock = (batch: number): ClockKey => ({ class: 'hidden', run: `${batch}` });

/** The clock of a pause: others get their turn, and the step goes on. */
export const PAUSE_CLOCK: ClockKey = { class: 'pause', seconds: 0 };

/** The question behind a decision of the viewer's own. */
export const askOf = <Q extends Question>(
  { own }: { readonly own: OwnQuestions<Q, unknown> | null },
  { id }: Pick<Decision, 'id'>,
): OpenQuestion<Q> => own!.asks.find((ask) => ask.id === id)!;

/** What the omniscient viewer sees of the secrets in a change: all but the steps on the agenda. */
const secretsOf = <O extends object, Truth extends AgendaTruth<unknown, unknown>>(
  own: Change<unknown, O, Truth>['own'] | undefined,
  truth: Partial<Truth> | undefined,
) => {
  const { agenda: _, ...known } = truth ?? ({} as Partial<Truth>);
  return own || Object.keys(known).length > 0 ? { secrets: { ...(own && { own }), truth: known } } : {};
};

/** What the match waits for, in truth and as each viewer may know it. */
export const decisionsBy = <P extends string, Table extends Asking>({
  prompts,
  unasked,
  clockOf,
}: DecisionRules<P, Table>) => {
  type Own = OwnQuestions<Question & { readonly prompt: P }, unknown>;
  type State = Table & { readonly window: Window | null; readonly own: Readonly<Record<SeatId, Own>> };

  const decisionsIn = ({ asks, answers }: Own, table: Table): Decision[] =>
    asks.map(({ id, seat, prompt, secret }) => ({
      id,
      seat,
      kind: prompt,
      clock: secret ? windowClock(table.batch) : clockOf(prompt, table),
      ...(answers[id]?.final ? { committed: true as const } : {}),
    }));

  /** Who else is asked what, without secret questions; and a window, if one is open. The omniscient viewer sees all questions in `secrets`. */
  const waitsFor = (state: State, viewer: Viewer): readonly Awaited[] => {
    const { window: opened } = state;
    const others = viewer === OMNISCIENT ? [] : Object.entries(state.own).filter(([seat]) => seat !== viewer);
    const waits = others.flatMap(([, { asks }]) =>
      asks
        .filter(({ secret }) => !secret)
        .map(({ seat, prompt }): Awaited => ({ seat, id: null, kind: prompt, clock: clockOf(prompt, state) })),
    );
    return opened && !opened.over && !opened.pause
      ? [...waits, { seat: null, id: null, kind: 'hidden', clock: windowClock(state.batch) }]
      : waits;
  };

  return {
    /** All decisions. One with a final answer is committed. */
    pending: (state: State): readonly Decision[] =>
      state.outcome ? [] : Object.values(state.own).flatMap((own) => decisionsIn(own, state)),

    /** The decisions as a viewer may know them: its own whole, of other seats what it was told of them. */
    awaited: (view: Table & AgendaView<Own, unknown>): readonly Awaited[] => {
      if (view.outcome) return [];
      const known = view.secrets ? Object.values(view.secrets.own) : view.own ? [view.own] : [];
      return [...known.flatMap((own) => decisionsIn(own, view)), ...view.waits];
    },

    /** The part of a view that the agenda writes. `shown`: what else of the truth the omniscient viewer sees. */
    viewFor: <O extends Own, I, Shown extends object>(
      state: State & AgendaTruth<unknown, I> & { readonly own: Readonly<Record<SeatId, O>> },
      viewer: Viewer,
      shown: Shown,
    ) => ({
      viewer,
      own: (state.own[viewer] as O | undefined) ?? null,
      waits: waitsFor(state, viewer),
      ...(viewer === OMNISCIENT && {
        secrets: { own: state.own, truth: { answered: state.answered, window: state.window, ...shown } },
      }),
    }),

    /** What a viewer sees of a change that has just been written into the state. */
    seenOf: <Open, O extends Partial<Own>, Truth extends AgendaTruth<unknown, unknown>>(
      state: State,
      { open, own, truth }: Change<Open, O, Truth>,
      viewer: Viewer,
    ): SeenChange<Open, O, Truth> => {
      const isAsked = truth?.window || Object.values(own ?? {}).some(({ asks }) => asks);
      return {
        ...(open && { open }),
        ...(own?.[viewer] && { own: own[viewer] }),
        ...(isAsked && { waits: waitsFor(state, viewer) }),
        ...(viewer === OMNISCIENT && secretsOf(own, truth)),
      };
    },

    /** The number of the prompt that a kind of decision is. */
    askedBy: (kind?: string): string => prompts[kind as P]?.number ?? unasked,
  };
};
