import type { Built, TableName } from '@ironhex/shared/steampunk';
import { PLANNING } from '../../words/planning.ts';
import { TABLE_NAMES, tableRows } from '../../words/tables.ts';

const NAMES: readonly TableName[] = ['regular', 'psychic', 'crew', 'light', 'critical'];

/** The damage tables of a unit, folded. */
export const DamageTables = ({ built }: { readonly built: Built }) => (
  <details class="fold">
    <summary>{PLANNING.card.tables}</summary>
    <div class="fold-body">
      {NAMES.map((name) => {
        const table = built.tables[name];
        return table ? (
          <table key={name} class="card-table">
            <caption>{TABLE_NAMES[name]}</caption>
            <tbody>
              {tableRows(table).map(([results, effects]) => (
                <tr key={results}>
                  <th scope="row">{results}</th>
                  <td>{effects}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null;
      })}
    </div>
  </details>
);
