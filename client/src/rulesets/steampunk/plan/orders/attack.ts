import { refusal } from '@ironhex/shared/match';
import {
  type Gunnery,
  HOLD,
  isLoaded,
  type Order,
  type Unit,
  type UnitId,
  type View,
  weaponsOf,
} from '@ironhex/shared/steampunk';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { SPEED_NAMES } from '../../words/abilities.ts';
import { figuresOf } from '../../words/names.ts';
import { fires, orderedBar, orderedOdds, orderedShooter } from '../fire/as-ordered.ts';
import type { Shooter } from '../fire/shots.ts';
import type { Context } from '../planner.ts';
import { type Outlook, plannedTurn } from './foresee.ts';
import type { OrderOffers } from './offers.ts';

/** Whose orders are asked for. */
interface Ordering {
  readonly view: ReadonlySignal<View | undefined>;
  readonly chosen: ReadonlySignal<readonly Unit[]>;
  readonly order: ReadonlySignal<Order | undefined>;
  readonly previewed: ReadonlySignal<Order | undefined>;
  readonly offers: OrderOffers;
  foreseen(unit: Unit): Outlook;
  write(change: Partial<Order>): void;
  goTo(at: string): boolean;
}

/** A gunnery order, and the chance that it hits an enemy. */
interface Attack {
  readonly gunnery: Gunnery;
  readonly hit: number;
}

/** Attacks that are ordered: from where the chosen units will fire, what they can come to, and the obvious one on an enemy. */
export class OrderAttack {
  readonly #ordering: Ordering;
  readonly #context: Pick<Context, 'refuse'>;
  /** The enemy that was clicked on last. */
  readonly target = signal<UnitId | undefined>(undefined);

  constructor(ordering: Ordering, context: Pick<Context, 'refuse'>) {
    this.#ordering = ordering;
    this.#context = context;
  }

  /** Other units are chosen. */
  begin(): void {
    this.target.value = undefined;
  }

  /** A unit as it will fire by a gunnery order: before it moves in the turn that is planned, or after it. */
  #firingBy(unit: Unit, [first, second]: Gunnery): Unit {
    const { start, end } = plannedTurn(this.#ordering.foreseen(unit));
    return !fires(first) && fires(second) ? end : start;
  }

  /** A chosen unit as it will fire by its order; undefined for others. */
  firingUnit(unit: Unit): Unit | undefined {
    const { chosen, previewed, order } = this.#ordering;
    if (!chosen.value.includes(unit)) return undefined;
    return this.#firingBy(unit, (previewed.value ?? order.value)?.gunnery ?? HOLD);
  }

  #shooterBy(gunnery: Gunnery): Shooter | undefined {
    const [unit] = this.#ordering.chosen.value;
    const view = this.#ordering.view.value;
    return unit && view && orderedShooter(view, this.#firingBy(unit, gunnery), gunnery);
  }

  /** The first chosen unit as if it fired by its order from where it will be then; undefined if it fires nothing. */
  readonly shooter = computed((): Shooter | undefined => {
    const gunnery = (this.#ordering.previewed.value ?? this.#ordering.order.value)?.gunnery;
    return gunnery && this.#shooterBy(gunnery);
  });

  /** How much a gunnery order does besides: the more parts the better, and it loads what is empty, or aims. */
  #besides(unit: Unit, gunnery: Gunnery): number {
    const figures = figuresOf(this.#ordering.view.peek()!, unit);
    const isEmpty = weaponsOf(figures).some(
      (weapon) => weapon.ammo.kind === 'load' && !isLoaded(figures, unit, weapon),
    );
    const busy = gunnery.filter((word) => word !== '-').length;
    return busy + (gunnery[0].startsWith(isEmpty ? 'Load' : 'Aim') ? 0.5 : 0);
  }

  /** The gunnery order that is likeliest to hit an enemy where it stands now; undefined: none can. */
  #best(unit: Unit, enemy: Unit): Attack | undefined {
    const attacks = this.#ordering.offers.gunneries.peek().flatMap((gunnery): readonly Attack[] => {
      const shooter = this.#shooterBy(gunnery);
      const odds = shooter && orderedOdds(shooter, enemy);
      return odds ? [{ gunnery, hit: odds.hit }] : [];
    });
    return attacks.toSorted(
      (a, b) => b.hit - a.hit || this.#besides(unit, b.gunnery) - this.#besides(unit, a.gunnery),
    )[0];
  }

  /** Tells why the unit can neither shoot at an enemy nor assault it. */
  #tellWhyNot(enemy: Unit): void {
    const { offers } = this.#ordering;
    const shooters = offers.gunneries.peek().flatMap((gunnery) => this.#shooterBy(gunnery) ?? []);
    const speed = offers.speed.peek();
    const barred = shooters.flatMap((shooter) => orderedBar(shooter, enemy) ?? [])[0];
    const unarmed = `At speed ${speed ? SPEED_NAMES[speed] : ''} it has no order that fires, and none that leads there.`;
    this.#context.refuse(barred ?? refusal('no-attack', 'ORD-1', unarmed));
  }

  /**
   * Plans the obvious attack on an enemy: the gunnery order that hits it, else a movement into its hex; or tells why there
   * is none. False where that was done already: who clicks again wants to read its card.
   */
  on(enemy: Unit): boolean {
    const [unit] = this.#ordering.chosen.peek();
    if (!unit || this.target.peek() === enemy.id) return false;
    const best = this.#best(unit, enemy);
    if (best) {
      if (best.gunnery.join() !== this.#ordering.order.peek()?.gunnery.join())
        this.#ordering.write({ gunnery: best.gunnery });
    } else if (!this.#ordering.goTo(enemy.at!)) this.#tellWhyNot(enemy);
    this.target.value = enemy.id;
    return true;
  }
}
