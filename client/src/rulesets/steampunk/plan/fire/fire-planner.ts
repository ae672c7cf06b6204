import type { Direction, HexLabel } from '@ironhex/shared/hex';
import {
  cannotUse,
  checkShots,
  type Fire,
  fieldUnits,
  type Gun,
  type Odds,
  partOfStep,
  type Shot,
  type Unit,
  type UnitId,
  type Use,
} from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import { TargetPlanner } from '../../../../plan/target-planner.ts';
import type { KeyMap } from '../../../types.ts';
import { GivenParts, placesOf, type Shown, type SteampunkPlan, type SteampunkPlanner } from '../planner.ts';
import {
  canShoot,
  goesTo,
  gunsOfUse,
  oddsFor,
  type Shooter,
  targetsFor,
  usualFire,
  whyNot,
  withAimed,
  withModelAimed,
} from './shots.ts';
import { fireShown } from './shown.ts';

/** How weapons can be used; `area` is the normal way of those that can focus. */
const USES = ['normal', 'shared', 'focus', 'amp'] as const satisfies readonly Use[];
const HOLD: Fire = { use: 'normal', shots: [] };

/** Choosing targets, P16: which unit, which of its weapons, at whom. */
export class FirePlanner extends TargetPlanner<SteampunkPlan, Unit, Gun> implements SteampunkPlanner {
  readonly kinds = ['shoot'];
  protected readonly steps = new GivenParts(this.context, ({ key }) => {
    const shooter = this.#shooterOf(key);
    return shooter && { kind: 'shoot', unit: key, ...this.#plain(usualFire(shooter)) };
  });

  #shooter(unit: Unit): Shooter {
    const { view } = this.question.value!;
    return { view, unit, part: partOfStep(view) };
  }

  #shooterOf(id: UnitId): Shooter | undefined {
    const unit = this.question.value?.view.units[id];
    return unit && this.#shooter(unit);
  }

  /** The own units that have something to fire at. */
  readonly units = computed((): readonly Unit[] => {
    const { view, seat } = this.question.value ?? {};
    return view ? fieldUnits(view).filter((unit) => unit.seat === seat && canShoot(this.#shooter(unit))) : [];
  });

  /** Units of which something is said already come first, too. */
  protected override firstUnit(): Unit | undefined {
    return this.units.value[0];
  }

  protected isOpen({ id }: Unit): boolean {
    return !this.isGiven(id);
  }

  protected idOf({ weapon }: Gun): string {
    return weapon.id;
  }

  readonly shooter = computed((): Shooter | undefined => this.unit.value && this.#shooter(this.unit.value));

  /** Has the player said what a unit fires at? */
  isGiven(id: UnitId): boolean {
    return this.context.parts.value[id]?.kind === 'shoot';
  }

  /** What a unit fires as it stands: as the player said, else by default. */
  fireOf(unit: Unit): Fire {
    const part = this.context.parts.value[unit.id];
    return part?.kind === 'shoot' ? { use: part.use, shots: part.shots } : usualFire(this.#shooter(unit));
  }

  /** What the chosen unit fires as it stands. */
  readonly fire = computed((): Fire => (this.unit.value ? this.fireOf(this.unit.value) : HOLD));

  /** How it can use its weapons now, P26. */
  readonly uses = computed((): readonly (typeof USES)[number][] => {
    const shooter = this.shooter.value;
    return shooter
      ? USES.filter((use) => !cannotUse(shooter.view, shooter.unit, use, shooter.part)).filter(
          (use) => gunsOfUse(shooter, use).length > 0,
        )
      : [];
  });

  /** What it can fire, used as it is now. */
  readonly guns = computed((): readonly Gun[] => {
    const shooter = this.shooter.value;
    return shooter ? gunsOfUse(shooter, this.fire.value.use) : [];
  });

  /** The exact chances of what it fires, by target. */
  readonly odds = computed((): readonly Odds[] => {
    const shooter = this.shooter.value;
    return shooter && this.fire.value.shots.length > 0 ? oddsFor(shooter, this.fire.value) : [];
  });

  override choose(id: UnitId): boolean {
    const isOne = super.choose(id);
    if (isOne) this.select(undefined);
    return isOne;
  }

  #plain({ use, shots }: Fire) {
    return { use, shots: shots.map((shot) => ({ ...shot })) };
  }

  /** Fires so, if it is allowed; else tells why not. */
  give(fire: Fire): void {
    const shooter = this.shooter.peek();
    if (!shooter) return;
    const { view, unit, part } = shooter;
    const refused = fire.shots.length > 0 ? checkShots(view, unit, fire, part) : undefined;
    if (refused) this.context.refuse(refused);
    else {
      super.choose(unit.id);
      this.steps.give([{ kind: 'shoot', unit: unit.id, ...this.#plain(fire) } as never]);
    }
  }

  aimAt(id: UnitId): void {
    const target = this.question.peek()?.view.units[id];
    if (target) this.fireInto(target.at!, target);
  }

  /** Fires the weapons that are aimed at what is there; false if none of them can. */
  fireInto(at: HexLabel, target: Unit | undefined): boolean {
    const shooter = this.shooter.peek();
    if (!shooter) return false;
    const fire = withAimed(shooter, this.fire.peek(), this.aimed.peek(), goesTo(shooter, at, target));
    if (fire) this.give(fire);
    return fire !== undefined;
  }

  protected targets(): readonly UnitId[] {
    const shooter = this.shooter.peek();
    if (!shooter) return [];
    const { use } = this.fire.peek();
    const all = this.aimed.peek().flatMap((gun) => targetsFor(shooter, gun, use));
    return [...new Set(all.flatMap(({ shot }) => shot.target ?? []))];
  }

  protected target(): UnitId | undefined {
    return this.fire.peek().shots.find(({ target }) => target !== undefined)?.target;
  }

  /** Why none of the weapons that are aimed can hit a unit: what the first of them says that is fired at units at all. */
  #tellWhyNot(target: Unit): void {
    const shooter = this.shooter.peek();
    if (!shooter) return;
    const weapons = this.aimed.peek().map(({ weapon }) => weapon);
    const refused = whyNot(shooter, weapons, this.fire.peek().use, target);
    if (refused) this.context.refuse(refused);
  }

  /** A weapon holds its fire; all of them if none is named. */
  hold(gun?: Gun): void {
    const fire = this.fire.peek();
    const shots = gun ? fire.shots.filter((shot) => shot.weapon !== gun.weapon.id) : [];
    this.give(shots.length > 0 ? { ...fire, shots } : { ...HOLD, use: fire.use });
  }

  /** Fires a weapon that needs no target, or takes it back. */
  toggle(gun: Gun): void {
    const { id } = gun.weapon;
    const fire = this.fire.peek();
    if (fire.shots.some(({ weapon }) => weapon === id)) this.hold(gun);
    else this.give({ ...fire, shots: [...fire.shots, { weapon: id }] });
  }

  /** Fires as by default, used so. */
  byDefault(use: Use = this.fire.peek().use): void {
    const shooter = this.shooter.peek();
    if (shooter) this.give(usualFire(shooter, use));
  }

  /** One model of a gun fires at another target, or holds its fire. */
  aimModel(gun: Gun, model: number, target: UnitId | undefined): void {
    this.give(withModelAimed(this.fire.peek(), gun, model, target));
  }

  /** Chooses a side at a corner: of the own hex, or of the target's, ANG-2. */
  side(shot: Shot, which: 'from' | 'into', side: Direction): void {
    const fire = this.fire.peek();
    this.give({ ...fire, shots: fire.shots.map((each) => (each === shot ? { ...each, [which]: side } : each)) });
  }

  readonly shown = computed((): Shown => (this.shooter.value ? fireShown(this, this.shooter.value) : {}));

  pick(at: HexLabel, counter: string | undefined): boolean {
    const view = this.question.peek()?.view;
    if (!view) return false;
    const there = fieldUnits(view).filter((unit) => unit.at === at && !unit.hidden);
    const unit = there.find(({ id }) => id === counter) ?? there[0];
    if (unit && this.units.peek().includes(unit)) {
      this.choose(unit.id);
      return true;
    }
    const enemy = unit && unit.side !== this.unit.peek()?.side ? unit : undefined;
    // Who clicks again on an enemy that is aimed at already reads its card.
    if (enemy && this.#isAimedAt(enemy)) return false;
    if (this.fireInto(at, enemy)) return true;
    if (enemy) this.#tellWhyNot(enemy);
    return enemy !== undefined;
  }

  /** Has the player aimed all that can hit a unit at it? */
  #isAimedAt(enemy: Unit): boolean {
    const shooter = this.shooter.peek();
    if (!shooter || !this.isGiven(shooter.unit.id)) return false;
    const now = this.fire.peek();
    const anew = withAimed(shooter, now, this.aimed.peek(), goesTo(shooter, enemy.at!, enemy));
    const same = (shots: readonly Shot[]): string => JSON.stringify(shots.map((shot) => JSON.stringify(shot)).sort());
    return anew !== undefined && same(anew.shots) === same(now.shots);
  }

  /** A direction for a weapon that sweeps. */
  face(facing: Direction): void {
    const shooter = this.shooter.peek();
    const gun = this.gun.peek();
    if (!shooter || !gun) return;
    const fire = withAimed(shooter, this.fire.peek(), [gun], ({ direction }) => direction === facing);
    if (fire) this.give(fire);
  }

  focus(): readonly HexLabel[] {
    const { view } = this.question.peek() ?? {};
    if (!view) return [];
    const targets = this.fire
      .peek()
      .shots.flatMap(({ target, hex }) => hex ?? (target && view.units[target]?.at) ?? []);
    return [this.unit.peek()?.at ?? [], targets, placesOf(this.units.peek()), placesOf(fieldUnits(view))].flat();
  }

  override get keys(): KeyMap {
    return { ...super.keys, ...this.unitKeys };
  }
}
