import { commitmentTo } from '@ironhex/shared/dice';
import {
  type Awaited,
  type FoldFault,
  firstState,
  foldRecord,
  type Match,
  type MatchRecord,
  OMNISCIENT,
  PUBLIC,
  type Ruleset,
  type Rulesets,
  type RulesetTypes,
  readSound,
  type SeatId,
  setupOf,
  told,
  type Viewer,
  verifyRecord,
} from '@ironhex/shared/match';
import type { ShownDecision } from '@ironhex/shared/protocol';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/result';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import type { DiceProof } from '../table/source.ts';
import { Tellings } from './tellings.ts';

/** What is wrong with a record, in a sentence: a refusal in the words of its game. */
const sentenceOf = (fault: FoldFault, record: MatchRecord, { version, words }: Ruleset<RulesetTypes>): string => {
  if ('faults' in fault) return faultsText(fault.faults);
  const nth = `Intent ${fault.intent + 1} of this record`;
  if (fault.refusal) return `${nth} is refused: ${told(words.refusals, fault.refusal).message}`;
  const then = record.ruleset.version;
  const versions = then === version ? '' : ` by version ${then} of the rules, and here is version ${version}`;
  return `${nth} led to something else${versions}: the match is shown up to there.`;
};

const faultText = ({ at, message }: Fault): string => (at === '' ? message : `${at}: ${message}`);
const faultsText = (faults: readonly Fault[]): string => faults.map(faultText).join(' ');

/** What is waited for, without times: nothing goes by time here. */
const untimed = ({ seat, id, kind, clock, committed }: Awaited): ShownDecision => ({
  ...{ seat: seat ?? '', id: id ?? -1, kind: kind ?? '', clock: clock?.class ?? '' },
  committed: committed ?? false,
  bankFrom: 0,
  deadline: 0,
});

/** How many draws were thrown away. */
const thrownIn = (dice: MatchRecord['dice']): number =>
  'commitment' in dice ? (dice.unused ?? []).reduce((sum, [from, to]) => sum + to - from, 0) : 0;

/** What rolling all dice of a record again has shown. */
const proofOf = (
  { dice, hash }: MatchRecord,
  steps: readonly { readonly rolls: readonly number[] }[],
  lots: number,
): DiceProof => ({
  lots,
  rolls: steps.reduce((sum, { rolls }) => sum + rolls.length, 0),
  promise:
    'commitment' in dice && dice.secret !== undefined
      ? { commitment: dice.commitment, kept: commitmentTo(dice.secret) === dice.commitment, salts: dice.salts.length }
      : undefined,
  thrown: thrownIn(dice),
  ends: hash !== undefined,
});

/** Called with the match as it is after each step while its record is folded. */
type Reached = (match: Match<RulesetTypes>) => void;

/** The match of a record, with the events of each viewer. */
export class ToldRecord {
  readonly record: MatchRecord;
  readonly viewers: readonly Viewer[];
  readonly tellings: Tellings;
  /** Why it is not folded to its end, in a sentence; undefined if it is. */
  readonly broken: string | undefined;
  /** What else is wrong with it, in sentences: another version of the rules, say, or another end than it says. */
  readonly faults: readonly string[];
  readonly dice: DiceProof;
  #match: Match<RulesetTypes>;
  readonly #rulesets: Rulesets;

  private constructor(
    of: Pick<ToldRecord, 'record' | 'viewers' | 'tellings' | 'match' | 'broken' | 'faults' | 'dice'>,
    rulesets: Rulesets,
  ) {
    this.record = of.record;
    this.broken = of.broken;
    this.faults = of.faults;
    this.dice = of.dice;
    this.viewers = of.viewers;
    this.tellings = of.tellings;
    this.#match = of.match;
    this.#rulesets = rulesets;
  }

  /**
   * Reads a record, or a position to begin from, as text or parsed, and folds it as far as it is sound: up to where it is
   * torn, or the first intent that its rules refuse. On failure, a sentence that says what is wrong.
   */
  static open(data: unknown, rulesets: Rulesets, reached: Reached = () => {}): Result<ToldRecord, string> {
    const read = readSound(data, rulesets);
    if (!read.ok) return fail(faultsText(read.error));
    const { record, fault } = read.value;
    return ToldRecord.#fold(record, rulesets, reached, fault && faultText(fault));
  }

  /** `broken`: why the rest of the record is left out. */
  static #fold(record: MatchRecord, rulesets: Rulesets, reached: Reached, broken?: string): Result<ToldRecord, string> {
    const ruleset = rulesets.get(record.ruleset.id)!;
    const first = firstState(ruleset, setupOf(record));
    const viewers = [...record.seats.map(({ id }) => id), PUBLIC, OMNISCIENT];
    const tellings = new Tellings(viewers, (viewer) => ruleset.view(first, viewer));
    const folded = foldRecord(record, rulesets, viewers, {
      each: ({ seen }, match) => {
        tellings.tell(seen);
        tellings.endStep();
        reached(match);
      },
    });
    if (!folded.ok) {
      const sentence = sentenceOf(folded.error, record, ruleset);
      if (!('intent' in folded.error)) return fail(sentence);
      const sound = record.intents.slice(0, folded.error.intent);
      return ToldRecord.#fold({ ...record, intents: sound }, rulesets, reached, sentence);
    }
    // A record that is cut short ends elsewhere; and dice that were promised to nobody are no fault of what is shown.
    const verified = broken === undefined ? verifyRecord(record, folded.value) : [];
    const faults = verified.filter(({ at }) => at !== 'dice').map(faultText);
    const { match, steps } = folded.value;
    const drawn = broken === undefined && 'commitment' in record.dice ? (record.dice.lots ?? []).length : 0;
    const dice = proofOf(record, steps, verified.some(({ at }) => at.startsWith('dice.lots')) ? 0 : drawn);
    return ok(new ToldRecord({ record, viewers, tellings, match, broken, faults, dice }, rulesets));
  }

  /** The match in its current state. */
  get match(): Match<RulesetTypes> {
    return this.#match;
  }

  /** The match as it was after so many of its intents. */
  after(done: number): Match<RulesetTypes> {
    const record = { ...this.record, intents: this.#match.done.slice(0, done) };
    const folded = foldRecord(record, this.#rulesets, this.viewers);
    if (!folded.ok) throw new Error(sentenceOf(folded.error, record, this.#match.ruleset));
    return folded.value.match;
  }

  /** Folds the match again up to this number of its intents; the later ones are undone. */
  cutTo(done: number): void {
    this.#match = this.after(done);
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
      gathering: undefined,
      settings: undefined,
      spectators: 0,
      seats: seats.map(({ id, side, name = '', earlier = [] }) => ({
        ...{ id, side, name, taken: true, computer: '', connected: true, bank: 0, rematch: false, unsealed: false },
        freeAt: 0,
        replaces: earlier.at(-1) ?? '',
        cover: undefined,
        gathering: undefined,
      })),
      outcome,
      series: undefined,
      rematch: undefined,
    };
  }

  /** The private state for a viewer; `seat` is the one that it plays. */
  own(viewer: Viewer, seat: SeatId | null): OwnFacts {
    return {
      ...{
        viewer,
        seat,
        host: false,
        back: undefined,
        lost: 0,
        stays: false,
        misfit: undefined,
        brought: undefined,
        policy: null,
        bringsUnder: undefined,
        noRematch: '',
      },
      awaited: this.#match.awaited(viewer).map(untimed),
    };
  }
}
