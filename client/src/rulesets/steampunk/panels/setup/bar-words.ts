import type { SteampunkPlanning } from '../../plan/planning.ts';
import { PREPARING } from '../../words/setup.ts';

/** What is planned before units are set up, in a sentence; undefined for other questions. */
export const preparedText = ({ question, huge, army, ground, hides }: SteampunkPlanning): string | undefined => {
  switch (question.value?.ask.prompt) {
    case 'announce':
      return PREPARING.announce.bar(huge.announced.value.length);
    case 'army':
      return army.army.value && PREPARING.army.bar(army.army.value.name, army.army.value.units.length);
    case 'terrain':
      return PREPARING.ground.bar(ground.preset.value?.name);
    case 'hide':
      return PREPARING.hide.bar(hides.count.value, hides.units.value.length);
    default:
      return undefined;
  }
};
