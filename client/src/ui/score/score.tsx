import type { RulesetTypes } from '@ironhex/shared/match';
import { useSignal } from '@preact/signals';
import type { Score, ScoreOf, SideScore } from '../../rulesets/score.ts';
import type { ClientMatch } from '../../table/match.ts';
import { list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../common/dialog.tsx';
import { RuleText } from '../rulebook/rule.tsx';
import { Name } from '../words/name.tsx';
import './score.css';

interface Props {
  readonly match: ClientMatch;
  readonly score: Score;
}

/** The names of all players of a side. */
const playersOf = (match: ClientMatch, side: number): string =>
  list((match.facts.value?.seats ?? []).filter((seat) => seat.side === side).map(({ id }) => match.nameOf(id)));

const SideRows = ({ match, of }: { readonly match: ClientMatch; readonly of: SideScore }) => (
  <table class="score-rows" data-side={of.side} data-testid={`score-rows-${of.side}`}>
    <caption>
      <span class="seat-base" aria-hidden="true" />
      <Name text={playersOf(match, of.side)} />
      <b>{of.points}</b>
    </caption>
    <tbody>
      {of.rows.map(({ name, why, points }, i) => (
        <tr key={i}>
          <th scope="row">
            {name}
            {why !== '' && <small>{why}</small>}
          </th>
          <td>{points}</td>
        </tr>
      ))}
      {of.rows.length === 0 && (
        <tr>
          <td class="quiet">{UI.score.nothing}</td>
        </tr>
      )}
    </tbody>
  </table>
);

/** Where the points of all sides came from, row by row, and how they are counted. */
export const ScoreTable = ({ match, score }: Props) => (
  <div class="score-table">
    {score.sides.map((side) => (
      <SideRows key={side.side} match={match} of={side} />
    ))}
    <p class="quiet">
      <RuleText text={score.rule} />
    </p>
  </div>
);

/** The score in the line above the map, always in sight. Pressed, it says where the points came from. */
export const ScoreChip = ({ match, of }: { readonly match: ClientMatch; readonly of: ScoreOf<RulesetTypes> }) => {
  const open = useSignal(false);
  const view = match.view.value;
  const score = view && of(view);
  if (!score) return null;
  const told = score.sides.map(({ side, points }) => `${playersOf(match, side)} ${points}`);
  return (
    <>
      <button
        type="button"
        class="bare score-chip"
        data-testid="score"
        title={UI.score.open}
        onClick={() => {
          open.value = true;
        }}
      >
        <span class="hidden-text">{UI.score.told([...told, ...(score.left ? [score.left] : [])].join(', '))}</span>
        <span class="score-points" aria-hidden="true">
          {score.sides.map(({ side, points }) => (
            <span key={side} data-side={side}>
              <i class="seat-base" />
              <b>{points}</b>
            </span>
          ))}
        </span>
        {score.left && <small aria-hidden="true">{score.left}</small>}
      </button>
      {open.value && (
        <Dialog
          title={UI.score.title}
          testId="score-dialog"
          onClose={() => {
            open.value = false;
          }}
        >
          <ScoreTable match={match} score={score} />
        </Dialog>
      )}
    </>
  );
};
