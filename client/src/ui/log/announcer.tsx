import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Episode, numberOf } from '../../table/log/episodes.ts';
import type { ClientMatch } from '../../table/match.ts';

/** How many announcements stay, for readers that are late. */
const KEPT = 3;

const textOf = ({ lines }: Episode): string =>
  lines
    .filter(({ tone }, i) => i === 0 || tone !== 'quiet')
    .map(({ text }) => text)
    .join(' ');

/** Tells screen readers what happened, once for each episode and when it is over: never line by line. */
export const Announcer = ({ match }: { readonly match: ClientMatch }) => {
  const told = useSignal<readonly Episode[]>([]);
  /** The number of the last event that was read out, or that was there before. */
  const last = useRef<number | undefined>(undefined);
  useSignalEffect(() => {
    const episodes = match.log.episodes.value;
    if (!match.settled.value) return;
    // An action may still grow until another one begins, so wait for that; lines between actions are read out as they
    // come.
    const goesOn = episodes.at(-1)?.kind === 'action' && !match.facts.value?.outcome;
    const complete = goesOn ? episodes.slice(0, -1) : episodes;
    const newest = complete.at(-1);
    if (!newest) return;
    const since = last.current;
    last.current = numberOf(newest);
    if (since === undefined) return;
    const news = complete.filter((episode) => numberOf(episode) > since);
    if (news.length > 0) told.value = [...told.peek(), ...news].slice(-KEPT);
  });
  return (
    <div class="hidden-text" role="log" aria-live="polite" aria-relevant="additions" data-testid="announcer">
      {told.value.map((episode) => (
        <p key={numberOf(episode)}>{textOf(episode)}</p>
      ))}
    </div>
  );
};
