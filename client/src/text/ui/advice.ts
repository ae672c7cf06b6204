const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** What the computer would do, for a player alone with computers. */
export const advice = {
  ask: 'Hint',
  askHint: 'What the computer would do in your place, from what you see. You can take it over or change it.',
  thinking: 'The computer thinks.',
  none: 'There is no hint here: the computer found nothing.',
  mark: 'Hint',
  planned: 'This is what the computer would do: confirm it, or change it.',
  marked: 'This is what the computer would do: take what is marked, or else leave it as it stands.',
  /** With its own chance to win and that of the next best answer. */
  looked: (best: number, next: number) =>
    `Played on by itself it wins ${percent(best)}, the next best ${percent(next)}.`,
} as const;
