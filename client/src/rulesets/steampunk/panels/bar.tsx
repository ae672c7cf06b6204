import { told } from '@ironhex/shared/match';
import { WORDS, warningText } from '@ironhex/shared/steampunk';
import { PlanBar } from '../../../ui/decisions/plan-bar.tsx';
import { Status } from '../../../ui/decisions/status.tsx';
import { orderWords } from '../plan/orders/draft.ts';
import type { SteampunkPlanning } from '../plan/planning.ts';
import { steampunkWords } from '../words/index.ts';
import { unitName } from '../words/names.ts';
import { PLANNING } from '../words/planning.ts';
import { PREPARING } from '../words/setup.ts';
import { PANELS } from '../words/ui.ts';
import type { Props } from './props.ts';

/** What is planned before units are set up, in a sentence; undefined for other questions. */
const preparedText = ({ question, planners }: SteampunkPlanning): string | undefined => {
  const { huge, army, ground, hides } = planners;
  switch (question.value?.ask.prompt) {
    case 'announce':
      return PREPARING.announce.bar(huge.announced.value.length);
    case 'army':
      return army.draft.value && PREPARING.army.bar(army.draft.value.name, army.draft.value.units.length);
    case 'terrain':
      return PREPARING.ground.bar(ground.preset.value?.name);
    case 'hide':
      return PREPARING.hide.bar(hides.count.value, hides.units.value.length);
    default:
      return undefined;
  }
};

/** The order that is looked at, and what of it will not be carried out as it stands. */
const lookedAt = ({ planners: { orders } }: SteampunkPlanning): string | undefined => {
  const [unit] = orders.chosen.value;
  const order = orders.previewed.value;
  const view = orders.view.value;
  if (!unit || !order || !view) return undefined;
  const warnings = orders.foreseen(unit).warnings.map((warning) => ` ${warningText(warning)} (${warning.rule})`);
  return `${unitName(view, unit.id)}: ${orderWords(order)}.${warnings.join('')}`;
};

/** How many units have orders, how many have none, and how many orders will fail. */
const counted = ({ planners: { orders } }: SteampunkPlanning): string => {
  const without = orders.without.value.length;
  return PLANNING.orders.bar(orders.units.value.length - without, without, orders.failing.value.length);
};

/** What is planned, in a sentence; undefined where the prompt itself says it. */
const planned = ({ planning }: Props): string | undefined => {
  switch (planning.question.value?.ask.prompt) {
    case 'plan':
      return lookedAt(planning) ?? counted(planning);
    case 'shoot': {
      const { fire } = planning.planners;
      const units = fire.units.value;
      const holds = units.filter((unit) => fire.fireOf(unit).shots.length === 0);
      const given = units.filter((unit) => fire.isGiven(unit.id) && !holds.includes(unit));
      return PLANNING.fire.bar(given.length, units.length - given.length - holds.length, holds.length);
    }
    case 'allocate':
      return PANELS.allocate.bar;
    case 'heal':
      return PANELS.heal.bar;
    case 'setup':
    case 'deploy': {
      const { given = [], byDefault = [] } = planning.planners.places.placing.value ?? {};
      return PLANNING.places.bar(given.length, byDefault.length);
    }
    default:
      return preparedText(planning);
  }
};

/** What is planned, and what commits it. */
export const Bar = (props: Props) => {
  const { match, planning } = props;
  const doubt = planning.isDoubted.value
    ? PLANNING.orders.doubt(planning.planner.value?.doubt?.value ?? '')
    : undefined;
  const text = doubt ?? planned(props);
  if (text === undefined) return <Status match={match} words={steampunkWords} />;
  const refusal = planning.refusal.value;
  return (
    <PlanBar
      match={match}
      planning={planning}
      text={text}
      refusal={refusal && told(WORDS.refusals, refusal)}
      act={doubt === undefined ? PLANNING.commit : PLANNING.orders.anyway}
      disabled={match.paused.value}
    >
      <span class="hidden-text" role="alert">
        {doubt}
      </span>
    </PlanBar>
  );
};
