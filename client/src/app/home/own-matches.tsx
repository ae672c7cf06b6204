import { useEffect, useState } from 'preact/hooks';
import { findMatches } from '../../net/api.ts';
import { gameOf } from '../../rulesets/index.ts';
import { matchAddress, replayAddress } from '../../table/address.ts';
import {
  forgetOwnMatch,
  inOrder,
  isOver,
  keepOwnMatch,
  type ListedMatch,
  listed,
  type OwnMatch,
  ownMatches,
} from '../../table/storage/own-matches.ts';
import { list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { Name } from '../../ui/words/name.tsx';
import { dayOf } from './day.ts';

const { home } = UI;

/** Milliseconds until the server is asked again, while the page is looked at. */
const AGAIN = 20_000;

/** How many are shown until the player asks for all. */
const SHOWN = 6;

/** The matches of this browser as the server tells of them: as soon as it answers, and again now and then. */
const useListed = (matches: readonly OwnMatch[]) => {
  const [all, setAll] = useState<readonly ListedMatch[]>(matches);
  /** For how many days the server keeps matches that are over; null: for good. Undefined until it has said so. */
  const [finishedFor, setFinishedFor] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      if (matches.length === 0 || document.hidden) return;
      const found = await findMatches(matches.map(({ id }) => id));
      if (left) return;
      const byId = new Map(found.ok ? found.value.matches.map((each) => [each.id, each]) : []);
      const now = matches.map((match) => listed(match, byId.get(match.id)));
      // A match that is gone is mentioned once, and not kept.
      for (const match of now) if (match.state === 'gone') forgetOwnMatch(match);
      setAll(now);
      if (found.ok) setFinishedFor(found.value.finishedFor);
    };
    setAll(matches);
    void ask();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [matches]);
  return { all, finishedFor };
};

const stateWords = (state: ListedMatch['state'], others: readonly string[]): string =>
  state === 'theirs' && others.length > 0 ? home.waitingFor(list(others)) : home.states[state];

const Entry = ({ match, onRemove }: { readonly match: ListedMatch; readonly onRemove: () => void }) => {
  const { id, name, game, state, at } = match;
  const others = match.others.map((other) => other || home.somebody);
  const about = (
    <>
      <strong>
        <Name text={name || (gameOf(game)?.name ?? '')} />
      </strong>
      <span class="quiet">
        <Name text={others.length > 0 ? home.against(list(others)) : home.nobodyYet} />
        <span>
          {' '}
          · <time>{dayOf(at, Date.now())}</time>
        </span>
      </span>
      <span class="own-state">{stateWords(state, others)}</span>
    </>
  );
  return (
    <li class="own-match" data-state={state}>
      {state === 'gone' ? (
        <div class="own-about">{about}</div>
      ) : (
        <a class="own-about" href={matchAddress(id)}>
          {about}
        </a>
      )}
      {isOver(state) && state !== 'gone' && (
        <a class="button bare" href={replayAddress(id)}>
          {UI.replay.again}
        </a>
      )}
      <button type="button" class="bare" aria-label={home.remove(name)} onClick={onRemove}>
        <span aria-hidden="true">✕</span>
      </button>
    </li>
  );
};

/** The matches that were played in this browser: what needs the player first, each a click away. */
export const OwnMatches = () => {
  const [matches, setMatches] = useState(ownMatches);
  const [removed, setRemoved] = useState<OwnMatch | undefined>(undefined);
  const [all, setAll] = useState(false);
  const { all: told, finishedFor } = useListed(matches);
  const inList = inOrder(told);
  const yours = inList.some(({ state }) => state === 'yours');
  useEffect(() => {
    document.title = yours ? `● ${UI.common.product}` : UI.common.product;
  }, [yours]);
  useEffect(() => {
    // Read the list again: another tab of this browser has changed it, or the browser's Back shows this page from its
    // cache. The event also comes after the first load, perhaps after the server has reported a match as gone; skip
    // that one.
    const read = () => setMatches(ownMatches());
    const readIfLeft = ({ persisted }: PageTransitionEvent) => persisted && read();
    addEventListener('storage', read);
    addEventListener('pageshow', readIfLeft);
    return () => {
      removeEventListener('storage', read);
      removeEventListener('pageshow', readIfLeft);
    };
  }, []);
  const remove = (match: ListedMatch) => {
    const kept = matches.find(({ id }) => id === match.id);
    forgetOwnMatch(match);
    setRemoved(match.state === 'gone' ? undefined : kept);
    setMatches(matches.filter(({ id }) => id !== match.id));
  };
  const bringBack = (match: OwnMatch) => {
    keepOwnMatch(match);
    setRemoved(undefined);
    setMatches(ownMatches());
  };
  if (inList.length === 0 && !removed) return null;
  return (
    <section class="own-matches" aria-labelledby="own-matches" data-testid="own-matches">
      <h2 id="own-matches">
        {home.own} <small class="quiet">{home.ownHint}</small>
      </h2>
      <ul>
        {inList.slice(0, all ? undefined : SHOWN).map((match) => (
          <Entry key={match.id} match={match} onRemove={() => remove(match)} />
        ))}
      </ul>
      {finishedFor !== undefined && inList.some(({ state }) => isOver(state)) && (
        <p class="quiet" data-testid="finished-for">
          {home.finishedFor(finishedFor)}
        </p>
      )}
      <div role="status">
        {removed && (
          <p class="own-removed">
            {home.removed(removed.name)}{' '}
            <button type="button" onClick={() => bringBack(removed)}>
              {home.bringBack}
            </button>
          </p>
        )}
      </div>
      {!all && inList.length > SHOWN && (
        <button type="button" class="bare own-all" onClick={() => setAll(true)}>
          {home.all(inList.length)}
        </button>
      )}
    </section>
  );
};
