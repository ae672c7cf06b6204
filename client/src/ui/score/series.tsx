import type { ClientMatch } from '../../table/match.ts';
import { pointsText, seriesText } from '../../text/series.ts';
import { UI } from '../../text/ui.ts';
import { PlainWords } from '../words/words.tsx';

interface Props {
  readonly match: ClientMatch;
}

/** How the series stands that this match is part of. */
export const SeriesScore = ({ match }: Props) => {
  const { series } = match.facts.value ?? {};
  const text = series ? seriesText(series) : '';
  return text === '' ? null : (
    <p class="series" data-testid="series">
      <span class="quiet">{UI.match.series}</span>{' '}
      <strong>
        <PlainWords match={match} text={text} />
      </strong>
    </p>
  );
};

/** The same between the clocks of two players, as numbers alone. */
export const SeriesPoints = ({ match }: Props) => {
  const { series } = match.facts.value ?? {};
  const points = series && pointsText(series);
  return points === undefined ? null : (
    <span class="series-points" title={`${UI.match.series} ${seriesText(series!)}`} data-testid="series-points">
      {points}
    </span>
  );
};
