import type { LevelId } from '@ironhex/shared/match';
import { UI } from '../text/ui.ts';

/** Chooses how well the computer plays. */
export const LevelSelect = (props: {
  readonly levels: readonly LevelId[];
  readonly level: LevelId;
  readonly set: (level: LevelId) => void;
  readonly testId: string;
}) => (
  <select
    value={props.level}
    aria-label={UI.computer.level}
    data-testid={props.testId}
    onChange={(event) => props.set(event.currentTarget.value as LevelId)}
  >
    {props.levels.map((each) => (
      <option key={each} value={each}>
        {UI.computer.levels[each]}
      </option>
    ))}
  </select>
);
