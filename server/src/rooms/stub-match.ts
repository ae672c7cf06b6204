import { createHmac } from 'node:crypto';
import type { Dice } from '@ironhex/shared/dice';
import type { Decision, Outcome, Refusal, Ruleset, RulesetTypes, Setup, SeatId, Viewer } from '@ironhex/shared/match';

export const stubDice = (secret: string, salts: readonly string[]): Dice => {
  let n = 0;
  return {
    roll: (sides) => (createHmac('sha256', secret).update([...salts, n++].join()).digest().readUInt32BE(0) % sides) + 1,
  };
};

export class StubMatch<T extends RulesetTypes> {
  readonly state: T['state'];
  constructor(
    readonly ruleset: Ruleset<T>,
    setup: Setup<T>,
    readonly dice: Dice,
    readonly watch: (event: T['event']) => void,
  ) {
    this.state = ruleset.create(setup);
  }
  begin() {
    this.#fold(this.ruleset.begin(this.state, this.dice));
  }
  #fold(events: Iterable<T['event']>) {
    for (const event of events) {
      this.ruleset.evolve(this.state, event);
      this.watch(event);
    }
  }
  pending(): readonly Decision<T['intent']>[] {
    return this.ruleset.pending(this.state);
  }
  view(viewer: Viewer): T['view'] {
    return this.ruleset.view(this.state, viewer);
  }
  get outcome(): Outcome | undefined {
    return this.ruleset.outcome(this.state);
  }
  submit(seat: SeatId, intent: T['intent'], _by: string, decision?: number): Refusal | undefined {
    if (decision !== undefined && this.pending().find((d) => d.seat === seat)?.id !== decision)
      return { code: 'stale-decision', message: 'Too late: this has been decided already. Look at what is asked now.' };
    const refusal = this.ruleset.check(this.view(seat), seat, intent);
    if (refusal) return refusal;
    this.#fold(this.ruleset.resolve(this.state, seat, intent, this.dice));
    return undefined;
  }
}
