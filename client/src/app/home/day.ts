/** Milliseconds. */
const DAY = 24 * 3600 * 1000;

const dayNumber = (at: number): number => {
  const midnight = new Date(at);
  midnight.setHours(0, 0, 0, 0);
  return Math.round(midnight.getTime() / DAY);
};

/** When something was, as short as it can be understood: the time of today, `yesterday`, or a date. */
export const dayOf = (at: number, now: number): string => {
  const days = dayNumber(now) - dayNumber(at);
  if (days <= 0) return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at);
  if (days === 1) return 'yesterday';
  const year = days > 300 ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...year }).format(at);
};
