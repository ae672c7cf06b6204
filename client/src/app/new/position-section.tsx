import type { Fault } from '@ironhex/shared/protocol';
import { useState } from 'preact/hooks';
import type { Game } from '../../rulesets/game.ts';
import type { GameHome } from '../../rulesets/home.ts';
import { POSITION_PLACE } from '../../table/address.ts';
import { UI } from '../../text/ui.ts';
import { faultText, UNREADABLE } from '../../ui/form/faults.ts';
import { FaultLines, FaultList, FileButton, Fold } from '../../ui/form/fields.tsx';
import { Name } from '../../ui/words/name.tsx';
import { type OpenedPosition, readPosition } from './opened-position.ts';

/** At most so many faults of a file are shown. */
const SHOWN = 8;

/** Opens a position file in place of a match from the start. */
export const PositionFold = (props: {
  readonly game: Game;
  readonly home: GameHome;
  readonly open: (position: OpenedPosition) => void;
}) => {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const load = (text: string | undefined, name: string) => {
    const read =
      text === undefined
        ? { ok: false as const, error: [UNREADABLE] }
        : readPosition(text, name, { ruleset: props.game.id, boards: props.home.boards });
    if (read.ok) props.open(read.value);
    else setFaults(read.error.slice(0, SHOWN));
  };
  return (
    <Fold title={UI.setup.positionFile} wanted={location.hash === POSITION_PLACE}>
      <p class="quiet">{UI.setup.positionAbout}</p>
      <FileButton label={UI.setup.choosePosition} read={load} testId="position-file" />
      <FaultLines lines={faults.length > 0 ? [UI.setup.badPosition, ...faults.map((fault) => faultText(fault))] : []} />
    </Fold>
  );
};

/** The position from which the match begins; it stands in place of forces and options. */
export const PositionSection = (props: {
  readonly position: OpenedPosition;
  readonly discard: () => void;
  readonly faults: readonly Fault[];
}) => (
  <section class="new-position" aria-labelledby="position-title" data-testid="position">
    <h2 id="position-title">{UI.setup.position}</h2>
    <p>
      <strong>
        <Name text={props.position.name} as="whole" />
      </strong>
    </p>
    <p class="quiet">{UI.setup.positionHint}</p>
    <FaultList faults={props.faults} placeWords={(at) => at} />
    <button type="button" onClick={props.discard}>
      {UI.setup.discardPosition}
    </button>
  </section>
);
