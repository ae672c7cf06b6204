import {
  checkShots,
  type Group,
  type Intent,
  type ShootingOdds,
  type UnitId,
  whyNotInterface,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { computed, signal } from '@preact/signals';
import { numberKeys } from '../../../../ui/decisions/number-keys.ts';
import type { KeyMap } from '../../../types.ts';
import { enemiesOf, unitAt, unitHexes } from '../../map/on-board.ts';
import { confirmShots, shotsWords } from '../../words/shots.ts';
import { Draft } from '../draft.ts';
import { keptAnswer } from '../kept.ts';
import type { Desk, Planner, Shown } from '../planner.ts';
import {
  expectedOn,
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

/** What is fired, or that the unit works on a chamber instead, G-18.4. */
interface Fire {
  readonly groups: readonly Group[];
  readonly interface: boolean;
}

const HELD: Fire = { groups: [], interface: false };

/** Whom the active unit shoots at, P11. What was aimed at with its action, or hurts most, is planned from the beginning. */
export class ShotsPlanner implements Planner {
  readonly #desk: Desk;
  readonly #aimOf: (unit: UnitId) => UnitId | undefined;
  readonly #draft: Draft<Fire>;
  /** The group that is aimed by itself; undefined: all together. */
  readonly #weapon = signal<string | undefined>(undefined);

  /** `aimOf` gives whom a unit is to shoot at as it was planned with its action. */
  constructor(desk: Desk, aimOf: (unit: UnitId) => UnitId | undefined = () => undefined) {
    this.#desk = desk;
    this.#aimOf = aimOf;
    this.#draft = new Draft<Fire>(desk, ['shoot'], () => ({ ...HELD, groups: this.#usual.value }));
  }

  readonly shooter = computed((): Shooter | undefined => {
    const { view, ask } = this.#draft.question.value ?? {};
    const unit = view && ask?.unit ? view.units[ask.unit] : undefined;
    return view && unit && { view, unit, how: view.active?.action === 'advance' ? 'advance' : 'hold' };
  });
  readonly unit = computed((): UnitId | undefined => this.shooter.value?.unit.id);

  /** The groups of weapons of the unit. */
  readonly guns = computed((): readonly Gun[] => (this.shooter.value ? gunsOf(this.shooter.value) : []));

  readonly #usual = computed((): readonly Group[] => {
    const shooter = this.shooter.value;
    const shots = shooter ? usualShots(shooter, this.guns.value, this.#aimOf(shooter.unit.id)) : [];
    return this.#refusalOf({ ...HELD, groups: shots }) ? [] : shots;
  });

  readonly fire = computed((): Fire => this.#draft.value.value ?? HELD);
  readonly shots = computed((): readonly Group[] => this.fire.value.groups);

  /** The group that is aimed by itself. */
  readonly gun = computed((): Gun | undefined => this.guns.value.find(({ id }) => id === this.#weapon.value));

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
    return expectedOn(shooter, this.gun.value ? [this.gun.value] : this.guns.value);
  });

  readonly intent = computed((): Intent | undefined => {
    if (!this.shooter.value) return undefined;
    const { groups, interface: works } = this.fire.value;
    return { kind: 'shoot', groups: [...groups], ...(works && { interface: true }) };
  });

  readonly words = computed((): string | undefined => (this.shooter.value ? shotsWords(this) : undefined));
  readonly act = computed((): string | undefined => (this.shooter.value ? confirmShots(this) : undefined));
  readonly shown = computed((): Shown => (this.shooter.value ? shotsShown(this, this.shooter.value, this.#desk) : {}));

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
    if (refused) this.#desk.refuse(refused);
    else this.#draft.set(fire);
  }

  /** Aims what is aimed now at an enemy; tells why not, if it cannot be shot at. */
  aimAt(target: UnitId): void {
    const shooter = this.shooter.peek();
    if (!shooter) return;
    const guns = this.guns.peek();
    const aimed = this.gun.peek();
    const shots = this.shots.peek();
    const able = (aimed ? [aimed] : guns).some(({ targets }) => targets.includes(target));
    if (!able) this.#tellWhyNot(shooter, target);
    else if (aimed) this.#give(withGunAt(shooter.view, guns, shots, aimed, target));
    else this.#give(withAllAt(shooter.view, guns, shots, target));
  }

  #tellWhyNot({ view, unit }: Shooter, target: UnitId): void {
    const gun = this.gun.peek() ?? this.guns.peek()[0];
    if (!gun) return;
    const { weapon, hero } = gun.group;
    const refused = checkShots(view, unit, { groups: [{ weapon: weapon.id, hero, target }] });
    if (refused) this.#desk.refuse(refused);
  }

  /** Aims at the next enemy that can be shot at. */
  nextTarget(): void {
    const targets = [...this.expected.peek().keys()];
    const aimed = this.gun.peek();
    const now = (aimed ? shotOf(this.shots.peek(), aimed) : this.shots.peek()[0])?.target;
    const next = targets[(targets.indexOf(now ?? '') + 1) % targets.length];
    if (next !== undefined) this.aimAt(next);
  }

  /** Aims one group by itself, or all together again. */
  selectGun(id: string | undefined): void {
    this.#weapon.value = this.#weapon.peek() === id ? undefined : id;
  }

  /** A group holds its fire; all of them if none is named. */
  hold(gun?: Gun): void {
    this.#draft.set({ ...HELD, groups: gun ? without(this.shots.peek(), gun) : [] });
  }

  /** Fires as it was planned from the beginning. */
  byDefault(): void {
    this.#draft.set({ ...HELD, groups: this.#usual.peek() });
  }

  /** Works on the chamber, or shoots after all. */
  work(): void {
    if (this.fire.peek().interface) this.byDefault();
    else this.#draft.set({ groups: [], interface: true });
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

  get undoable(): boolean {
    return this.#draft.undoable || this.#weapon.value !== undefined;
  }

  undo(): boolean {
    if (this.#draft.undo()) return true;
    const any = this.#weapon.peek() !== undefined;
    this.#weapon.value = undefined;
    return any;
  }

  save(): string | undefined {
    return this.#draft.save(this.intent.value);
  }

  restore(plan: string): void {
    const kept = keptAnswer(plan, 'shoot');
    if (!kept) return;
    const fire = { groups: kept.groups, interface: kept.interface === true };
    if (!this.#refusalOf(fire)) this.#draft.set(fire);
  }

  focus(): readonly HexLabel[] {
    const { view, unit } = this.shooter.peek() ?? {};
    if (!view || !unit) return [];
    const ids = [...this.shots.peek().map(({ target }) => target), ...this.expected.peek().keys()];
    return [...unitHexes(view, unit), ...ids.flatMap((id) => unitHexes(view, view.units[id]!))];
  }

  readonly keys: KeyMap = {
    t: () => this.nextTarget(),
    x: () => this.hold(this.gun.peek()),
    d: () => this.byDefault(),
    ...numberKeys((n) => this.selectGun(this.guns.peek()[n - 1]?.id)),
  };
}
