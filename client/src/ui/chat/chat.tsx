import { useState } from 'preact/hooks';
import { Follow } from '../../table/follow.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { useInSight } from '../common/in-sight.ts';
import { useFollow } from '../log/follow.ts';
import { ToNewest } from '../log/to-newest.tsx';
import '../common/panels.css';
import { Name } from '../words/name.tsx';

/** The messages; screen readers read new ones aloud. */
const Messages = ({ match }: { readonly match: ClientMatch }) => {
  const said = match.chat.messages.value;
  const seats = match.facts.value?.seats ?? [];
  const [follow] = useState(() => new Follow());
  const list = useFollow<HTMLDivElement>(follow, said, said.length);
  useInSight(list.ref, (inSight) => match.chat.show(inSight));
  return (
    <div class="chat-list">
      <div {...list} class="chat-messages" role="log" aria-live="polite" aria-label={UI.match.chat}>
        {said.length === 0 && <p class="quiet">{UI.match.noMessages}</p>}
        <ol>
          {said.map(({ from, seat, text }, i) => (
            // Messages are only ever added at the end, so the index is a stable key.
            <li
              key={i}
              data-side={seats.find(({ id }) => id === seat)?.side}
              data-own={seat !== null && seat === match.seat.value}
            >
              <strong>
                <Name text={from} as="whole" />
              </strong>{' '}
              <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      </div>
      <ToNewest follow={follow} />
    </div>
  );
};

/** The chat of players and spectators. */
export const ChatPanel = ({ match }: { readonly match: ClientMatch }) => {
  const [text, setText] = useState('');
  const spectators = match.facts.value?.spectators ?? 0;
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    // A message that was refused comes back into the field, unless the player has typed something else.
    if (!(await match.command('say', { text: said }))) setText((now) => now || said);
  };
  return (
    <section class="chat" aria-labelledby="chat-title" data-testid="chat">
      <header class="panel-head">
        <h2 id="chat-title">{UI.match.chat}</h2>
        <span class="quiet" data-testid="spectators">
          {UI.match.spectatorCount(spectators)}
        </span>
      </header>
      <Messages match={match} />
      <form class="chat-form" onSubmit={send}>
        <input
          value={text}
          maxLength={300}
          aria-label={UI.match.say}
          placeholder={UI.match.say}
          autocomplete="off"
          enterkeyhint="send"
          data-testid="chat-input"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <button type="submit" disabled={text.trim() === ''}>
          {UI.match.send}
        </button>
      </form>
    </section>
  );
};
