import { WARFARE } from '../rulesets/warfare3025/words/ui.ts';
import { UI } from '../text/ui.ts';
import { Dialog } from './dialog.tsx';
import './style/panels.css';

/** How a first match goes, and what the keys do. */
export const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={UI.common.help} onClose={onClose} class="help" testId="help">
    <section aria-labelledby="help-first">
      <h3 id="help-first">{WARFARE.firstMatch.title}</h3>
      <ol class="help-steps">
        {WARFARE.firstMatch.steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="help-keys">
      <h3 id="help-keys">{UI.keyboard.title}</h3>
      <table class="help-keys">
        <tbody>
          {UI.keyboard.rows.map(([keys, what]) => (
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
  </Dialog>
);
