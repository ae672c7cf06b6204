import { useId, useState } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';

/** The choice between everybody and the own side. It stays as chosen while the panel is folded. */
const ToWhom = ({ match }: { readonly match: ClientMatch }) => {
  const name = useId();
  const { toSide } = match.chat;
  const choice = (side: boolean, words: string) => (
    <label>
      <input
        type="radio"
        class="hidden-text"
        name={name}
        checked={toSide.value === side}
        onChange={() => {
          toSide.value = side;
        }}
      />
      {words}
    </label>
  );
  return (
    <fieldset class="to-whom" data-side={match.ownInfo.value?.side} data-testid="to-whom">
      <legend class="hidden-text">{UI.match.toWhom}</legend>
      {choice(false, UI.match.toAll)}
      {choice(true, UI.match.toSide)}
    </fieldset>
  );
};

/** The field to say something in: to everybody, or to the own side if others play on it. */
export const SayForm = ({ match }: { readonly match: ClientMatch }) => {
  const [text, setText] = useState('');
  const company = match.company.value;
  const aside = company && match.chat.toSide.value;
  const apart = match.seat.value === null && match.facts.value?.status === 'playing';
  const prompt = apart ? UI.match.sayApart : aside ? UI.match.sayAside : UI.match.say;
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    // A message that was refused comes back into the field, unless the player has typed something else.
    if (!(await match.command('say', { text: said, ...(aside ? { to: 'side' } : {}) }))) setText((now) => now || said);
  };
  return (
    <form class="chat-form" data-side={aside ? match.ownInfo.value?.side : undefined} onSubmit={send}>
      {company && <ToWhom match={match} />}
      <input
        value={text}
        maxLength={300}
        aria-label={prompt}
        placeholder={prompt}
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
  );
};
