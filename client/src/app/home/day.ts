/** Milliseconds. */
const DAY = 24 * 3600 * 1000;

/** When the day of a moment began here, milliseconds. */
const midnightOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** When something was, as short as it can be understood: the time of today, `yesterday`, or a date. */
export const dayOf = (at: number, now: number): string => {
  // Days on which summer time begins or ends are an hour shorter or longer.
  const days = Math.round((midnightOf(now) - midnightOf(at)) / DAY);
  if (days <= 0) return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at);
  if (days === 1) return 'yesterday';
  const year = days > 300 ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...year }).format(at);
};
