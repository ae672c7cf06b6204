import type { Numbers, Reckoning } from '@ironhex/shared/reckoning';
import type { ClientMatch } from '../../../table/match.ts';
import { numbered } from '../../../text/numbered.ts';
import { Dialog } from '../../../ui/common/dialog.tsx';
import { WORDS } from '../words.ts';
import { NumbersTable, type ShownRow } from './numbers-table.tsx';

/** Rows with the names of their players; what has no name of its own is the player. Same names get numbers. */
const shownRows = (match: ClientMatch, { rows }: Numbers): readonly ShownRow[] => {
  const seats = match.facts.value?.seats ?? [];
  const names = numbered(rows.map(({ seat, name }, index) => [`${index}`, name || match.nameOf(seat)]));
  return rows.map(({ seat, values }, index) => ({
    key: `${index}`,
    side: seats.find(({ id }) => id === seat)?.side,
    player: match.nameOf(seat),
    name: names.get(`${index}`)!,
    values,
  }));
};

/** What the units of a match did, and how its players decided, as tables. */
export const NumbersDialog = (props: {
  readonly match: ClientMatch;
  readonly reckoning: Reckoning;
  readonly onClose: () => void;
}) => {
  const { match, reckoning, onClose } = props;
  const { units, answers } = reckoning;
  return (
    <Dialog title={WORDS.numbers} class="reckoning" onClose={onClose} testId="numbers-dialog">
      <NumbersTable
        title={WORDS.units}
        head={WORDS.unit}
        columns={units.columns}
        timed={units.timed}
        rows={shownRows(match, units)}
        file="units.csv"
      />
      <NumbersTable
        title={WORDS.answers}
        head={WORDS.player}
        columns={answers.columns}
        timed={answers.timed}
        rows={shownRows(match, answers)}
        file="answers.csv"
      />
    </Dialog>
  );
};
