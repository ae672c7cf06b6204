import type { GameWords } from '../../rulesets/types.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../common/dialog.tsx';
import { RuleText, useRulebook } from '../rulebook/rule.tsx';
import '../common/panels.css';

interface Props {
  /** The words of the game; undefined while it is not loaded. */
  readonly words: Pick<GameWords<never>, 'firstMatch' | 'credits'> | undefined;
  /** What keys do besides those of every table. */
  readonly keys: GameWords<never>['keys'];
  readonly onClose: () => void;
  /** undefined while there is no map yet. */
  readonly onLegend: (() => void) | undefined;
  /** The address of the game's lessons; undefined for a game without any. */
  readonly lessons: string | undefined;
}

/** Further help: both open over this dialog, which stays. */
const Ways = ({ onLegend, lessons }: Pick<Props, 'onLegend' | 'lessons'>) => {
  const openRules = useRulebook();
  return (
    <p class="help-ways">
      {openRules && (
        <button type="button" data-testid="help-rules" onClick={() => openRules()}>
          {UI.rules.title}
        </button>
      )}
      {onLegend && (
        <button type="button" onClick={onLegend}>
          {UI.legend.title}
        </button>
      )}
      {lessons && (
        <a class="button" href={lessons} target="_blank" rel="noreferrer" data-testid="help-lessons">
          {UI.learn.lessons}
        </a>
      )}
    </p>
  );
};

/** The steps of a first match, the keys, and the credits. */
export const HelpDialog = ({ words, keys: own, onClose, onLegend, lessons }: Props) => (
  <Dialog title={UI.common.help} onClose={onClose} class="help" testId="help">
    <Ways onLegend={onLegend} lessons={lessons} />
    {words && (
      <section aria-labelledby="help-first">
        <h3 id="help-first">{UI.help.firstMatch}</h3>
        <ol class="help-steps">
          {words.firstMatch.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>
                <RuleText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
    )}
    <section class="help-keyboard" aria-labelledby="help-keys">
      <h3 id="help-keys">{UI.help.keys}</h3>
      <table class="help-keys">
        <tbody>
          {[...own, ...UI.help.rows].map(([keys, what]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {words?.credits && (
      <section class="help-credits" aria-labelledby="help-credits">
        <h3 id="help-credits">{UI.help.credits}</h3>
        {words.credits.map(({ text, links }) => (
          <p key={text} class="quiet">
            {text}
            {links.map(([name, address]) => (
              <span key={address}>
                {' '}
                <a href={address} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </span>
            ))}
          </p>
        ))}
      </section>
    )}
  </Dialog>
);
