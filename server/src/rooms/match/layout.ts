import {
  type Delay,
  engineRefusal,
  firstState,
  PUBLIC,
  type Refusal,
  type RulesetTypes,
  type SeatId,
  type Setup,
  seesSides,
  type Viewer,
} from '@ironhex/shared/match';
import { delayIn, viewerIn } from '@ironhex/shared/protocol';
import { atWork } from '../../watchdog/at-work.ts';
import {
  type AnyRuleset,
  type Blueprint,
  isWatchable,
  type MatchPlan,
  replanned,
  viewersOf,
} from './history/blueprint.ts';
import type { Seat, Seats } from './seats/seats.ts';

/** A seat with a force for it. */
type Brought = Pick<Seat, 'id' | 'force'>;

/**
 * What a match begins with: its blueprint, which the host may change before, and all that follows from that and from the
 * seats before anything has happened by the rules.
 */
export class Layout {
  readonly seats: Seats;
  readonly #ruleset: AnyRuleset;
  /** Those who get its events, if not all who may. */
  readonly #only: readonly Viewer[] | undefined;
  #blueprint: Blueprint;
  #viewers: readonly Viewer[];
  #first: object;
  #misfits: ReadonlyMap<SeatId, Refusal | undefined> = new Map();

  /** `only`: these viewers get its events, instead of all who may. */
  constructor(ruleset: AnyRuleset, blueprint: Blueprint, seats: Seats, only: readonly Viewer[] | undefined) {
    this.seats = seats;
    this.#ruleset = ruleset;
    this.#blueprint = blueprint;
    this.#only = only;
    this.#viewers = this.#whoMay();
    this.#first = this.#firstState();
  }

  #whoMay(): readonly Viewer[] {
    return this.#only ?? viewersOf({ ...this.#blueprint, seats: this.seats.all });
  }

  /** Players bring their forces in secret: one who knows another's force could choose the own to beat it. */
  #firstState(): object {
    const { setup } = this;
    const seats = setup.seats.map((seat) => (this.takesForce(seat) ? { ...seat, force: null } : seat));
    return firstState(this.ruleset, { ...setup, seats });
  }

  /** Another plan takes the place of the present one; the seats have been arranged by it. */
  change(plan: MatchPlan): void {
    this.#blueprint = replanned(this.#blueprint, plan, this.seats.planned);
    this.#viewers = this.#whoMay();
    this.#first = this.#firstState();
  }

  /** The match begins. Says whether it begins with another setup than the one that all viewers know. */
  settle(): boolean {
    const { seats } = this;
    const planned = seats.all.length;
    seats.dropClosed();
    this.#blueprint = { ...this.#blueprint, seats: seats.planned };
    this.#viewers = this.#whoMay();
    const isOther = seats.all.length < planned || seats.all.some((seat) => this.takesForce(seat));
    return isOther || this.#viewers.some(seesSides);
  }

  /** With what the match begins, or has begun. */
  get blueprint(): Blueprint {
    return this.#blueprint;
  }

  /** The rules. Using them notes for the watchdog that this match is at work. */
  get ruleset(): AnyRuleset {
    atWork(this.#blueprint.id);
    return this.#ruleset;
  }

  /** Everybody who gets its events. */
  get viewers(): readonly Viewer[] {
    return this.#viewers;
  }

  /** Whether spectators may watch. If not, the players' names are hidden from them too. */
  get watchable(): boolean {
    return isWatchable(this.#blueprint);
  }

  /** How much later spectators see all sides; undefined if they do not. */
  get delay(): Delay | undefined {
    return delayIn(this.#blueprint.spectators ?? true);
  }

  /** As which viewer spectators see all sides; undefined if they do not. */
  get later(): Viewer | undefined {
    return viewerIn(this.#blueprint.spectators ?? true, this.#ruleset);
  }

  /** Another match came before it. */
  get isRematch(): boolean {
    return (this.#blueprint.rematch ?? 0) > 0;
  }

  /** The setup of the match, with the forces that players have brought so far. */
  get setup(): Setup<RulesetTypes> {
    const { options, board, position } = this.#blueprint;
    return { options, board, seats: this.seats.all.map(({ id, side, force }) => ({ id, side, force })), position };
  }

  /** The state before anything happened. */
  get first(): object {
    return this.#first;
  }

  /**
   * The view of a viewer before the first event, from which folding its events begins. Who sees all sides later is shown
   * no secret of a setup or a position while people gather.
   */
  firstView(viewer: Viewer): object {
    return this.ruleset.view(this.#first, seesSides(viewer) ? PUBLIC : viewer);
  }

  /** Whether the player of this seat brings its force. */
  takesForce({ id }: Pick<Seat, 'id'>): boolean {
    return this.seats.get(id).brings === 'player';
  }

  /** Why the rules refuse this force on a seat, beside these of the other seats; undefined if they do not. */
  #refusalOf({ id, force }: Brought, forceOf: (other: Seat) => object | null): Refusal | undefined {
    const { options, board, position } = this.#blueprint;
    const seats = this.seats.wanted.map((seat) => ({
      ...{ id: seat.id, side: seat.side },
      force: seat.id === id ? force : forceOf(seat),
    }));
    return this.ruleset.checkSetup({ options, board, seats, position })[0];
  }

  /** The same as far as nothing of it depends on a force that another player has brought. */
  #refusalAlone(brought: Brought): Refusal | undefined {
    return this.#refusalOf(brought, (other) => (this.takesForce(other) ? null : other.force));
  }

  /** Why the player of a seat cannot begin with the force there; undefined if nothing is in the way. */
  misfit({ id }: Pick<Seat, 'id'>): Refusal | undefined {
    return this.#misfits.get(id);
  }

  /**
   * Judges the forces that are there, once for all who are told: something has happened before the match. Gives which
   * seats have players who can begin.
   */
  judge(): (seat: Pick<Seat, 'id'>) => boolean {
    this.#misfits = new Map(this.seats.all.map((seat) => [seat.id, this.checkBrought(seat)]));
    return (seat) => !this.misfit(seat);
  }

  /**
   * Why a player cannot begin with a force on a seat; undefined if nothing is in the way. Of the force of another player,
   * which is a secret, it tells only that the two do not go together.
   */
  checkBrought(seat: Brought & Pick<Seat, 'brings' | 'open'>): Refusal | undefined {
    if (seat.brings !== 'player' || seat.open) return undefined;
    if (!seat.force) return engineRefusal('force-missing', null);
    const alone = this.#refusalAlone(seat);
    if (alone) return alone;
    // A force with a fault of its own takes no room from the others.
    const fitting = (other: Seat) => (this.takesForce(other) && this.#refusalAlone(other) ? null : other.force);
    return this.#refusalOf(seat, fitting) && engineRefusal('force-clashes', null);
  }
}
