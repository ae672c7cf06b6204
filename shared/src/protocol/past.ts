import { type Board, isBoard, isPackedBoard, packBoard, unpackBoard } from '../board/index.ts';
import type { Answer } from './commands.ts';
import type { Missed, SeenEvent, Told } from './messages.ts';

/** A view with every field as `change` gives it. */
const mapped = (view: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(view).map(([name, value]) => [name, change(value)]));

/** A view as the text in which it is sent. Boards among its fields are packed, to about a tenth of their length. */
export const writeView = (view: object): string =>
  JSON.stringify(mapped(view, (value) => (isBoard(value) ? packBoard(value) : value)));

/** The view of a text that {@link writeView} has written. */
export const readView = (text: string): object =>
  mapped(JSON.parse(text) as object, (value) => (isPackedBoard(value) ? unpackBoard(value) : value));

/** The board that lies in a view; undefined if there is none. */
export const boardIn = (view: object): Board | undefined => Object.values(view).find(isBoard);

/** The events of one viewer from some number on. */
export interface Past {
  readonly events: readonly SeenEvent[];
  /** The view before event 1, if these events begin with event 1. */
  readonly from: object | undefined;
}

/** Events that were sent, with their numbers. */
export const eventsOf = ({ first, seen }: Told): SeenEvent[] =>
  seen.map((event, index) => ({ n: first + index, seen: event }));

/**
 * Asks for all events from number `since` on, page after page, and calls `pause` whenever that was too fast. No event is
 * missing between the last page and the events that are sent after it. Gives the refusal if one comes.
 */
export const readPast = async (
  ask: (since: number) => Promise<Answer<Missed>>,
  since: number,
  pause: () => Promise<unknown>,
): Promise<Answer<Past>> => {
  const events: SeenEvent[] = [];
  let from: object | undefined;
  for (let more = true; more; ) {
    const page = await ask((events.at(-1)?.n ?? since - 1) + 1);
    if (page.ok) {
      events.push(...eventsOf({ first: page.first, seen: page.seen.map((text) => JSON.parse(text)) }));
      if (page.from !== undefined) from = readView(page.from);
      more = page.more;
    } else if (page.refusal.code === 'too-fast') await pause();
    else return page;
  }
  return { ok: true, events, from };
};
