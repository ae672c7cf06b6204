import type { Direction, HexLabel } from '@ironhex/shared/hex';
import {
  check,
  facingAlong,
  hasDetection,
  hideChance,
  jumps,
  type Reached,
  reach,
  type Situation,
  type Table,
  type UnitId,
  unitOf,
} from '@ironhex/shared/warfare3025';
import { computed } from '@preact/signals';
import { History } from '../../../plan/history.ts';
import { KindPlanner } from '../../../plan/planner.ts';
import { candidatesOf, eligibleOf, type WarfarePlan } from './candidates.ts';
import { type Choosing, choosingOf, type Draft, emptyDraft } from './draft.ts';
import { type Judged, judge, judgedTable, NOTHING, optionsOf } from './judge.ts';
import { type Sensors, sensorsOf } from './sensors.ts';
import { type Forecast, forecastsOf, type Shot, shotsOf } from './shots.ts';

/** What is planned for an action, an interrupt or the move after a dodge, and what follows from it. */
export abstract class Planned extends KindPlanner<WarfarePlan> {
  readonly kinds = ['activate', 'interrupt', 'evade'];
  /** Any decision of the seat, also one that is not planned for. */
  readonly asked = this.context.question;

  /** Units of this seat that may act now. */
  readonly candidates = computed(() => candidatesOf(this.asked.value));

  /** Those that may interrupt, with where along the path. */
  readonly eligible = computed(() => eligibleOf(this.asked.value));

  /**
   * What was planned, step by step. A plan belongs to the decision it was made for: whatever is asked next begins with
   * the first unit that may act, in an interrupt at the last hex where it could.
   */
  readonly steps = new History<Draft>(
    () => this.asked.value?.decision.id,
    () => {
      const [first] = this.candidates.value;
      return first === undefined ? emptyDraft(null) : this.blank(first);
    },
  );

  /** What is planned now. */
  readonly draft = this.steps.present;

  /** What the player chooses now. */
  readonly choosing = computed((): Choosing => (this.planning.value ? choosingOf(this.steps.values.value) : 'nothing'));

  /** Is an action or an interrupt being planned? */
  readonly planning = computed(() => this.question.value !== undefined);

  /** Where along the actor's path the planned unit may interrupt. */
  readonly triggers = computed((): readonly number[] => this.#triggersOf(this.draft.value.unit));

  /** The enemy whose action can be interrupted, W-11.1. */
  readonly actor = computed((): UnitId | undefined => {
    const asked = this.asked.value;
    return asked?.decision.kind === 'interrupt' ? asked.view.action?.unit : undefined;
  });

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

  /** By aimed fire: the planned attack for each number of aim ticks, W-13a.10. */
  readonly aims = computed((): readonly Situation[] | undefined => {
    const { attack } = this.draft.value;
    return this.options.value.find(({ weapon, target }) => weapon === attack?.weapon && target === attack.target)?.aims;
  });

  /** Whether the planned unit may stabilise, W-13c.8. */
  readonly canStabilise = computed((): boolean => {
    const asked = this.asked.value;
    const { unit } = this.draft.value;
    return (
      asked?.decision.kind === 'activate' &&
      unit !== null &&
      check(asked.view, asked.seat, { kind: 'stabilise', unit }, asked.decision) === undefined
    );
  });

  /** What hiding comes to for the planned unit, or why it cannot, W-13d.8; undefined where nobody hides. */
  readonly hiding = computed((): ReturnType<typeof hideChance> | undefined => {
    const asked = this.asked.value;
    const { unit } = this.draft.value;
    if (asked?.decision.kind !== 'activate' || unit === null || !hasDetection(asked.view.options)) return undefined;
    return hideChance(asked.view, unit);
  });

  /** Who could spot whom at the end of what is planned, W-13d.4; undefined without detection, and off the map. */
  readonly sensors = computed((): Sensors | undefined => {
    const asked = this.asked.value;
    const { unit } = this.draft.value;
    return asked && unit !== null && this.planning.value ? sensorsOf(asked.view, unit, this.draft.value) : undefined;
  });

  /** Hexes of the planned path where ground by mode is rolled for, W-13c.3. */
  readonly demanding = computed((): readonly number[] =>
    this.judged.value.risks.filter(({ demand }) => demand).map(({ after }) => after),
  );

  /** From where and when the plan would fire, as a text. */
  readonly #firing = computed(() => {
    const { unit, path, jump, facing, onPoor, careful, attack, trigger } = this.draft.value;
    return JSON.stringify([unit, path, jump, facing, onPoor, careful, attack?.after ?? 'end', trigger]);
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

  /** The best shot at each enemy that can be shot at from where the plan would fire, worked out as seldom as they are. */
  readonly shots = computed((): readonly Shot[] => {
    const asked = this.asked.value;
    const options = this.options.value;
    return asked ? shotsOf(asked.view, this.draft.peek(), options) : [];
  });

  /** In an interrupt: what each weapon comes to against the unit that acts, from the first moment. */
  readonly forecasts = computed((): readonly Forecast[] => {
    const asked = this.asked.value;
    const actor = this.actor.value;
    return asked && actor !== undefined ? forecastsOf(asked.view, this.draft.value, actor, this.options.value) : [];
  });

  /** Where the planned unit can go from here: on foot, or by a jump from the end of what is planned. */
  readonly reached = computed((): readonly Reached[] => {
    const table = this.table.value;
    const { unit, jumping } = this.draft.value;
    if (!table || unit === null || !this.planning.value) return [];
    if (!jumping) return reach(table, unit);
    const walked = this.walked.value;
    // A unit in reserve takes a hex of its edge first, W-3.6, and jumps from there.
    const entering = unitOf(table, unit).status === 'reserve' && walked.length === 0;
    return entering
      ? reach(table, unit).filter(({ path }) => path.length === 1)
      : jumps(table, unit, undefined, walked);
  });

  /** The part of the path that is walked: a jump starts at its end. */
  readonly walked = computed((): readonly HexLabel[] => {
    const { path, jump } = this.draft.value;
    return jump ? path.slice(0, jump.after) : path;
  });

  /** Where the plan leaves its unit, and how it faces there. */
  stand(): { readonly at: HexLabel; readonly facing: Direction } | undefined {
    const table = this.table.value;
    const { unit: id, path, facing } = this.draft.value;
    if (!table || id === null) return undefined;
    const unit = unitOf(table, id);
    const at = path.at(-1) ?? unit.at;
    return at === null ? undefined : { at, facing: facing ?? facingAlong(table, unit, path) };
  }

  /** Nothing planned for a unit: an interrupt happens at the last hex where it can. */
  protected blank(unit: UnitId): Draft {
    return emptyDraft(unit, this.#triggersOf(unit).at(-1) ?? 0);
  }

  #triggersOf(unit: UnitId | null): readonly number[] {
    return this.eligible.value.find((eligible) => eligible.unit === unit)?.triggers ?? [];
  }
}
