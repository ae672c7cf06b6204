import {
  type GrimdarkTypes,
  type Prompt,
  partOf,
  type Unit,
  type UnitId,
  unitsInOrder,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { computed } from '@preact/signals';
import { MatchPlanning } from '../../../plan/match-planning.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { countersOf, unitAt } from '../map/on-board.ts';
import { threatOf } from '../map/overlays.ts';
import type { Picture } from '../map/picture.ts';
import { tokensOf } from '../map/tokens.ts';
import { zonesOf } from '../map/zones.ts';
import { named } from '../words/with-names.ts';
import { ActionPlanner } from './act/action-planner.ts';
import { type Context, type GrimdarkPlan, questionOf, type Shown } from './planner.ts';
import { CastPlanner } from './prompts/cast-planner.ts';
import { CasualtiesPlanner } from './prompts/casualties-planner.ts';
import { ChoicePicker } from './prompts/choice-picker.ts';
import { DeclarePlanner } from './prompts/declare-planner.ts';
import { HinderPlanner } from './prompts/hinder-planner.ts';
import { SpotPlanner } from './prompts/spot-planner.ts';
import { ShotsPlanner } from './shoot/shots-planner.ts';

/** Before the battle players choose with the whole map before them. */
const ABOUT_ALL: ReadonlySet<Prompt> = new Set(['proposal', 'marker-first', 'place-marker', 'edge', 'declare']);

/** The planners of one match. */
export const plannersFor = (context: Context) => {
  const action = new ActionPlanner(context);
  return {
    action,
    shots: new ShotsPlanner(context, (unit) => action.aimOf(unit)),
    spots: new SpotPlanner(context),
    options: new ChoicePicker(context),
    declare: new DeclarePlanner(context),
    cast: new CastPlanner(context),
    hinder: new HinderPlanner(context),
    casualties: new CasualtiesPlanner(context),
  } as const;
};

/** Planning in one match of Grimdark. */
export class GrimdarkPlanning extends MatchPlanning<GrimdarkPlan, ReturnType<typeof plannersFor>, Picture> {
  /** Why what is planned cannot be confirmed, with units by their names. */
  override readonly refusal = computed((): Refusal | undefined => {
    const refusal = this.planner.value?.refusal?.value;
    const view = this.view.value;
    return refusal && view ? named(view, refusal) : refusal;
  });

  /** The unit whose card is shown. */
  readonly shownUnit = computed((): Unit | undefined => this.view.value?.units[this.shownId.value ?? '']);

  readonly picture = computed((): Picture | undefined => {
    const view = this.view.value;
    if (!view) return undefined;
    const shown: Shown = this.planner.value?.shown?.value ?? {};
    const highlighted = this.match.highlighted.value.map((id) => [id, 'selected'] as const);
    const { active } = view;
    const acting = active ? [[active.unit, 'acting'] as const] : [];
    return {
      board: view.board,
      counters: countersOf(view, {
        ...shown,
        emphases: new Map([...acting, ...(shown.emphases ?? []), ...highlighted]),
      }),
      tokens: tokensOf(view),
      zones: shown.zones ?? zonesOf(view),
      areas: shown.areas ?? [],
      threat: shown.threat ?? this.#threat(),
      outlook: shown.outlook,
      paths: shown.paths ?? [],
      arrows: shown.arrows ?? [],
      sight: shown.sight ?? [],
      spotlight: shown.spotlight ?? [],
      cursor: this.match.cursor.value,
    };
  });

  constructor(match: ClientMatch<GrimdarkTypes>) {
    super(match, { planners: plannersFor, question: questionOf, partOf });
  }

  protected concerned(): UnitId | null | undefined {
    return this.question.value?.ask.unit ?? this.view.value?.active?.unit;
  }

  /** What the enemy threatens whose card is open. */
  #threat(): Picture['threat'] {
    const view = this.view.value!;
    const unit = view.units[this.inspected.value ?? ''];
    const isShown = unit?.place === 'map' && unit.seat !== this.match.seat.value;
    return isShown ? threatOf(view, unit) : undefined;
  }

  /** The unit that stands in a hex, with any of its hexes. */
  protected unitAt(at: HexLabel, counter: string | undefined): UnitId | null {
    const view = this.view.peek();
    return (view && unitAt(view, unitsInOrder(view), at, counter)?.id) ?? null;
  }

  isAboutAll(): boolean {
    const question = this.question.peek();
    return question !== undefined && ABOUT_ALL.has(question.ask.prompt);
  }
}
