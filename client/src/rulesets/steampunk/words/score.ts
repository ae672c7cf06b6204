import type { Scored } from '@ironhex/shared/steampunk';

/** What a side gets points for. */
export const SCORED: Readonly<Record<Scored, string>> = {
  destroyed: 'destroyed',
  crippled: 'crippled',
  kept: 'kept',
};

/** What the score says. */
export const POINTS = {
  rule: (bonus: number) =>
    `Points for enemies destroyed and crippled and for own units kept, as far as you know (VIC-3).${bonus > 0 ? ` Whoever has more at the end gets ${bonus} more.` : ''}`,
  bonus: 'More than the other side',
  onBoard: 'on the board',
  friendly: 'Units on the board, as far as you know: a side without any has lost (VIC-1).',
} as const;
