import type { HexLabel } from '@ironhex/shared/hex';
import { computed, signal } from '@preact/signals';
import {
  goalsOf,
  type SealedTypes,
  type Unit,
  unitsOf,
  type View,
} from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import type { Planning } from '../../../src/rulesets/types.ts';
import type { ClientMatch } from '../../../src/table/match.ts';
import { type Counter, counterOf, type Picture } from './map.ts';

/** Planning in one match: which own unit gets an order next. The orders themselves are with the server at once. */
export class SealedPlanning implements Planning<Picture> {
  readonly match: ClientMatch<SealedTypes>;
  readonly #chosen = signal<string | undefined>(undefined);

  /** The own units that can be ordered now. */
  readonly own = computed((): readonly Unit[] => {
    const asked = this.match.asked.value;
    return asked && asked.decision.kind !== 'flare' ? unitsOf(asked.view, asked.seat) : [];
  });

  /** The unit that gets an order next: the chosen one, or the first without an order. */
  readonly unit = computed((): Unit | undefined => {
    const own = this.own.value;
    const { orders = {} } = this.match.view.value?.plan ?? {};
    return own.find(({ id }) => id === this.#chosen.value) ?? own.find(({ id }) => !orders[id]);
  });

  readonly goals = computed((): readonly HexLabel[] => {
    const { view } = this.match.asked.value ?? {};
    return view && this.unit.value ? goalsOf(view, this.unit.value) : [];
  });

  readonly picture = computed((): Picture | undefined => {
    const view = this.match.view.value;
    if (!view) return undefined;
    const { cursor } = this.match;
    return {
      board: view.board,
      counters: this.#counters(view),
      goals: this.goals.value,
      orders: Object.entries(view.plan?.orders ?? {}).flatMap(([id, to]) => {
        const from = view.units.find((unit) => unit.id === id)?.at;
        return from ? [[from, to] as const] : [];
      }),
      cursor: cursor.value,
    };
  });

  constructor(match: ClientMatch<SealedTypes>) {
    this.match = match;
  }

  #counters(view: View): Counter[] {
    const chosen = this.unit.value?.id;
    const counter = (unit: Unit, at: Counter['at']): Counter => ({
      ...counterOf(unit, at, false),
      emphasis: unit.id === chosen ? 'selected' : undefined,
    });
    return view.units.flatMap((unit) => {
      const to = view.plan?.orders[unit.id];
      // An enemy without a place is somewhere on the map; an own one waits beside it.
      const waits = !unit.lost && unit.seat === this.match.seat.value;
      const at = unit.at ?? (waits ? ({ beside: unit.side === 0 ? 'bottom' : 'top' } as const) : undefined);
      return [
        ...(at === undefined ? [] : [counter(unit, at)]),
        ...(to === undefined || to === unit.at ? [] : [counterOf(unit, to, true)]),
      ];
    });
  }

  /** The next order is for this unit. */
  choose(unit: string): void {
    this.#chosen.value = unit;
  }

  /** A hex was picked: in the night for the flare, else for the chosen unit, or an own unit to be chosen. */
  pick(at: HexLabel): void {
    const asked = this.match.asked.peek();
    if (asked?.decision.kind === 'flare') {
      void this.match.answer({ kind: 'flare', at });
      return;
    }
    const unit = this.unit.peek();
    const there = this.own.peek().find((own) => own.at === at);
    if (there && there.id !== unit?.id) this.choose(there.id);
    else if (unit) void this.#order(unit, at);
  }

  async #order({ id }: Unit, to: HexLabel): Promise<void> {
    if (await this.match.answer({ kind: 'order', unit: id, to })) this.#chosen.value = undefined;
  }

  peek(at: HexLabel): void {
    this.match.hover.value = at;
  }

  pickCounter(id: string): void {
    if (this.own.peek().some((own) => own.id === id)) this.choose(id);
  }

  peekCounter(): void {}

  touch(): void {}

  cursorStart(): HexLabel | undefined {
    return this.unit.peek()?.at ?? this.goals.peek()[0];
  }

  focus(): readonly HexLabel[] {
    const at = this.cursorStart();
    return at === undefined ? [] : [at];
  }

  confirm(): void {
    const kind = this.match.asked.peek()?.decision.kind;
    if (kind === 'flare') void this.match.answer({ kind: 'flare', at: 'dark' });
    else if (kind) void this.match.answer({ kind: 'commit' });
  }

  undo(): void {
    this.#chosen.value = undefined;
  }

  /** Orders are with the server as soon as they are given: nothing is only planned. */
  save(): undefined {}

  restore(): void {}

  close(): void {}
}
