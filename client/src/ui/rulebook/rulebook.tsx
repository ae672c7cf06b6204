import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Rulebook } from '../../rulesets/rulebook.ts';
import { rulesAddress } from '../../table/address.ts';
import { UI } from '../../text/ui.ts';
import { search } from './search.ts';
import './rulebook.css';

/** As in `rulebook.css`. */
const WIDE = '(width >= 760px)';

interface Props {
  readonly game: string;
  readonly rulebook: Rulebook;
  /** The rule or chapter that is shown first; empty for the beginning. */
  readonly place: string;
  /** Another place was chosen. */
  readonly onPlace: (place: string) => void;
}

/** The place that a link within the rulebook leads to; undefined for other links. */
const placeOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;
  return link?.target === '' ? decodeURIComponent(link.hash.slice(1)) : undefined;
};

/** Scrolls to a passage and marks it. A reader who pages by keyboard continues from there. */
const goTo = (text: HTMLElement, place: string): void => {
  for (const before of text.querySelectorAll('[data-here]')) before.removeAttribute('data-here');
  const here = place && text.querySelector<HTMLElement>(`[id="${CSS.escape(place)}"]`);
  if (!here) return;
  here.dataset.here = '';
  here.tabIndex = -1;
  here.scrollIntoView({ block: 'start' });
  here.focus({ preventScroll: true });
};

/** A rulebook to read: contents, search, and the text at a place. */
export const RulebookView = ({ game, rulebook, place, onPlace }: Props) => {
  const whole = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const contents = useRef<HTMLDetailsElement>(null);
  const asked = useSignal('');
  const found = useSignal<number | undefined>(undefined);
  const ask = (words: string) => {
    asked.value = words;
    found.value = search(text.current!, words);
  };
  /** Contents stand open where there is room for them beside the text. */
  const unfold = () => {
    contents.current!.open = matchMedia(WIDE).matches;
  };
  const follow = (event: MouseEvent) => {
    const next = placeOf(event.target);
    if (next === undefined || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask('');
    unfold();
    onPlace(next);
    goTo(text.current!, next);
  };
  // The links of the text come with it: one listener hears all of them, and those of the contents.
  useEffect(() => {
    const links = whole.current!;
    links.addEventListener('click', follow);
    return () => links.removeEventListener('click', follow);
  });
  useLayoutEffect(unfold, []);
  useLayoutEffect(() => goTo(text.current!, place), [place, rulebook]);
  useEffect(() => () => void (text.current && search(text.current, '')), []);
  return (
    <div ref={whole} class="rulebook">
      <nav class="rulebook-contents" aria-label={UI.rules.contents}>
        <input
          type="search"
          aria-label={UI.rules.search}
          placeholder={UI.rules.search}
          value={asked.value}
          onInput={({ currentTarget }) => ask(currentTarget.value)}
        />
        <details ref={contents}>
          <summary>{UI.rules.contents}</summary>
          <ol>
            {rulebook.chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={rulesAddress(game, id)}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
        <p class="quiet" role="status">
          {found.value !== undefined && UI.rules.found(found.value)}
        </p>
      </nav>
      {/* Rendered when the page was built, from a guide of our own. */}
      <div ref={text} class="rulebook-text" dangerouslySetInnerHTML={{ __html: rulebook.html }} />
    </div>
  );
};
