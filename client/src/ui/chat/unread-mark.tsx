import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';

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

/** The same for screen readers when it changes, whatever is folded away. */
export const UnreadNews = ({ match }: { readonly match: ClientMatch }) => {
  const unread = match.chat.unread.value;
  return (
    <p class="hidden-text" role="status">
      {unread === 0 ? '' : `${UI.match.chat}: ${UI.match.unread(unread)}`}
    </p>
  );
};
