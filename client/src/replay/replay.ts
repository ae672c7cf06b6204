import { type Computers, type Hindsight, lookBack } from '@ironhex/shared/computer';
import {
  type Match,
  type PositionFile,
  positionOf,
  type Rulesets,
  type RulesetTypes,
  tablePositionOf,
  type Viewer,
} from '@ironhex/shared/match';
import type { Answer, Past } from '@ironhex/shared/protocol';
import { type Reckoners, type Reckoning, reckon } from '@ironhex/shared/reckoning';
import { ok, type Result } from '@ironhex/shared/result';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import type { DiceProof, Moment } from '../table/source.ts';
import { UI } from '../text/ui.ts';
import type { Held } from '../worker/serve.ts';
import { ToldRecord } from '../worker/told-record.ts';
import { Checkpoints } from './checkpoints.ts';

const TOLD_ALREADY: Answer = { ok: false, refusal: { code: 'replay', message: UI.replay.nothing } };

/** How many steps back a moment is looked for from which a match can begin: no action of a game takes as many. */
const LONGEST_STEP = 40;

/** What is known of games here: their rules, what their dice are worth, and, once it is loaded, how the computer plays. */
interface Games {
  readonly rulesets: Rulesets;
  readonly reckoners: Reckoners;
  readonly computers: () => Promise<Computers>;
}

/** A recorded match, to look at as any viewer and at any moment. It cannot be played. */
export class Replay implements Held {
  readonly #told: ToldRecord;
  readonly #checkpoints = new Map<Viewer, Checkpoints>();

  readonly #games: Games;
  /** Folded once, when somebody asks for it. */
  #reckoned: ReturnType<typeof reckon> | null = null;

  /** Worked out once, when somebody asks for it. */
  #lookedBack: Promise<ReturnType<typeof lookBack>> | undefined;

  private constructor(told: ToldRecord, games: Games) {
    this.#told = told;
    this.#games = games;
  }

  /** Folds a record as far as it is sound; or says in a sentence why there is nothing to show. */
  static open(record: unknown, games: Games): Result<Replay, string> {
    const told = ToldRecord.open(record, games.rulesets);
    return told.ok ? ok(new Replay(told.value, games)) : told;
  }

  get viewers(): readonly Viewer[] {
    return this.#told.viewers;
  }

  facts(): PublicFacts {
    return this.#told.facts();
  }

  own(viewer: Viewer): OwnFacts {
    return this.#told.own(viewer, null);
  }

  view(viewer: Viewer): object {
    return this.#told.match.view(viewer);
  }

  past(viewer: Viewer): Past {
    return this.#told.tellings.past(viewer);
  }

  steps(viewer: Viewer): readonly number[] {
    return this.#told.tellings.steps(viewer);
  }

  get dice(): DiceProof {
    return this.#told.dice;
  }

  get faults(): readonly string[] {
    const { broken, faults } = this.#told;
    return broken === undefined ? faults : [broken];
  }

  at(viewer: Viewer, event: number): object | undefined {
    const { match } = this.#told;
    const known = this.#checkpoints.get(viewer) ?? new Checkpoints(match.ruleset, this.past(viewer));
    this.#checkpoints.set(viewer, known);
    return known.at(event);
  }

  readonly lookUps: Required<Held>['lookUps'] = {
    moment: (viewer, event) => this.#moment(viewer, event),
    position: (viewer, event) => this.#tablePosition(viewer, event),
    reckoning: (viewer) => this.#reckoning(viewer),
    hindsight: (viewer) => this.#hindsight(viewer),
  };

  /** The match at the end of the last step up to an event, and of the steps before it, the last one first. */
  *#before(viewer: Viewer, event: number): Iterable<Match<RulesetTypes>> {
    const last = this.steps(viewer).findLastIndex((count) => count <= event);
    for (let step = Math.max(0, last); step >= 0; step -= 1) yield this.#told.after(step);
  }

  #moment(viewer: Viewer, event: number): Moment | undefined {
    const { hash: _, ...record } = this.#told.record;
    for (const match of this.#before(viewer, event))
      if (!match.outcome && match.pending().length > 0)
        return { record: { ...record, intents: match.done }, position: positionOf(match) };
    return undefined;
  }

  #tablePosition(viewer: Viewer, event: number): PositionFile | undefined {
    let steps = 0;
    for (const match of this.#before(viewer, event)) {
      const position = tablePositionOf(match);
      if (position) return position;
      steps += 1;
      if (steps > LONGEST_STEP) break;
    }
    return undefined;
  }

  #reckoning(viewer: Viewer): Reckoning | undefined {
    if (this.#reckoned === null) this.#reckoned = reckon(this.#told.record, this.#games, this.viewers);
    return this.#reckoned?.(viewer);
  }

  async #hindsight(viewer: Viewer): Promise<Hindsight | undefined> {
    const { rulesets, computers } = this.#games;
    // Before its end nobody may know how a match stands, nor what the computer would do.
    if (!this.#told.match.outcome) return undefined;
    this.#lookedBack ??= computers().then((known) =>
      lookBack(this.#told.record, { rulesets, computers: known }, this.viewers),
    );
    return (await this.#lookedBack)?.(viewer);
  }

  act(): Answer {
    return TOLD_ALREADY;
  }
}
