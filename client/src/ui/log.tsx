import { Fragment } from 'preact';
import type { Game } from '../table/game.ts';
import { type Line, missedIn } from '../table/lines.ts';
import { UI } from '../text/ui.ts';
import { useFollow } from './follow.ts';
import './style/log.css';

const LogLine = (props: { readonly game: Game; readonly line: Line; readonly missed: boolean }) => {
  const { game, line, missed } = props;
  const point = {
    onPointerEnter: () => {
      game.lit.value = line.units;
    },
    onPointerLeave: () => {
      game.lit.value = [];
    },
  };
  if (line.rolls.length === 0)
    return (
      <li data-tone={line.tone} data-missed={missed} {...point}>
        {line.text}
      </li>
    );
  return (
    <li data-tone={line.tone} data-missed={missed} {...point}>
      <details>
        <summary>{line.text}</summary>
        {line.rolls.map((roll) => (
          <table key={roll.title} class="roll">
            <caption>
              {roll.title}: {roll.summary}
            </caption>
            <tbody>
              {roll.rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>
                    {row.value} {row.rule && <small>{row.rule}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </details>
    </li>
  );
};

const AWAY = 'log-away';

/** Brings the place into sight from which on something was missed. */
export const showAbsence = (): void => {
  const mark = document.getElementById(AWAY);
  mark?.scrollIntoView({ block: 'start' });
  mark?.focus({ preventScroll: true });
};

/** What happened, in sentences; every die can be opened. */
export const Log = ({ game }: { readonly game: Game }) => {
  const lines = game.lines.value;
  const absence = game.absence.value;
  const missed = absence ? missedIn(lines, absence) : [];
  const follow = useFollow(lines);
  return (
    <section class="log" aria-label={UI.match.log} data-testid="log">
      <div {...follow} class="log-lines" role="log" aria-live="polite" aria-relevant="additions">
        <ol>
          {lines.map((line) => (
            <Fragment key={line.n}>
              {line === missed[0] && (
                <li id={AWAY} class="log-away" tabIndex={-1}>
                  {UI.connection.away}
                </li>
              )}
              <LogLine game={game} line={line} missed={missed.includes(line)} />
            </Fragment>
          ))}
        </ol>
      </div>
    </section>
  );
};
