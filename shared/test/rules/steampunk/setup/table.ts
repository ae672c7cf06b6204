import { scriptedDice } from '@ironhex/shared/dice';
import { type Decision, Match, PUBLIC, type Setup, told, type Viewer } from '@ironhex/shared/match';
import type { Board } from '../../../../src/board/index.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import type { Prompt } from '../../../../src/rulesets/steampunk/model/asks.ts';
import type { Event, FactKind, FactOf, Seen } from '../../../../src/rulesets/steampunk/model/events.ts';
import { OptionsSchema } from '../../../../src/rulesets/steampunk/model/options.ts';
import type { SteampunkTypes } from '../../../../src/rulesets/steampunk/model/types.ts';
import type { Army, ArmyUnit } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import { boardOf, hex } from '../ground.ts';

// Whole matches from their first question on, with dice by hand: what is asked, answered, refused and seen.

/** What a match is made of, where it is not as usual. */
export interface Sitting {
  readonly options?: object;
  readonly board?: Board;
  /** Armies that the host has chosen: blue, orange. */
  readonly armies?: readonly [Army, Army];
  readonly dice?: readonly number[];
}

type Seat = 'blue' | 'orange';

/** The setup of such a match. */
export const setupOf = ({ options = {}, board = boardOf(), armies }: Sitting): Setup<SteampunkTypes> => ({
  options: OptionsSchema.parse({ ...(armies && { armies: 'host' }), ...options }),
  board,
  seats: [
    { id: 'blue', side: 0, force: armies?.[0] ?? null },
    { id: 'orange', side: 1, force: armies?.[1] ?? null },
  ],
});

/** An army of these units. */
export const army = (race: Army['race'], ...units: readonly (ArmyUnit | string)[]): Army => ({
  race,
  units: units.map((unit) => (typeof unit === 'string' ? { unit: `${race}.${unit}` } : unit)),
});

/** A match that is being set up. */
export class SetupTable {
  readonly match: Match<SteampunkTypes>;
  readonly events: Event[];
  readonly seen: ReadonlyMap<Viewer, Seen[]>;

  constructor(sitting: Sitting = {}) {
    const { dice = [] } = sitting;
    const viewers = ['blue', 'orange', PUBLIC] as const;
    this.match = new Match(steampunk, setupOf(sitting), { dice: () => scriptedDice(dice), viewers });
    this.events = [...this.match.begun.events];
    this.seen = new Map(viewers.map((viewer) => [viewer, [...(this.match.begun.seen.get(viewer) as Seen[])]]));
  }

  /** What is asked now, as `blue race`; committed answers too. */
  get asked(): readonly string[] {
    return this.match.pending().map(({ seat, kind }) => `${seat} ${kind}`);
  }

  /** The open decision of a seat, the one for a prompt if it has several. */
  decision(seat: Seat, prompt?: Prompt): Decision {
    const found = this.match.pending().find((each) => each.seat === seat && (!prompt || each.kind === prompt));
    if (!found) throw new Error(`nothing is asked of ${seat}, only: ${this.asked.join(', ')}`);
    return found;
  }

  /** Why an intent is refused; undefined: it is allowed. */
  refusal(seat: Seat, intent: Intent, prompt?: Prompt) {
    const refused = this.match.check(seat, intent, this.decision(seat, prompt).id);
    if (!refused) return undefined;
    const { code, rule, message } = told(steampunk.words.refusals, refused);
    return { code, rule, message };
  }

  /** Does what must be allowed. */
  say(seat: Seat, ...intents: readonly (Intent | string)[]): this {
    for (const said of intents) {
      const intent: Intent =
        said === 'commit' ? { kind: 'commit' } : typeof said === 'string' ? { kind: 'choose', option: said } : said;
      const done = this.match.submit(seat, intent, { decision: this.decision(seat).id });
      if (!done.ok) throw new Error(`${seat} ${JSON.stringify(intent)}: ${done.error.code} (${done.error.rule})`);
      this.events.push(...done.value.events);
      for (const [viewer, parts] of done.value.seen) this.seen.get(viewer)!.push(...(parts as Seen[]));
    }
    return this;
  }

  /** The clock's answer for everybody who is asked now. */
  timeout(): this {
    for (const { seat, id, committed } of this.match.pending())
      if (!committed) this.say(seat as Seat, steampunk.fallback(this.match.view(seat), { id } as Decision));
    return this;
  }

  /** The clock's answers until something of this kind is asked, or the match stands at its first orders. */
  until(prompt: Prompt): this {
    for (let n = 0; n < 99 && !this.match.pending().some(({ kind }) => kind === prompt); n++) this.timeout();
    return this;
  }

  /** The facts of one kind that happened. */
  facts<K extends FactKind>(kind: K): readonly FactOf<K>[] {
    return this.events
      .filter((event): event is FactOf<K> & Event => event.kind === kind)
      .map(({ to: _to, ...fact }) => fact as unknown as FactOf<K>);
  }

  /** Everything that a viewer was sent so far and knows now, as text. */
  knownTo(viewer: Viewer): string {
    return JSON.stringify([this.seen.get(viewer), this.match.view(viewer)]);
  }
}

/** A unit placed, by letter and number: `place('b1', 'D8')`. */
export const place = (unit: string, at: string | null, more: Partial<IntentOf<'place'>> = {}): IntentOf<'place'> => ({
  kind: 'place',
  unit,
  at: at && hex(at),
  facing: 0,
  ...more,
});

/** Where a unit stands, by letter and number, with its facing and speed; a token with its name. */
export const standing = ({ match }: SetupTable, id: string): string => {
  const { at, facing, speed, hidden, token, status } = match.state.units[id]!;
  if (at === null) return status;
  const name = `${String.fromCharCode(64 + Number(at.slice(0, 2)))}${Number(at.slice(2))}`;
  return `${name} ${facing} ${speed}${hidden ? ` ${token}` : ''}`;
};
