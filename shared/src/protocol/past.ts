import type { Answer } from './commands.ts';
import type { Missed, SeenEvent, Told } from './messages.ts';
import { readView } from './view-text.ts';

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
