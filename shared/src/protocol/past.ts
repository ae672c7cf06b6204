import type { Answer } from './commands.ts';
import type { Missed, SeenEvent, Told } from './messages.ts';
import { readView } from './view-text.ts';

/** The events of one viewer from some number on. */
export interface Past {
  readonly events: readonly SeenEvent[];
  /** The view before event 1, if these events begin with event 1. */
  readonly from: object | undefined;
}

/** Reads events that were sent. */
export const eventsOf = ({ first, seen }: Told): SeenEvent[] =>
  seen.map((text, index) => ({ n: first + index, seen: JSON.parse(text) as SeenEvent['seen'] }));

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
      events.push(...eventsOf(page));
      if (page.from !== undefined) from = readView(page.from);
      more = page.more;
    } else if (page.refusal.code === 'too-fast') await pause();
    else return page;
  }
  return { ok: true, events, from };
};
