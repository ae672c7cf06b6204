import type { Series } from '@ironhex/shared/protocol';

/** The points of two players, e.g. `2 – 1`; undefined for other numbers of players, and before the first match is over. */
export const pointsText = ({ players, drawn }: Series): string | undefined => {
  const [one, other, ...more] = players;
  if (!one || !other || more.length > 0 || one.won + other.won + drawn === 0) return undefined;
  return `${one.won} – ${other.won}`;
};

/** How a series stands, e.g. `Ada 2 – 1 Bob, 1 drawn`; empty before its first match is over. */
export const seriesText = (series: Series): string => {
  const { players, drawn } = series;
  if (drawn === 0 && players.every(({ won }) => won === 0)) return '';
  const points = pointsText(series);
  const score = points
    ? `${players[0]!.name} ${points} ${players[1]!.name}`
    : players.map(({ name, won }) => `${name} ${won}`).join(', ');
  return drawn === 0 ? score : `${score}, ${drawn} drawn`;
};
