import type { Series } from '@ironhex/shared/protocol';

/** The points of two players, e.g. `2 – 1`; undefined for other numbers of players, and before the first match is over. */
export const pointsText = ({ players, drawn }: Series): string | undefined => {
  const [one, other, ...more] = players;
  if (!one || !other || more.length > 0 || one.won + other.won + drawn === 0) return undefined;
  return `${one.won} – ${other.won}`;
};

/** What the matches brought into the standings, e.g. `14.32 to 9.8 points`; undefined in games without such points. */
const standingText = ({ players }: Series): string | undefined =>
  players.every(({ standing }) => standing !== undefined)
    ? `${players.map(({ standing }) => standing).join(' to ')} points`
    : undefined;

/** How a series stands, e.g. `Ada 2 – 1 Bob, 1 drawn`; empty before its first match is over. */
export const seriesText = (series: Series): string => {
  const { players, drawn } = series;
  if (drawn === 0 && players.every(({ won }) => won === 0)) return '';
  const points = pointsText(series);
  const score = points
    ? `${players[0]!.name} ${points} ${players[1]!.name}`
    : players.map(({ name, won }) => `${name} ${won}`).join(', ');
  return [score, ...(drawn === 0 ? [] : [`${drawn} drawn`]), standingText(series)].filter(Boolean).join(', ');
};
