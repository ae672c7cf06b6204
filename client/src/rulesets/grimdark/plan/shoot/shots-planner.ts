import {
  checkShots,
  type Group,
  type Intent,
  type ShootingOdds,
  type Unit,
  type UnitId,
  whyNotInterface,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { computed } from '@preact/signals';
import { History } from '../../../../plan/history.ts';
import type { Planner } from '../../../../plan/planner.ts';
import { TargetPlanner } from '../../../../plan/target-planner.ts';
import { enemiesOf, unitAt, unitHexes } from '../../map/on-board.ts';
import { confirmShots, shotsWords } from '../../words/shots.ts';
import { type Context, type GrimdarkPlan, keptAnswer, type Shown } from '../planner.ts';
import {
  expectedOn,
  type Fire,
  type Gun,
  gunsOf,
  oddsOf,
  type Shooter,
  shotOf,
  usualShots,
  withAllAt,
  withGunAt,
  withModel,
  without,
} from './aims.ts';
import { shotsShown } from './shown.ts';

const HELD: Fire = { groups: [], interface: false };

/** Whom the active unit shoots at, P11. What was aimed at with its action, or hurts most, is planned from the beginning. */
export class ShotsPlanner extends TargetPlanner<GrimdarkPlan, Unit, Gun> implements Planner<GrimdarkPlan> {
  readonly kinds = ['shoot'];
  protected readonly steps = new History<Fire>(this.decision, () => ({ ...HELD, groups: this.#usual.value }));
  readonly #aimOf: (unit: UnitId) => UnitId | undefined;

  /** `aimOf` gives whom a unit is to shoot at as it was planned with its action. */
  constructor(context: Context, aimOf: (unit: UnitId) => UnitId | undefined = () => undefined) {
    super(context);
    this.#aimOf = aimOf;
  }

  readonly shooter = computed((): Shooter | undefined => {
    const { view, ask } = this.question.value ?? {};
    const unit = view && ask?.unit ? view.units[ask.unit] : undefined;
    return view && unit && { view, unit, how: view.active?.action === 'advance' ? 'advance' : 'hold' };
  });

  /** The one unit that shoots. */
  readonly units = computed((): readonly Unit[] => (this.shooter.value ? [this.shooter.value.unit] : []));

  protected isOpen(): boolean {
    return true;
  }

  protected idOf({ id }: Gun): string {
    return id;
  }

  /** The groups of weapons of the unit. */
  readonly guns = computed((): readonly Gun[] => (this.shooter.value ? gunsOf(this.shooter.value) : []));

  readonly #usual = computed((): readonly Group[] => {
    const shooter = this.shooter.value;
    const shots = shooter ? usualShots(shooter, this.guns.value, this.#aimOf(shooter.unit.id)) : [];
    return this.#refusalOf({ ...HELD, groups: shots }) ? [] : shots;
  });

  readonly fire = computed((): Fire => (this.question.value ? this.steps.present.value : HELD));
  readonly shots = computed((): readonly Group[] => this.fire.value.groups);

  /** Can the unit work on a chamber instead of shooting? */
  readonly works = computed((): boolean => {
    const shooter = this.shooter.value;
    return shooter !== undefined && whyNotInterface(shooter.view, shooter.unit) === undefined;
  });

  readonly refusal = computed((): Refusal | undefined => this.#refusalOf(this.fire.value));

  /** The exact chances of what is planned. */
  readonly odds = computed((): ShootingOdds | undefined =>
    this.shooter.value && this.shots.value.length > 0 && !this.refusal.value
      ? oddsOf(this.shooter.value, this.shots.value)
      : undefined,
  );

  /** The wounds that are expected on each enemy from what is aimed now. */
  readonly expected = computed((): ReadonlyMap<UnitId, number> => {
    const shooter = this.shooter.value;
    if (!shooter) return new Map();
    return expectedOn(shooter, this.aimed.value);
  });

  override readonly intent = computed((): Intent | undefined => {
    if (!this.shooter.value) return undefined;
    const { groups, interface: works } = this.fire.value;
    return { kind: 'shoot', groups: [...groups], ...(works && { interface: true }) };
  });

  readonly words = computed((): string | undefined => (this.shooter.value ? shotsWords(this) : undefined));
  readonly act = computed((): string | undefined => (this.shooter.value ? confirmShots(this) : undefined));
  readonly shown = computed(
    (): Shown => (this.shooter.value ? shotsShown(this, this.shooter.value, this.context) : {}),
  );

  #refusalOf({ groups, interface: works }: Fire): Refusal | undefined {
    const shooter = this.shooter.value;
    return (
      shooter && checkShots(shooter.view, shooter.unit, { groups: [...groups], ...(works && { interface: true }) })
    );
  }

  /** Fires so, if that is allowed; else tells why not. */
  #give(groups: readonly Group[]): void {
    const fire = { ...HELD, groups };
    const refused = this.#refusalOf(fire);
    if (refused) this.context.refuse(refused);
    else this.steps.add(fire);
  }

  /** Aims what is aimed now at an enemy; tells why not, if it cannot be shot at. */
  aimAt(target: UnitId): void {
    const shooter = this.shooter.peek();
    if (!shooter) return;
    const guns = this.guns.peek();
    const gun = this.gun.peek();
    const shots = this.shots.peek();
    const able = this.aimed.peek().some(({ targets }) => targets.includes(target));
    if (!able) this.#tellWhyNot(shooter, target);
    else if (gun) this.#give(withGunAt(shooter.view, guns, shots, gun, target));
    else this.#give(withAllAt(shooter.view, guns, shots, target));
  }

  #tellWhyNot({ view, unit }: Shooter, target: UnitId): void {
    const [gun] = this.aimed.peek();
    if (!gun) return;
    const { weapon, hero } = gun.group;
    const refused = checkShots(view, unit, { groups: [{ weapon: weapon.id, hero, target }] });
    if (refused) this.context.refuse(refused);
  }

  protected targets(): readonly UnitId[] {
    return [...this.expected.peek().keys()];
  }

  protected target(): UnitId | undefined {
    const gun = this.gun.peek();
    return (gun ? shotOf(this.shots.peek(), gun) : this.shots.peek()[0])?.target;
  }

  /** A group holds its fire; all of them if none is named. */
  hold(gun?: Gun): void {
    this.steps.add({ ...HELD, groups: gun ? without(this.shots.peek(), gun) : [] });
  }

  /** Fires as it was planned from the beginning. */
  byDefault(): void {
    this.steps.add({ ...HELD, groups: this.#usual.peek() });
  }

  /** Works on the chamber, or shoots after all. */
  work(): void {
    if (this.fire.peek().interface) this.byDefault();
    else this.steps.add({ groups: [], interface: true });
  }

  /** One carrier of a Sniper names a model, by its place among the living. */
  name(gun: Gun, carrier: number, model: number): void {
    this.#give(withModel(this.shots.peek(), gun, carrier, model));
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    const shooter = this.shooter.peek();
    if (!shooter) return false;
    const { view, unit } = shooter;
    const enemy = unitAt(view, enemiesOf(view, unit), at, counter);
    if (enemy) this.aimAt(enemy.id);
    return enemy !== undefined;
  }

  /** The unit that shoots is not chosen: its card is opened. */
  override pickCounter(): boolean {
    return false;
  }

  restore(plan: string): void {
    const kept = keptAnswer(plan, 'shoot');
    if (!kept) return;
    const fire = { groups: kept.groups, interface: kept.interface === true };
    if (!this.#refusalOf(fire)) this.steps.add(fire);
  }

  focus(): readonly HexLabel[] {
    const { view, unit } = this.shooter.peek() ?? {};
    if (!view || !unit) return [];
    const ids = [...this.shots.peek().map(({ target }) => target), ...this.expected.peek().keys()];
    return [...unitHexes(view, unit), ...ids.flatMap((id) => unitHexes(view, view.units[id]!))];
  }
}
