import { useEffect } from 'preact/hooks';
import { UI } from '../../text/ui.ts';

/** The page's picture in its tab: usual, and while something waits for the player. */
const ICONS = { usual: '/icon.svg', asked: '/icon-asked.svg' } as const;

/**
 * What a tab says: first whether the player is asked, then how many messages are unread, then the match. `asked` is
 * empty while nothing is asked.
 */
export const titleText = (match: string, asked: string, unread: number): string => {
  const what = asked === '' ? match : `● ${asked}`;
  const count = unread > 0 ? `(${unread}) ` : '';
  return `${count}${what === '' ? '' : `${what} · `}${UI.common.product}`;
};

/** Titles the page, until it is left. */
export const useTitle = (match: string, asked: string, unread: number): void => {
  useEffect(() => {
    document.title = titleText(match, asked, unread);
    document.querySelector('link[rel=icon]')?.setAttribute('href', asked === '' ? ICONS.usual : ICONS.asked);
  }, [match, asked, unread]);
  useEffect(
    () => () => {
      document.title = UI.common.product;
      document.querySelector('link[rel=icon]')?.setAttribute('href', ICONS.usual);
    },
    [],
  );
};
