import type { Direction, HexLabel } from '@ironhex/shared/hex';
import {
  fieldUnits,
  type Gunnery,
  type Order,
  type Speed,
  textOf,
  type Unit,
  type UnitId,
  type View,
} from '@ironhex/shared/steampunk';
import { computed, signal } from '@preact/signals';
import { KindPlanner } from '../../../../plan/planner.ts';
import { list } from '../../../../text/numbers.ts';
import { numberKeys } from '../../../../ui/decisions/number-keys.ts';
import { type By, unitAfter } from '../../../../ui/units/unit-after.ts';
import type { KeyMap } from '../../../types.ts';
import { figuresOf, unitName } from '../../words/names.ts';
import {
  type Context,
  GivenParts,
  placesOf,
  type Shown,
  type SteampunkPlan,
  type SteampunkPlanner,
} from '../planner.ts';
import { OrderAttack } from './attack.ts';
import { movementOf } from './cards.ts';
import { OrderCopies } from './copies.ts';
import { changed, defaultOrder, isAlike, writtenFor } from './draft.ts';
import { OrderFacings } from './facings.ts';
import { type Outlook, outlookOf, plannedTurn, waysOf } from './foresee.ts';
import { OrderOffers } from './offers.ts';
import { reachAfter } from './reaches.ts';
import { ordersShown } from './shown.ts';

/** Part of an order that the player changes, or looks at. */
export type Change = Partial<Order>;

/** Writing orders, P5: which units get one, what they could get, and where it would lead them. */
export class OrderPlanner extends KindPlanner<SteampunkPlan> implements SteampunkPlanner {
  readonly kinds = ['plan'];
  protected readonly steps = new GivenParts(this.context, ({ key }) => {
    const view = this.context.view.peek();
    const unit = view?.units[key];
    return view && unit ? { kind: 'order', unit: key, order: defaultOrder(view, unit) as never } : undefined;
  });
  /** The units that are ordered now, all of one type. */
  readonly #chosen = signal<readonly UnitId[]>([]);
  /** Units that are picked one after the other are ordered together. */
  readonly several = signal(false);
  /** Part of an order that is looked at, not chosen. */
  readonly preview = signal<Change | undefined>(undefined);
  /** What the chosen units can be given. */
  readonly offers: OrderOffers;
  /** Where they turn to. */
  readonly facings: OrderFacings;
  /** Their orders of this turn, to be written again. */
  readonly copies: OrderCopies;
  /** What they attack. */
  readonly attack: OrderAttack;
  /** How far the chosen units, which had no order, have one by now: their shots are the last to be said. */
  #open: 'move' | 'shots' | undefined;

  constructor(context: Context) {
    super(context);
    this.offers = new OrderOffers(this);
    this.facings = new OrderFacings(this);
    this.copies = new OrderCopies(this);
    this.attack = new OrderAttack(this, context);
  }

  /** The view on which orders are written; undefined while none are. */
  readonly view = computed((): View | undefined => this.question.value?.view);

  /** The own units on the board. */
  readonly units = computed((): readonly Unit[] => {
    const view = this.view.value;
    const seat = this.question.value?.ask.seat;
    return view ? fieldUnits(view).filter((unit) => unit.seat === seat) : [];
  });

  /** The units that are ordered now, those that are still there. */
  readonly chosen = computed((): readonly Unit[] => {
    const ids = this.#chosen.value;
    return this.units.value.filter(({ id }) => ids.includes(id));
  });

  /** The first of them: its card is shown. */
  readonly unit = computed((): Unit | undefined => this.chosen.value[0]);

  /** Units for which nothing is written yet. */
  readonly without = computed((): readonly Unit[] =>
    this.units.value.filter(({ id }) => writtenFor(this.context.parts.value, id) === null),
  );

  /** Units whose orders will not be carried out as they are written. */
  readonly failing = computed((): readonly Unit[] =>
    this.units.value.filter((unit) => this.written(unit.id) && this.outlook(unit).warnings.length > 0),
  );

  readonly doubt = computed((): string | undefined => {
    const view = this.view.value;
    const names = view ? this.failing.value.map(({ id }) => unitName(view, id)) : [];
    return names.length > 0 ? list(names) : undefined;
  });

  /** What is written for a unit; null: nothing yet. */
  written(id: UnitId): Order | null {
    return writtenFor(this.context.parts.value, id);
  }

  /** What is expected of a unit as it is ordered. */
  outlook(unit: Unit): Outlook {
    return outlookOf(this.view.value!, unit, this.written(unit.id));
  }

  /** The same with the part of an order that is looked at. */
  foreseen(unit: Unit): Outlook {
    const view = this.view.value!;
    const change = this.preview.value;
    return change ? outlookOf(view, unit, changed(this.standing(view, unit), change)) : this.outlook(unit);
  }

  /** The order of the first chosen unit as it stands: written, or by default. */
  readonly order = computed((): Order | undefined => {
    const [first] = this.chosen.value;
    return first && (this.written(first.id) ?? defaultOrder(this.view.value!, first));
  });

  /** The order of the first chosen unit with what is looked at; undefined while nothing is. */
  readonly previewed = computed((): Order | undefined => {
    const order = this.order.value;
    const change = this.preview.value;
    return order && change ? changed(order, change) : undefined;
  });

  /** The first unit without an order is there to be ordered: nobody has to find out where to begin. */
  begin(): void {
    this.#set(
      this.without
        .peek()
        .slice(0, 1)
        .map(({ id }) => id),
    );
  }

  /** Orders this unit next; `add`: together with those of its type that are chosen already, or without it again. */
  choose(id: UnitId, add = false): void {
    const units = this.units.peek();
    const unit = units.find((own) => own.id === id);
    if (!unit) return;
    const view = this.view.peek()!;
    const chosen = this.chosen.peek();
    const others = chosen.filter((own) => own.id !== id);
    const together = add && others.length > 0 && isAlike(figuresOf(view, others[0]!), figuresOf(view, unit));
    const goes = together && others.length < chosen.length;
    this.#set(together ? [...others.map((own) => own.id), ...(goes ? [] : [id])] : [id]);
  }

  /** Orders all units of the chosen type together, or only the first of them again. */
  chooseAlike(): void {
    const [first] = this.chosen.peek();
    const view = this.view.peek();
    if (!first || !view) return;
    const alike = this.alike.peek().map(({ id }) => id);
    this.#set(this.chosen.peek().length < alike.length ? alike : [first.id]);
  }

  /** All units of the chosen type. */
  readonly alike = computed((): readonly Unit[] => {
    const view = this.view.value;
    const built = this.offers.built.value;
    return view && built ? this.units.value.filter((unit) => isAlike(figuresOf(view, unit), built)) : [];
  });

  #set(ids: readonly UnitId[]): void {
    this.#chosen.value = ids;
    this.offers.begin();
    this.facings.begin();
    this.attack.begin();
    this.preview.value = undefined;
    this.#open = ids.every((id) => this.written(id) === null) ? 'move' : undefined;
  }

  /** The next unit without an order, or the next of all; `by` −1: the one before. */
  next(by: By = 1): void {
    const without = this.without.peek();
    const current = this.chosen.peek().at(by === 1 ? -1 : 0)?.id;
    const next = unitAfter(this.units.peek(), current, (unit) => without.includes(unit), by);
    if (next) this.choose(next.id);
  }

  /** Shows the orders of another speed, in case the unit has it by then. */
  atSpeed(speed: Speed): void {
    this.offers.begin(speed);
    this.preview.value = undefined;
  }

  /** Changes the orders of all chosen units. */
  write(change: Change): void {
    const view = this.view.peek();
    if (!view) return;
    this.preview.value = undefined;
    if (change.movement) this.facings.begin();
    this.give(this.chosen.peek().map((unit) => [unit, changed(this.standing(view, unit), change)]));
    if (change.movement && this.#open) this.#open = 'shots';
  }

  /** Orders the shots. Units that had no order have a whole one with that: the next without one is chosen. */
  fireBy(gunnery: Gunnery): void {
    this.write({ gunnery });
    if (this.#open === 'shots' && this.without.peek().length > 0) this.next();
  }

  /** Leads the chosen units into a hex; picked again, by the next of the orders that lead there. False: none does. */
  goTo(at: HexLabel): boolean {
    const into = this.offers.into(at);
    const now = this.order.peek()?.movement;
    const isThere = into.some(({ card }) => now && card.text === textOf(now));
    const reach = reachAfter(into, now);
    if (reach && (!isThere || this.offers.goal.peek() === at)) this.write({ movement: reach.movement });
    this.offers.goal.value = reach && at;
    return reach !== undefined;
  }

  /** The next pair of the table of gunnery orders. */
  nextGunnery(): void {
    const pairs = this.offers.gunneries.peek();
    const order = this.order.peek();
    const now = order ? pairs.findIndex((pair) => pair.join() === order.gunnery.join()) : -1;
    const next = pairs[(now + 1) % pairs.length];
    if (next) this.write({ gunnery: next });
  }

  /** The order of a unit as it stands: written, or by default. */
  standing(view: View, unit: Unit): Order {
    return this.written(unit.id) ?? defaultOrder(view, unit);
  }

  /** Writes whole orders. */
  give(orders: readonly (readonly [Unit, Order])[]): void {
    this.steps.give(orders.map(([{ id }, order]) => ({ kind: 'order', unit: id, order: order as never })));
  }

  readonly shown = computed((): Shown => (this.view.value ? ordersShown(this, this.view.value) : {}));

  /** Looks at where the chosen units would be led. */
  drag(at: HexLabel | undefined): void {
    const [reach] = at === undefined ? [] : this.offers.into(at);
    this.preview.value = reach && { movement: reach.movement };
  }

  drop(): void {
    const change = this.preview.peek();
    if (change) this.write(change);
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    const there = this.units.peek().filter((unit) => unit.at === at);
    const unit = there.find(({ id }) => id === counter) ?? there[0];
    if (unit) {
      this.choose(unit.id);
      return true;
    }
    // Who clicks on an enemy again reads its card: what leads there, and how it would be hit, stands on it.
    const held = fieldUnits(this.view.peek()!).filter((other) => other.at === at);
    const enemy = held.find(({ id }) => id === counter) ?? held[0];
    return enemy ? this.attack.on(enemy) : this.goTo(at);
  }

  /** A unit, by its ghost: the one that is ordered already goes there by the next of the orders that lead there. */
  pickCounter(id: string): boolean {
    const unit = this.units.peek().find((own) => own.id === id);
    if (!unit) return false;
    const { at } = plannedTurn(this.outlook(unit)).end;
    if (this.chosen.peek().includes(unit) && at !== null) this.goTo(at);
    else this.choose(id);
    return true;
  }

  face(facing: Direction): void {
    this.facings.write(facing);
  }

  /** A hex that was picked first, then what was written last, whose units are chosen again. */
  override undo(): boolean {
    if (this.offers.goal.peek() !== undefined) {
      this.offers.goal.value = undefined;
      return true;
    }
    const units = this.steps.last;
    const any = this.steps.undo() || this.#chosen.peek().length > 0;
    this.#set(units);
    return any;
  }

  override get undoable(): boolean {
    return this.offers.goal.value !== undefined || this.steps.undoable || this.#chosen.value.length > 0;
  }

  focus(): readonly HexLabel[] {
    const view = this.view.peek();
    if (!view) return [];
    const chosen = this.chosen.peek();
    const ways = chosen.flatMap((unit) => waysOf(this.outlook(unit)));
    return [placesOf(chosen), ways, placesOf(this.units.peek()), placesOf(fieldUnits(view))].flat();
  }

  /** A number is a card, or a unit while none is chosen. */
  #number(n: number): void {
    const card = this.offers.offered.peek()[n - 1];
    const unit = this.units.peek()[n - 1];
    if (this.chosen.peek().length > 0) {
      if (card) this.write({ movement: movementOf(card, [0, 0, 0]) });
    } else if (unit) this.choose(unit.id);
  }

  readonly keys: KeyMap = {
    n: () => this.next(),
    p: () => this.next(-1),
    a: () => this.chooseAlike(),
    o: () => this.copies.write(),
    f: () => this.nextGunnery(),
    q: () => this.facings.turnBy(-1),
    e: () => this.facings.turnBy(1),
    t: () => this.facings.next(),
    x: () => this.facings.write(null),
    ...numberKeys((n) => this.#number(n)),
  };
}
