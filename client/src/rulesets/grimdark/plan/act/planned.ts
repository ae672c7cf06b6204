import { activatableNow, checkAct, type Reaches, reachesOf, rulesNow, type Unit } from '@ironhex/shared/grimdark';
import type { Refusal } from '@ironhex/shared/match';
import { computed, signal } from '@preact/signals';
import { History } from '../../../../plan/history.ts';
import { KindPlanner } from '../../../../plan/planner.ts';
import type { AreaPicture } from '../../map/layers/areas.ts';
import { reachAreas } from '../../map/overlays.ts';
import type { GrimdarkPlan } from '../planner.ts';
import { Attacks } from './attacks.ts';
import { USUAL } from './changes.ts';
import { type ActDraft, actOf, EMPTY } from './draft.ts';
import { ActOdds } from './odds.ts';
import { type Act, actionTo } from './route.ts';

/** What is planned for an activation and its action, and what follows from it. */
export abstract class Planned extends KindPlanner<GrimdarkPlan> {
  readonly kinds = ['activate', 'act'];
  /** What is planned in a turn outlives the questions in between, such as for a spell. */
  protected readonly steps = new History<ActDraft>(
    () => this.context.view.value?.turn,
    () => EMPTY,
  );
  /** Taps add to the way instead of planning a new one. */
  readonly winding = signal(false);
  /** The map shows what is seen from the planned hex. */
  readonly looking = signal(false);
  /** The map shows what all enemies threaten. */
  readonly wary = signal(false);

  /** What is planned. While the action of a unit is asked it is planned for that unit. */
  readonly draft = computed((): ActDraft => {
    const draft = this.steps.present.value;
    const acting = this.question.value?.ask.unit ?? null;
    return acting === null || draft.unit === acting ? draft : { ...EMPTY, unit: acting };
  });

  /** The units that can be activated now. */
  readonly units = computed((): readonly Unit[] => {
    const { ask, view, seat } = this.question.value ?? {};
    return ask?.prompt === 'activate' ? activatableNow(view!, seat!) : [];
  });

  /** The unit that is planned for. */
  readonly unit = computed((): Unit | undefined => {
    const { view } = this.question.value ?? {};
    const id = this.draft.value.unit;
    const unit = id === null ? undefined : view?.units[id];
    if (!unit || this.question.value?.ask.prompt === 'act') return unit;
    return this.units.value.includes(unit) ? unit : undefined;
  });

  /** Where it can go; undefined for a unit that can do nothing but Hold, or that is Shaken. */
  readonly reaches = computed((): Reaches | undefined => {
    const unit = this.unit.value;
    const view = this.question.value?.view;
    return unit && view && !unit.shaken && !rulesNow(view, unit).immobile ? reachesOf(view, unit) : undefined;
  });

  /** The reach of each action, for the map. */
  readonly bands = computed((): readonly AreaPicture[] =>
    this.reaches.value ? reachAreas(this.question.value!.view, this.unit.value!) : [],
  );

  /** The action that is planned. */
  readonly planned = computed((): Act | undefined => {
    const unit = this.unit.value;
    const { view } = this.question.value ?? {};
    const draft = this.draft.value;
    if (!unit || !view || unit.shaken) return undefined;
    if (draft.action === 'hold') return { kind: 'act', action: 'hold', path: [] };
    return this.reaches.value && actOf(view, unit, this.reaches.value, draft);
  });

  /** The action that the map shows: what is planned, or a way to the hex that is pointed at. */
  readonly considered = computed((): Act | undefined => {
    const planned = this.planned.value;
    const [at, unit, reaches] = [this.context.hover.value, this.unit.value, this.reaches.value];
    if (planned || at === null || !unit || !reaches) return planned;
    const action = actionTo(reaches, at, USUAL);
    if (action === undefined || at === unit.at) return undefined;
    return actOf(this.question.value!.view, unit, reaches, { ...EMPTY, action, stops: [at] });
  });

  readonly refusal = computed((): Refusal | undefined => {
    const act = this.planned.value;
    return act && checkAct(this.question.value!.view, this.unit.value!, act);
  });

  /** What would come of the plan. */
  readonly odds = new ActOdds(this);

  /** The attacks that a pick of an enemy can mean. */
  readonly attacks = new Attacks(this, this.odds);
}
