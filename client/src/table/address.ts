import { withoutTail } from '@ironhex/shared/link';

/** The address of a match: with a seat's secret, or to watch. */
export const matchAddress = (id: string, secret?: string): string =>
  `${location.origin}/m/${id}${secret ? `#${secret}` : ''}`;

/** A moment of a match that is shown again: the number of an event, and as whom one looks. */
export interface ReplayPlace {
  readonly event: number;
  readonly view: string;
}

/** The address at which a match is shown again, at a moment of it or from its beginning. */
export const replayAddress = (id: string, place?: ReplayPlace): string =>
  `${location.origin}/replay/${id}${place ? `#${new URLSearchParams({ event: String(place.event), view: place.view })}` : ''}`;

/** Reads what stands behind `#` in such an address. What is missing or makes no sense is left out. */
export const replayPlaceIn = (text: string): Partial<ReplayPlace> => {
  const fields = new URLSearchParams(text);
  const event = Number(fields.get('event') ?? Number.NaN);
  const view = fields.get('view');
  return { ...(Number.isSafeInteger(event) && event >= 0 && { event }), ...(view !== null && { view }) };
};

/** Where a position is opened to be played on this page alone. */
export const BOARD_ADDRESS = '/board';

/** The address of a match that this page plays alone, by its id in this browser. */
export const boardAddress = (id: string): string => `${BOARD_ADDRESS}/${id}`;

/** The address at which records from files are opened. */
export const RECORD_ADDRESS = '/replay';

const OPENED = /^file=(\w+)$/;

/** The address of a record that was opened in this browser. */
export const openedAddress = (id: string): string => `${RECORD_ADDRESS}#file=${id}`;

/** The record that such an address names; undefined if it names none. */
export const openedIn = (text: string): string | undefined => OPENED.exec(text)?.[1];
/** The address of a game's lessons, or of one of them by its number, from 1 on. */
export const learnAddress = (game: string, lesson?: number): string => `/learn/${game}${lesson ? `#${lesson}` : ''}`;

/** Stands in the address in place of a secret, to watch a match in a browser that has a seat of it. */
export const WATCH = 'watch';

/** Puts a secret into the address of this page, so that reloading and bookmarks still open the seat. */
export const holdInAddress = (secret: string): void => history.replaceState(history.state, '', `#${secret}`);

/** A match's id and what may follow it, at the end of an address or alone; `host` is that of a whole address. */
const LINK = /(?:(?:https?:\/\/)?(?<host>[\w.:[\]-]+)?\/m\/|^)(?<id>[\w-]{8,})\/?(?:#(?<secret>[\w-]+))?/;

/**
 * Finds the link of a match in pasted text, such as a whole message, and returns it as an address of this page;
 * undefined if it has none, or one of another table. A match id alone is enough.
 */
export const linkIn = (text: string): string | undefined => {
  const { host, id, secret } = LINK.exec(text.trim())?.groups ?? {};
  return id === undefined || (host ?? location.host) !== location.host ? undefined : matchAddress(id, secret);
};

/** The address of a game's rules, at the place of one of them. */
export const rulesAddress = (game: string, rule?: string): string => `/rules/${game}${rule ? `#${rule}` : ''}`;

/** Drops from the address of this page what a sentence around the link has left at its end. */
export const tidyAddress = (): void => {
  const { pathname, search, hash } = location;
  const tidy = `${withoutTail(pathname) || '/'}${search}${withoutTail(hash)}`;
  if (tidy !== `${pathname}${search}${hash}`) history.replaceState(history.state, '', tidy);
};

/** The address at which a match of a game is made. */
export const newMatchAddress = (game: string): string => `/new/${game}`;

/** Stands in the address where a match is made, to open a position file. */
export const POSITION_PLACE = '#position';

/** The address at which a position file of a game is opened. */
export const positionAddress = (game: string): string => `${newMatchAddress(game)}${POSITION_PLACE}`;

/** What the page of a match is opened with, if the page before has led to it. */
interface GoneOn {
  /** The player's name. A player who holds a seat there sits down directly. */
  readonly sitAs: string;
}

/**
 * Opens another match on this page and sits down there under this name. "Back" in the browser returns to the match
 * before.
 */
export const goOnTo = (address: string, sitAs: string): void => {
  const state: GoneOn = { sitAs };
  history.pushState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
};

/** The name under which to sit down directly; undefined if the player has opened a link. */
export const sitsDownAs = (): string | undefined => (history.state as Partial<GoneOn> | null)?.sitAs;
