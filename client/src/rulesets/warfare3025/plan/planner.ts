import { type Direction, type HexLabel, turn } from '@ironhex/shared/hex';
import {
  facingAlong,
  jumps,
  type Reached,
  reach,
  type Table,
  type UnitId,
  unitOf,
  weaponOf,
} from '@ironhex/shared/warfare3025';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Asked, candidatesOf, eligibleOf } from './candidates.ts';
import { type Draft, emptyDraft, withPath } from './draft.ts';
import { bestWeapon, type Judged, judge, judgedTable, NOTHING, optionsOf } from './judge.ts';

/** Planning an action or an interrupt: what is chosen so far, what follows from it, and every step back. */
export class Planner {
  readonly asked: ReadonlySignal<Asked | undefined>;
  /** What was planned for a decision, step by step, the present last. */
  readonly #steps = signal<{ readonly decision: number; readonly drafts: readonly Draft[] }>({
    decision: -1,
    drafts: [],
  });

  /**
   * What is planned now. A plan belongs to the decision it was made for: whatever is asked next begins with the only
   * unit there is to choose, at the last hex where it could interrupt.
   */
  readonly draft = computed((): Draft => this.#drafts.value.at(-1)!);

  readonly #drafts = computed((): readonly Draft[] => {
    const id = this.asked.value?.decision.id;
    const { decision, drafts } = this.#steps.value;
    return id === decision && drafts.length > 0 ? drafts : [this.#first.value];
  });

  readonly #first = computed((): Draft => {
    const [only, ...more] = this.candidates.value;
    return only !== undefined && (more.length === 0 || this.eligible.value.length > 0)
      ? this.#blank(only)
      : emptyDraft(null);
  });

  /** Is an action or an interrupt being planned? */
  readonly planning = computed(() => {
    const kind = this.asked.value?.decision.kind;
    return kind === 'activate' || kind === 'interrupt';
  });

  /** Units of this seat that may act now. */
  readonly candidates = computed(() => candidatesOf(this.asked.value));

  /** Those that may interrupt, with where along the path. */
  readonly eligible = computed(() => eligibleOf(this.asked.value));

  /** Where along the actor's path the planned unit may interrupt. */
  readonly triggers = computed(
    (): readonly number[] => this.eligible.value.find(({ unit }) => unit === this.draft.value.unit)?.triggers ?? [],
  );

  /** The table as the plan is judged by. */
  readonly table = computed((): Table | undefined => {
    const asked = this.asked.value;
    return asked && judgedTable(asked.view, this.draft.value);
  });

  readonly judged = computed((): Judged => {
    const asked = this.asked.value;
    return asked && this.planning.value
      ? judge(asked.view, asked.seat, this.draft.value, () => this.options.value)
      : NOTHING;
  });

  /** From where and when the plan would fire, as a text. */
  readonly #firing = computed(() => {
    const { unit, path, jump, facing, onPoor, attack, trigger } = this.draft.value;
    return JSON.stringify([unit, path, jump, facing, onPoor, attack?.after ?? 'end', trigger]);
  });

  /**
   * Every weapon against every enemy from where the plan would fire. They are worked out anew only when that changes:
   * aiming at another enemy, or with another weapon, leaves them as they are.
   */
  readonly options = computed(() => {
    const asked = this.asked.value;
    void this.#firing.value;
    return asked && this.planning.value ? optionsOf(asked.view, this.draft.peek()) : [];
  });

  /** Where the planned unit can go from here: on foot, or by a jump from the end of what is planned. */
  readonly reached = computed((): readonly Reached[] => {
    const table = this.table.value;
    const { unit } = this.draft.value;
    if (!table || unit === null || !this.planning.value) return [];
    return this.draft.value.jumping ? jumps(table, unit, undefined, this.#walked.value) : reach(table, unit);
  });

  /** The part of the path that is walked: a jump starts at its end. */
  readonly #walked = computed((): readonly HexLabel[] => {
    const { path, jump } = this.draft.value;
    return jump ? path.slice(0, jump.after) : path;
  });

  constructor(asked: ReadonlySignal<Asked | undefined>) {
    this.asked = asked;
  }

  #blank(unit: UnitId): Draft {
    const triggers = this.eligible.value.find((eligible) => eligible.unit === unit)?.triggers ?? [];
    return emptyDraft(unit, triggers.at(-1) ?? 0);
  }

  #change(draft: Draft): void {
    const decision = this.asked.peek()?.decision.id;
    if (decision !== undefined) this.#steps.value = { decision, drafts: [...this.#drafts.peek(), draft] };
  }

  /** Plans for another unit. */
  choose(unit: UnitId): void {
    if (this.candidates.value.includes(unit) && unit !== this.draft.value.unit) this.#change(this.#blank(unit));
  }

  /** Goes to a hex that can be reached. False if it cannot. */
  goTo(at: HexLabel): boolean {
    const way = this.reached.value.find((reached) => reached.at === at);
    if (!way) return false;
    this.#change(withPath(this.draft.value, way.path, way.jump));
    return true;
  }

  /** Where the plan leaves its unit, and how it faces there. */
  stand(): { readonly at: HexLabel; readonly facing: Direction } | undefined {
    const table = this.table.value;
    const { unit: id, path, facing } = this.draft.value;
    if (!table || id === null) return undefined;
    const unit = unitOf(table, id);
    const at = path.at(-1) ?? unit.at;
    return at === null ? undefined : { at, facing: facing ?? facingAlong(table, unit, path) };
  }

  /** Orders a facing for the end. */
  face(facing: Direction): void {
    const stand = this.stand();
    if (stand && stand.facing !== facing) this.#change({ ...this.draft.value, facing });
  }

  /** Turns the ordered facing by sixths, clockwise. */
  turn(sixths: number): void {
    const stand = this.stand();
    if (stand) this.face(turn(stand.facing, sixths));
  }

  /** Aims at an enemy, with the weapon that does most unless another is named. */
  aim(target: UnitId, weapon?: string): void {
    const asked = this.asked.value;
    const { draft } = this;
    if (!asked || draft.value.unit === null) return;
    const chosen =
      weapon ??
      bestWeapon(asked.view, draft.value, target, this.options.value) ??
      this.options.value.find((option) => option.target === target)?.weapon;
    if (chosen === undefined) return;
    const { attack } = draft.value;
    const kept = attack?.weapon === chosen ? attack.extras : 0;
    this.#change({ ...draft.value, attack: { weapon: chosen, target, extras: kept, after: attack?.after ?? 'end' } });
  }

  /** Another weapon against the same target, or against the first one it can hit. */
  useWeapon(weapon: string): void {
    const { attack } = this.draft.value;
    const target =
      attack?.target ?? this.options.value.find((option) => option.weapon === weapon && option.situation)?.target;
    if (target !== undefined) this.aim(target, weapon);
  }

  /** No attack after all. */
  holdFire(): void {
    if (this.draft.value.attack) this.#change({ ...this.draft.value, attack: undefined });
  }

  /** More or fewer extra attacks by rapid fire, W-9.6. */
  addExtras(by: number): void {
    const { unit, attack } = this.draft.value;
    const table = this.table.value;
    if (!attack || unit === null || !table) return;
    const most = weaponOf(table, unit, attack.weapon)?.traits.rapidFire ?? 0;
    const extras = Math.max(0, Math.min(most, attack.extras + by));
    if (extras !== attack.extras) this.#change({ ...this.draft.value, attack: { ...attack, extras } });
  }

  /** Fires before moving, or after it. */
  fireAfter(after: 'end' | number): void {
    const { attack } = this.draft.value;
    if (attack && attack.after !== after) this.#change({ ...this.draft.value, attack: { ...attack, after } });
  }

  /** What to do on a poor roll in difficult terrain, W-6.3. */
  onPoor(onPoor: 'stop' | 'press'): void {
    if (onPoor !== this.draft.value.onPoor) this.#change({ ...this.draft.value, onPoor });
  }

  /** Interrupts at another hex of the actor's path. */
  triggerAt(trigger: number): void {
    if (this.triggers.value.includes(trigger) && trigger !== this.draft.value.trigger)
      this.#change({ ...this.draft.value, trigger });
  }

  /** Interrupts one hex earlier or later. */
  shiftTrigger(by: number): void {
    const triggers = this.triggers.value;
    const next = triggers[triggers.indexOf(this.draft.value.trigger) + by];
    if (next !== undefined) this.triggerAt(next);
  }

  /** The next hex picked is jumped to, or walked to again. */
  toggleJump(): void {
    if (this.draft.value.unit !== null) this.#change({ ...this.draft.value, jumping: !this.draft.value.jumping });
  }

  /** One step back. False if there is none. */
  undo(): boolean {
    const { decision, drafts } = this.#steps.peek();
    if (!this.undoable) return false;
    this.#steps.value = { decision, drafts: drafts.slice(0, -1) };
    return true;
  }

  /** Can anything be undone? */
  get undoable(): boolean {
    return this.#drafts.value.length > 1;
  }
}
