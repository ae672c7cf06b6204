import type { Fault } from '@ironhex/shared/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../rulesets/game.ts';
import type { GameHome } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { faultsUnder } from '../../ui/form/faults.ts';
import { FaultList } from '../../ui/form/fields.tsx';
import { useCreation } from '../creation.ts';
import { freshSeed } from './board-form.ts';
import { BoardFigure } from './board-preview.tsx';
import { BoardSection } from './board-section.tsx';
import { ClocksAndName } from './clocks-and-name.tsx';
import { openMatch } from './create.ts';
import { firstForm, formFaults, type MatchForm, optionsOf, partsOf, requestOf } from './form.ts';
import { GameSections } from './game-sections.tsx';
import { PositionFold, PositionSection } from './position-section.tsx';

interface Props {
  readonly game: Game;
  readonly home: GameHome;
}

/** The faults of no part of the form: they stand beside the button. */
const otherFaults = (faults: readonly Fault[], parts: readonly string[]): readonly Fault[] =>
  faults.filter((fault) => parts.every((part) => faultsUnder([fault], part).length === 0));

/** The form that makes a match of any game: can be sent as it is, and everything about the match can be chosen. */
export const NewMatchForm = ({ game, home }: Props) => {
  const [form, setForm] = useState<MatchForm>(() => firstForm(home, freshSeed()));
  const { creating, faults, setFaults, create } = useCreation();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.length > 0) ref.current?.querySelector('.faults')?.scrollIntoView({ block: 'nearest' });
  }, [faults]);
  const options = useMemo(() => optionsOf(home, form), [home, form.options]);
  const change = (next: MatchForm) => {
    setForm(next);
    // The faults are those of the form that was sent.
    setFaults([]);
  };
  const set = (part: Partial<MatchForm>) => change({ ...form, ...part });
  const send = async (event: Event) => {
    event.preventDefault();
    const wrong = formFaults(home, form);
    if (wrong.length > 0) setFaults(wrong);
    else await create(() => openMatch(requestOf(game.id, home, form)));
  };
  const { position } = form;
  return (
    // No messages of the browser: the form shows each fault at its field.
    <form ref={ref} class="new-form" noValidate onSubmit={send}>
      <div class="new-board">
        {position ? (
          <BoardFigure board={position.board} map={home.map} title={position.board.name} />
        ) : (
          <>
            <BoardSection
              form={form.board}
              change={(board) => set({ board })}
              faults={faultsUnder(faults, 'board')}
              home={home}
              options={options}
            />
            <PositionFold game={game} home={home} open={(opened) => set({ position: opened })} />
          </>
        )}
      </div>
      <div class="new-match">
        {position ? (
          <PositionSection
            position={position}
            discard={() => set({ position: null })}
            faults={faultsUnder(faults, 'position')}
          />
        ) : (
          <GameSections home={home} form={form} change={change} faults={faults} options={options} />
        )}
        <ClocksAndName home={home} form={form} set={set} faults={faults} />
        <footer class="new-go">
          <FaultList faults={otherFaults(faults, partsOf(home, form))} placeWords={() => ''} />
          <button type="submit" class="act" data-testid="new-match" disabled={creating}>
            {creating ? UI.setup.creating : UI.setup.create}
          </button>
        </footer>
      </div>
    </form>
  );
};
