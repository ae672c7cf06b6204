import type { RefObject } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Follow } from '../../table/log/follow.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { ToNewest, useFollow } from '../log/follow.tsx';
import { Name } from '../words/name.tsx';
import { SayForm } from './say-form.tsx';
import '../common/panels.css';

/** Says whenever an element comes before the user's eyes or goes out of sight, also with the whole page. */
const useInSight = (ref: RefObject<Element | null>, show: (inSight: boolean) => void): void => {
  useEffect(() => {
    let shown = false;
    const tell = () => show(shown && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      shown = entries.at(-1)!.isIntersecting;
      tell();
    });
    observer.observe(ref.current!);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
      show(false);
    };
  }, []);
};

/** Who may watch, and the messages; screen readers read new ones aloud. Both scroll together: a lying phone has few lines. */
const Messages = ({ match }: { readonly match: ClientMatch }) => {
  const said = match.chat.messages.value;
  const { seats = [], watching } = match.facts.value ?? {};
  const [follow] = useState(() => new Follow());
  const list = useFollow<HTMLDivElement>(follow, said, said.length);
  useInSight(list.ref, (inSight) => match.chat.show(inSight));
  return (
    <div class="chat-list">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must reach */}
      <div {...list} class="chat-messages" role="log" aria-live="polite" aria-label={UI.match.chat} tabIndex={0}>
        {watching !== undefined && (
          <p class="quiet" data-testid="watching">
            {UI.setup.watched(watching)}
          </p>
        )}
        {said.length === 0 && <p class="quiet">{UI.match.noMessages}</p>}
        <ol>
          {said.map(({ from, seat, text, to }, i) => (
            // Messages are only ever added at the end, so the index is a stable key.
            <li
              key={i}
              data-side={seats.find(({ id }) => id === seat)?.side}
              data-own={seat !== null && seat === match.seat.value}
            >
              <strong>
                <Name text={from} as="whole" />
              </strong>{' '}
              {to && <span class="aside">{UI.match.aside[to]}</span>} <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      </div>
      <ToNewest follow={follow} />
    </div>
  );
};

/** For a player: mutes the others, one by one; muted players are not brought together with this one again. */
const Mutes = ({ match }: { readonly match: ClientMatch }) => {
  const own = match.ownInfo.value;
  const muted = match.chat.muted.value;
  const talkers = new Set(match.chat.messages.value.map(({ seat }) => seat));
  const others = match.facts.value?.seats.filter(({ id }) => id !== own?.id && (muted.has(id) || talkers.has(id)));
  if (!own?.taken || !others?.length) return null;
  return (
    <p class="chat-mutes">
      {others.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="bare"
          title={UI.match.muteHint}
          data-testid={`mute-${id}`}
          onClick={() => {
            match.chat.mute(id, !muted.has(id));
            void match.command('mute', { seat: id, muted: !muted.has(id) });
          }}
        >
          {muted.has(id) ? UI.match.unmute(name) : UI.match.mute(name)}
        </button>
      ))}
    </p>
  );
};

/** The chat of players and spectators. */
export const ChatPanel = ({ match }: { readonly match: ClientMatch }) => {
  const title = useId();
  const spectators = match.facts.value?.spectators ?? 0;
  return (
    <section class="chat" aria-labelledby={title} data-testid="chat">
      <header class="panel-head">
        <h2 id={title}>{UI.match.chat}</h2>
        <span class="quiet" data-testid="spectators">
          {UI.match.spectatorCount(spectators)}
        </span>
      </header>
      <Messages match={match} />
      <Mutes match={match} />
      <SayForm match={match} />
    </section>
  );
};

/** How many messages are unread, as a small number beside the name of the chat. */
export const UnreadMark = ({ match }: { readonly match: ClientMatch }) => {
  const unread = match.chat.unread.value;
  return unread === 0 ? null : (
    <span class="unread" data-testid="unread">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span class="hidden-text">{UI.match.unread(unread)}</span>
    </span>
  );
};

/** The same for screen readers, when it changes, even while the panel is folded. */
export const UnreadNews = ({ match }: { readonly match: ClientMatch }) => {
  const unread = match.chat.unread.value;
  return (
    <p class="hidden-text" role="status">
      {unread === 0 ? '' : `${UI.match.chat}: ${UI.match.unread(unread)}`}
    </p>
  );
};
