import type { Answer } from './commands.ts';
import type { Missed, SeenEvent } from './messages.ts';

/** What a viewer was told from some number on. */
export interface Past {
  readonly events: readonly SeenEvent[];
  /** What the viewer knew before the first event of the match, if the past begins with that one. */
  readonly from: object | undefined;
}

/** The events of one page. */
const eventsOf = ({ first, seen }: Missed): SeenEvent[] =>
  seen.map((text, index) => ({ n: first + index, seen: JSON.parse(text) as SeenEvent['seen'] }));

/**
 * Asks for page after page of what happened from number `since` on, until there is no more; `pause` lets some time pass
 * when that was too fast. The last page and whatever is told after it leave no gap. Gives the refusal if one comes.
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
      if (page.from !== undefined) from = JSON.parse(page.from) as object;
      more = page.more;
    } else if (page.refusal.code === 'too-fast') await pause();
    else return page;
  }
  return { ok: true, events, from };
};
