import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import type { Answer, Past } from '@ironhex/shared/protocol';
import { batch, effect, signal } from '@preact/signals';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import { type Access, CONNECTING, type MatchSource, OPEN, type Reach, type SourceListener } from '../table/source.ts';
import { UI } from '../text/ui.ts';
import { Checkpoints } from './checkpoints.ts';

/** What follows the views of a game; undefined where this page does not have it. */
type RulesOf = (game: string) => Promise<Pick<Ruleset<RulesetTypes>, 'follow'> | undefined>;

const refused = (code: string, message: string): Answer => ({ ok: false, refusal: { code, message } });

/**
 * A match that is under way, as it came to where it is: exactly what its viewer was told until now, from the first event
 * on. It asks the match for that once, leaves it, and adds nothing: no record, no dice, nobody else's eyes.
 */
export class SoFar implements MatchSource {
  readonly access = signal<Access>(CONNECTING);
  readonly facts = signal<PublicFacts | undefined>(undefined);
  readonly own = signal<OwnFacts | undefined>(undefined);
  readonly skew = signal(0);
  readonly reach = signal<Reach>({});
  readonly #match: MatchSource;
  readonly #rulesOf: RulesOf;

  constructor(match: MatchSource, rulesOf: RulesOf) {
    this.#match = match;
    this.#rulesOf = rulesOf;
  }

  subscribe(listener: SourceListener): () => void {
    const match = this.#match;
    let [isLeft, isTaken] = [false, false];
    const take = (past: Past) => {
      if (!isTaken) void this.#take(past, () => !isLeft && listener).finally(stop);
      isTaken = true;
    };
    const leave = match.subscribe({
      view: (from, upTo) => {
        if (upTo === 0) take({ from, events: [] });
      },
      happened: (events, from) => {
        if (from) take({ from, events });
      },
      sought: () => {},
      said: () => {},
      absent: () => {},
    });
    const stopReading = effect(() => {
      const access = match.access.value;
      const { status } = match.facts.value ?? {};
      if (access.status === 'refused') this.access.value = access;
      else if (status === 'gathering') this.#refuse(UI.replay.notBegun);
    });
    const stop = () => {
      stopReading();
      leave();
    };
    return () => {
      isLeft = true;
      stop();
    };
  }

  #refuse(message: string): void {
    this.access.value = { ...CONNECTING, status: 'refused', message };
  }

  /** Keeps what was told. `wanted` gives the listener, unless it has left. */
  async #take(past: Past, wanted: () => SourceListener | false): Promise<void> {
    const [facts, own] = [this.#match.facts.peek()!, this.#match.own.peek()!];
    if (facts.status === 'gathering') return;
    const rules = await this.#rulesOf(facts.ruleset);
    const listener = wanted();
    if (!listener) return;
    if (!rules) return this.#refuse(UI.errors.noGame);
    const views = new Checkpoints(rules, past);
    const seek = async (event: number): Promise<Answer> => {
      const view = views.at(event);
      if (!view) return refused('no-event', UI.replay.noEvent);
      listener.sought(view, event, past.events.slice(event));
      return { ok: true };
    };
    batch(() => {
      this.facts.value = { ...facts, pausedAt: undefined };
      // Who looks at what has happened holds no seat in it, and is asked nothing.
      this.own.value = { ...own, seat: null, host: false, back: undefined, awaited: [], policy: null };
      this.reach.value = { seek };
      this.access.value = OPEN;
    });
    listener.view(views.at(past.events.length)!, past.events.length);
    listener.happened(past.events, past.from);
  }

  async act(): Promise<Answer> {
    return refused('replay', UI.replay.nothing);
  }

  /** What is shown goes by what was told, which stays as it is. */
  refresh(): void {}
}
