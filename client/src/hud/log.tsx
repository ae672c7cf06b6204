import type { Game } from '../model/game.ts';
import type { Line } from '../model/lines.ts';
import { UI } from '../text/ui.ts';
import { useFollow } from './follow.ts';
import '../style/log.css';

const LogLine = ({ game, line }: { readonly game: Game; readonly line: Line }) => {
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
      <li data-tone={line.tone} {...point}>
        {line.text}
      </li>
    );
  return (
    <li data-tone={line.tone} {...point}>
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

/** What happened, in sentences; every die can be opened. */
export const Log = ({ game }: { readonly game: Game }) => {
  const lines = game.lines.value;
  const follow = useFollow(lines);
  return (
    <section class="log" aria-label={UI.match.log} data-testid="log">
      <div {...follow} class="log-lines" role="log" aria-live="polite" aria-relevant="additions">
        <ol>
          {lines.map((line) => (
            <LogLine key={line.n} game={game} line={line} />
          ))}
        </ol>
      </div>
    </section>
  );
};
