import {
  type Awaited,
  type Folded,
  type FoldFault,
  firstState,
  foldRecord,
  type Match,
  type MatchRecord,
  type Rulesets,
  type RulesetTypes,
  readRecord,
  type SeatId,
  setupOf,
  type Viewer,
  viewersOf,
  type WentBack,
} from '@ironhex/shared/match';
import type { Past, SeatEvent, SeenEvent, ShownDecision } from '@ironhex/shared/protocol';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/result';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';

/** What is wrong, in a sentence. */
const sentenceOf = (fault: FoldFault): string => {
  if ('faults' in fault) return faultsText(fault.faults);
  return `Intent ${fault.intent + 1} of this record is refused: ${fault.refusal.message}`;
};

const faultsText = (faults: readonly Fault[]): string =>
  faults.map(({ at, message }) => (at === '' ? message : `${at}: ${message}`)).join(' ');

/** What a viewer can see happen, of the match or of its seats. */
type Seen = RulesetTypes['seen'] | WentBack | SeatEvent;

/** What is waited for, without times: nothing goes by time here. */
const untimed = ({ seat, id, kind, clock, committed }: Awaited): ShownDecision => ({
  ...{ seat: seat ?? '', id: id ?? -1, kind: kind ?? '', clock: clock?.class ?? '' },
  committed: committed ?? false,
  bankFrom: 0,
  deadline: 0,
});

/** The match of a record, and what its viewers have been told of it. */
export class ToldRecord {
  readonly record: MatchRecord;
  readonly viewers: readonly Viewer[];
  #match: Match<RulesetTypes>;
  readonly #told: ReadonlyMap<Viewer, { readonly from: object; readonly events: SeenEvent[] }>;
  readonly #rulesets: Rulesets;

  private constructor(record: MatchRecord, rulesets: Rulesets, viewers: readonly Viewer[], { match, steps }: Folded) {
    this.record = record;
    this.#rulesets = rulesets;
    this.viewers = viewers;
    this.#match = match;
    const first = firstState(match.ruleset, match.setup);
    this.#told = new Map(
      viewers.map((viewer) => [viewer, { from: match.ruleset.view(first, viewer), events: [] }] as const),
    );
    for (const { seen } of steps) this.tell(seen);
  }

  /** Reads a record, or a position to begin from, and folds it; or says in a sentence what is wrong with it. */
  static open(data: unknown, rulesets: Rulesets): Result<ToldRecord, string> {
    const read = readRecord(data, rulesets);
    if (!read.ok) return fail(faultsText(read.error));
    const record = read.value;
    const viewers = viewersOf(rulesets.get(record.ruleset.id)!, setupOf(record));
    const folded = foldRecord(record, rulesets, viewers);
    return folded.ok ? ok(new ToldRecord(record, rulesets, viewers, folded.value)) : fail(sentenceOf(folded.error));
  }

  /** The match as it stands. */
  get match(): Match<RulesetTypes> {
    return this.#match;
  }

  /** All that a viewer was told, and what it knew before that. */
  past(viewer: Viewer): Past {
    return this.#told.get(viewer)!;
  }

  /** Tells viewers what they saw. */
  tell(seen: Iterable<readonly [Viewer, readonly Seen[]]>): void {
    for (const [viewer, events] of seen) {
      const told = this.#told.get(viewer)!.events;
      for (const each of events) told.push({ n: told.length + 1, seen: each });
    }
  }

  /** Folds the match again up to so many of the things that were done: what came after them has not happened. */
  cutTo(done: number): void {
    const record = { ...this.record, intents: this.#match.done.slice(0, done) };
    const folded = foldRecord(record, this.#rulesets, this.viewers);
    if (!folded.ok) throw new Error(sentenceOf(folded.error));
    this.#match = folded.value.match;
  }

  facts(): PublicFacts {
    const { ruleset, outcome } = this.#match;
    const { seats } = this.record;
    return {
      ruleset: ruleset.id,
      clocks: 'none',
      status: outcome ? 'over' : 'playing',
      pausedAt: undefined,
      name: '',
      hostSeat: seats[0]!.id,
      spectators: 0,
      seats: seats.map(({ id, side, name = '', earlier = [] }) => ({
        ...{ id, side, name, taken: true, connected: true, bank: 0, rematch: false, freeAt: 0 },
        replaces: earlier.at(-1) ?? '',
      })),
      outcome,
      series: undefined,
      rematch: undefined,
    };
  }

  /** What a viewer alone is told; `seat` is the one that it plays. */
  own(viewer: Viewer, seat: SeatId | null): OwnFacts {
    return {
      ...{ viewer, seat, back: undefined, lost: 0, stays: false, policy: null, bringsUnder: undefined, noRematch: '' },
      awaited: this.#match.awaited(viewer).map(untimed),
    };
  }
}
