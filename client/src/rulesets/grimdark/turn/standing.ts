import { type Intent, PROMPTS, type View } from '@ironhex/shared/grimdark';
import { askWords } from '../words/prompts.ts';

/**
 * What a policy has answered, on the view before it: always the default. A deployment is one answer for each unit. Only the
 * first gets a sentence, since the log has a line for each of them.
 */
export const answered = (view: View, intent: Intent): string | undefined => {
  const ask = view.own?.asks.find(({ prompt }) => PROMPTS[prompt].answer === intent.kind);
  if (intent.kind === 'deploy') {
    const isFirst = !Object.values(view.units).some(({ seat, place }) => seat === view.viewer && place === 'map');
    return isFirst ? 'Your standing order deploys your units (P5).' : undefined;
  }
  if (!ask) return 'Your standing order answered by default.';
  const { title } = askWords(view, { id: ask.id, kind: ask.prompt });
  return `Your standing order answered “${title}” by default (${PROMPTS[ask.prompt].number}).`;
};
