import { fastDice } from '@ironhex/shared/dice';
import {
  type Happened,
  Match,
  type MatchRecord,
  OMNISCIENT,
  PUBLIC,
  type Ruleset,
  type RulesetTypes,
  recordOf,
  type SeatId,
  type Setup,
  type Viewer,
} from '@ironhex/shared/match';
import type { Answer, SeenEvent, ShownDecision } from '@ironhex/shared/protocol';
import { draw, drawing } from '../../../shared/test/properties/matches.ts';
import type { Payload } from '../../src/table/source.ts';

/** What a seat answers, to what. */
interface Move {
  readonly seat: SeatId;
  readonly intent: object;
  readonly decision: number;
}

/** What a viewer knew after so many events. */
interface Moment {
  readonly at: number;
  readonly view: object;
}

/** A match as the rules have it, with what each viewer of it sees: what every source must tell, too. */
export class Truth {
  readonly viewers: readonly Viewer[];
  readonly #seed: number;
  readonly #match: Match<RulesetTypes>;
  readonly #first: ReadonlyMap<Viewer, object>;
  readonly #told: ReadonlyMap<Viewer, SeenEvent[]>;
  readonly #moments: ReadonlyMap<Viewer, Moment[]>;
  readonly #below: (n: number) => number;

  constructor(ruleset: Ruleset<RulesetTypes>, setup: Setup<RulesetTypes>, seed: number) {
    this.#seed = seed;
    this.#below = drawing(seed);
    this.viewers = [...setup.seats.map(({ id }) => id), PUBLIC, OMNISCIENT];
    const first = ruleset.create(setup);
    this.#first = new Map(this.viewers.map((viewer) => [viewer, structuredClone(ruleset.view(first, viewer))]));
    this.#told = new Map(this.viewers.map((viewer) => [viewer, []]));
    this.#moments = new Map(this.viewers.map((viewer) => [viewer, []]));
    this.#match = new Match(ruleset, setup, { dice: () => fastDice(seed), viewers: this.viewers });
    this.#tell(this.#match.begun);
  }

  /** The same match, played by itself. */
  again(): Truth {
    const again = new Truth(this.#match.ruleset, this.#match.setup, this.#seed);
    for (const done of this.#match.done) {
      const redone = again.#match.redo(done);
      if (redone.ok) again.#tell(redone.value);
    }
    return again;
  }

  get match(): Match<RulesetTypes> {
    return this.#match;
  }

  record(): MatchRecord {
    return recordOf(this.#match, { seed: this.#seed }, { [this.#match.setup.seats[0]!.id]: ['Ada'] });
  }

  /** What a viewer knew after each answer, and after how many events. */
  moments(viewer: Viewer): readonly Moment[] {
    return this.#moments.get(viewer)!;
  }

  /** What a viewer knew first, and what it saw since. */
  first(viewer: Viewer): object {
    return this.#first.get(viewer)!;
  }

  told(viewer: Viewer): readonly SeenEvent[] {
    return this.#told.get(viewer)!;
  }

  view(viewer: Viewer): object {
    return this.#match.view(viewer);
  }

  /** Whom the match waits for, in a match without clocks. */
  awaited(viewer: Viewer): ShownDecision[] {
    return this.#match.awaited(viewer).map(({ seat, id, kind, clock, committed }) => ({
      seat: seat ?? '',
      id: id ?? -1,
      kind: kind ?? '',
      clock: clock?.class ?? '',
      committed: committed === true,
      bankFrom: 0,
      deadline: 0,
    }));
  }

  /** An answer to something that is asked, drawn by chance. */
  draw(): Move {
    const open = this.#match.pending().filter(({ committed }) => !committed);
    const decision = open[this.#below(open.length)]!;
    const { seat, id } = decision;
    const intent = draw({ ruleset: this.#match.ruleset, view: this.view(seat) }, decision, this.#below);
    return { seat, intent, decision: id };
  }

  /** Asks for something as a seat. Time that runs though nobody is asked is up at once. */
  intend(seat: SeatId, { intent, decision }: Payload<'intent'>): Answer {
    const done = this.#match.submit(seat, intent, { decision });
    if (!done.ok) return { ok: false, refusal: done.error };
    this.#tell(done.value);
    for (;;) {
      const [timer] = this.#match.timers();
      if (!timer || this.#match.pending().some(({ committed }) => !committed)) return { ok: true };
      const rang = this.#match.ring(timer.id);
      if (rang.ok) this.#tell(rang.value);
    }
  }

  /** Plays so many answers, or to the end. */
  play(answers: number): void {
    for (let n = 0; n < answers && !this.#match.outcome; n += 1) {
      const { seat, ...asked } = this.draw();
      this.intend(seat, asked);
    }
  }

  #tell({ seen }: Happened<RulesetTypes>): void {
    for (const [viewer, events] of seen) {
      const told = this.#told.get(viewer)!;
      for (const each of events) told.push({ n: told.length + 1, seen: structuredClone(each) });
      this.#moments.get(viewer)!.push({ at: told.length, view: structuredClone(this.view(viewer)) });
    }
  }
}
