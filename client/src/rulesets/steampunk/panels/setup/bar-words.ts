import type { SteampunkPlanning } from '../../plan/planning.ts';
import { PREPARING } from '../../words/setup.ts';

/** What is planned before units are set up, in a sentence; undefined for other questions. */
export const preparedText = ({ question, planners }: SteampunkPlanning): string | undefined => {
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
