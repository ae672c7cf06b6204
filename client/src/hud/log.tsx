import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../model/game.ts';
import type { Line } from '../model/lines.ts';
import { UI } from '../text/ui.ts';
import '../style/log.css';

/** Nearer to the end than this, in pixels, the log follows what is new. */
const NEAR = 60;

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
  const list = useRef<HTMLDivElement>(null);
  const lines = game.lines.value;
  useEffect(() => {
    const element = list.current;
    if (element && element.scrollHeight - element.scrollTop - element.clientHeight < NEAR + element.clientHeight / 2)
      element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    <section class="log" aria-label={UI.match.log} data-testid="log">
      <div ref={list} class="log-lines" role="log" aria-live="polite" aria-relevant="additions">
        <ol>
          {lines.map((line) => (
            <LogLine key={line.n} game={game} line={line} />
          ))}
        </ol>
      </div>
    </section>
  );
};
