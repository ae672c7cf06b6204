import { type Direction, type HexLabel, turn } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import {
  type AttackOption,
  type ComponentId,
  check,
  type Intent,
  type UnitId,
  unitOf,
  weaponOf,
} from '@ironhex/shared/warfare3025';
import { computed } from '@preact/signals';
import type { Planner as PlannerOf } from '../../../plan/planner.ts';
import type { WarfarePlan } from './candidates.ts';
import { type Draft, draftOf, withPath } from './draft.ts';
import { Hits } from './hits.ts';
import { optionsOf } from './judge.ts';
import { type Picked, pickedHex, pickedUnit } from './picking.ts';
import { Planned } from './planned.ts';
import { stepsFromText, stepsToText } from './saved.ts';
import { shotsOf } from './shots.ts';

/** Planning an action or an interrupt: every step of it, and every step back. */
export class Planner extends Planned implements PlannerOf<WarfarePlan> {
  /** What the player has chosen to hit so far. */
  readonly hits = new Hits();

  override readonly intent = computed((): Intent | undefined => this.judged.value.intent);
  readonly refusal = computed((): Refusal | undefined => this.judged.value.refusal);
  readonly unit = computed(() => {
    const id = this.draft.value.unit;
    return id === null ? undefined : { id };
  });

  /** Takes a step; a unit that does something does not wait, stabilise or hide. */
  #change(draft: Draft): void {
    this.steps.add({ ...draft, waiting: false, stabilising: false, hiding: false });
  }

  /** Plans for another unit. */
  choose(unit: UnitId): void {
    if (this.candidates.value.includes(unit) && unit !== this.draft.value.unit) this.#change(this.blank(unit));
  }

  /** Goes to a hex that can be reached. False if it cannot. */
  goTo(at: HexLabel): boolean {
    const way = this.reached.value.find((reached) => reached.at === at);
    if (!way) return false;
    const { jumping } = this.draft.value;
    // Who enters the map to jump has not jumped yet.
    this.#change({ ...withPath(this.draft.value, way.path, way.jump), jumping: jumping && way.jump === undefined });
    return true;
  }

  /** Stays where it stands, facing as it does. */
  stay(): void {
    this.#change(withPath(this.draft.value, []));
  }

  /** Waits instead of acting, W-3.5, or does not wait after all. */
  toggleWaiting(): void {
    const { unit, waiting } = this.draft.value;
    if (unit !== null && this.asked.value?.decision.kind === 'activate')
      this.steps.add({ ...this.blank(unit), waiting: !waiting });
  }

  /** Stabilises instead of acting, W-13c.8, or does not after all. */
  toggleStabilising(): void {
    const { unit, stabilising } = this.draft.value;
    if (unit !== null && this.canStabilise.value) this.steps.add({ ...this.blank(unit), stabilising: !stabilising });
  }

  /** Hides instead of acting, W-13d.8, or does not after all. */
  toggleHiding(): void {
    const { unit, hiding } = this.draft.value;
    if (unit !== null && this.hiding.value) this.steps.add({ ...this.blank(unit), hiding: !hiding });
  }

  /** Enters a hex of the path carefully, W-13c.9, or not after all. */
  toggleCare(hex: number): void {
    const { careful } = this.draft.value;
    const others = careful.filter((other) => other !== hex);
    const more = others.length < careful.length ? others : [...careful, hex].sort((a, b) => a - b);
    this.#change({ ...this.draft.value, careful: more });
  }

  /** Enters carefully wherever ground by mode is rolled for, or nowhere. */
  toggleAllCare(): void {
    const hexes = this.demanding.value;
    const all = this.draft.value.careful.length === hexes.length;
    if (hexes.length > 0) this.#change({ ...this.draft.value, careful: all ? [] : hexes });
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

  /** Every weapon against every enemy if the interrupt happened at this trigger. */
  #optionsAt(trigger: number): readonly AttackOption[] {
    const asked = this.asked.value;
    if (!asked || trigger === this.draft.value.trigger) return this.options.value;
    return optionsOf(asked.view, { ...this.draft.value, trigger });
  }

  /**
   * Aims at an enemy, with the weapon that is aimed at it already or else with the one that does most, unless one is
   * named. `at`: interrupting at this trigger.
   */
  aim(target: UnitId, weapon?: string, at?: number): void {
    const asked = this.asked.value;
    const { attack, unit, trigger: before } = this.draft.value;
    if (!asked || unit === null) return;
    const trigger = at !== undefined && this.triggers.value.includes(at) ? at : before;
    const options = this.#optionsAt(trigger).filter((option) => option.target === target);
    const kept = options.find((option) => option.weapon === attack?.weapon && attack.target === target)?.weapon;
    const draft = { ...this.draft.value, trigger };
    const [best] = shotsOf(asked.view, draft, options);
    const chosen = weapon ?? kept ?? best?.weapon ?? options[0]?.weapon;
    if (chosen === undefined) return;
    const extras = attack?.weapon === chosen ? attack.extras : 0;
    const parts = attack?.target === target ? attack.parts : this.hits.orderFor(target);
    const aim = options.find((option) => option.weapon === chosen)?.situation?.aimed?.aim;
    const after = attack?.after ?? ('end' as const);
    const aimed = { weapon: chosen, target, extras, after, ...(aim && { aim }), ...(parts && { parts }) };
    if (trigger === before && attack?.weapon === chosen && attack.target === target) return;
    this.#change({ ...draft, attack: aimed });
  }

  /** Another weapon against the same target; with none yet, against the unit that acts, or the first one it can hit. */
  useWeapon(weapon: string): void {
    const { attack } = this.draft.value;
    const options = this.options.value.filter((option) => option.weapon === weapon);
    const hit = options.filter(({ situation }) => situation).map(({ target }) => target);
    const actor = this.actor.value;
    const first = actor !== undefined && hit.includes(actor) ? actor : (hit[0] ?? actor ?? options[0]?.target);
    const target = attack?.target ?? first;
    if (target !== undefined) this.aim(target, weapon);
  }

  /** No attack after all. */
  holdFire(): void {
    if (this.draft.value.attack) this.#change({ ...this.draft.value, attack: undefined });
  }

  /** The order in which great hits go to the target's components, W-10.3; empty: asked for each. */
  nameParts(parts: readonly ComponentId[]): void {
    const { attack } = this.draft.value;
    if (!attack) return;
    const { parts: _, ...plain } = attack;
    this.hits.order(attack.target, parts);
    this.#change({ ...this.draft.value, attack: parts.length > 0 ? { ...plain, parts } : plain });
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

  /** Aims for so many ticks, W-13a.1. */
  aimFor(aim: number): void {
    const { attack } = this.draft.value;
    if (attack && aim !== (attack.aim ?? 0)) this.#change({ ...this.draft.value, attack: { ...attack, aim } });
  }

  /** Aims for one tick more, or after the most for none. */
  aimLonger(): void {
    const most = (this.aims.value?.length ?? 1) - 1;
    const now = Math.min(this.draft.value.attack?.aim ?? 0, most);
    if (most > 0) this.aimFor(now >= most ? 0 : now + 1);
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
    const { unit, jumping } = this.draft.value;
    const card = unit === null ? undefined : this.table.value?.cards[unit];
    if (card && card.movement.jump > 0) this.#change({ ...this.draft.value, jumping: !jumping });
  }

  pick(at: HexLabel): boolean {
    const standing = this.table.peek()?.units.find((unit) => unit.at === at && unit.status === 'field');
    return this.#do(pickedHex(this, at, standing));
  }

  pickCounter(id: UnitId): boolean {
    const table = this.table.peek();
    return table !== undefined && this.#do(pickedUnit(this, unitOf(table, id)));
  }

  /** Does what a pick means for the plan. False: it means nothing, and the player reads why. */
  #do(picked: Picked): boolean {
    switch (picked.does) {
      case 'choose':
        this.choose(picked.unit);
        return true;
      case 'aim':
        this.aim(picked.target, undefined, picked.trigger);
        return true;
      case 'go':
        this.goTo(picked.at);
        return true;
      case 'stay':
        this.stay();
        return true;
      default:
        this.#tellWhyNot(picked);
        return false;
    }
  }

  #tellWhyNot({ does, why }: { readonly does: 'inspect' | 'nothing'; readonly why?: Refusal | undefined }): void {
    const asked = this.asked.peek()!;
    const { view, seat, decision } = asked;
    const refused = why ?? (does === 'nothing' ? check(view, seat, { kind: 'wait', unit: '' }, decision) : undefined);
    if (refused) this.context.refuse(refused);
  }

  override save(): string | undefined {
    const steps = this.steps.values.value.slice(1);
    return steps.length > 0 ? stepsToText(steps) : undefined;
  }

  storedAs(intent: Intent): string | undefined {
    const draft = draftOf(intent);
    return draft && stepsToText([draft]);
  }

  restore(plan: string): void {
    const asked = this.asked.peek();
    this.steps.replace(...((asked && stepsFromText(asked, plan)) ?? []));
  }
}
