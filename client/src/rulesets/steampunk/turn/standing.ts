import type { Intent, View } from '@ironhex/shared/steampunk';
import { choiceOf } from '../plan/options.ts';
import { askWords } from '../words/prompts.ts';

/** What a policy has answered, on the view before it: the question and the option. */
export const answered = (view: View, intent: Intent): string => {
  const option = intent.kind === 'choose' ? intent.option : undefined;
  const ask = view.own?.asks.find(({ options }) =>
    option === undefined ? options.length === 0 : options[0] === option,
  );
  if (!ask) return 'Your standing order answered by default.';
  const { title } = askWords(view, { id: ask.id, kind: ask.prompt });
  return `Your standing order answered “${title}” ${option === undefined ? 'by default' : `with “${choiceOf(view, ask, option).words}”`}.`;
};
