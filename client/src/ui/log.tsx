import { Fragment } from 'preact';
import { type Line, missedIn } from '../table/lines.ts';
import type { ClientMatch } from '../table/match.ts';
import { UI } from '../text/ui.ts';
import { useFollow } from './follow.ts';
import { Words } from './words.tsx';
import './style/log.css';

const LogLine = (props: { readonly match: ClientMatch; readonly line: Line; readonly missed: boolean }) => {
  const { match, line, missed } = props;
  const point = {
    onPointerEnter: () => {
      match.highlighted.value = line.units;
    },
    onPointerLeave: () => {
      match.highlighted.value = [];
    },
  };
  if (line.rolls.length === 0)
    return (
      <li data-tone={line.tone} data-missed={missed} {...point}>
        <Words match={match} text={line.text} />
      </li>
    );
  return (
    <li data-tone={line.tone} data-missed={missed} {...point}>
      <details>
        <summary>
          <Words match={match} text={line.text} />
        </summary>
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

/** Scrolls to the first line that was missed. */
export const showAbsence = (): void => {
  const mark = document.getElementById(AWAY);
  mark?.scrollIntoView({ block: 'start' });
  mark?.focus({ preventScroll: true });
};

/** The log: what happened, in sentences; the dice behind a sentence can be opened. */
export const Log = ({ match }: { readonly match: ClientMatch }) => {
  const lines = match.log.lines.value;
  const absence = match.log.absence.value;
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
              <LogLine match={match} line={line} missed={missed.includes(line)} />
            </Fragment>
          ))}
        </ol>
      </div>
    </section>
  );
};
