import type { SeatId } from '@ironhex/shared/match';
import type { Fault, Result } from '@ironhex/shared/protocol';
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
import { firstForm, formFaults, type MatchForm, optionsOf, partsOf } from './form.ts';
import { GameSections } from './game-sections.tsx';
import { PositionFold, PositionSection } from './position-section.tsx';

interface Props {
  readonly game: Game;
  readonly home: GameHome;
  /** What stands in the form at first. */
  readonly first: () => MatchForm;
  /** Sends what is in the form; gives the address to go to, or undefined to stay. */
  readonly send: (form: MatchForm) => Promise<Result<string | undefined, readonly Fault[]>>;
  /** The host's seat; see `GameSections`. */
  readonly own?: SeatId | null;
  /** What the button says, and while something is sent. */
  readonly words: { readonly send: string; readonly sending: string };
}

/** The faults of no part of the form: they stand beside the button. */
const otherFaults = (faults: readonly Fault[], parts: readonly string[]): readonly Fault[] =>
  faults.filter((fault) => parts.every((part) => faultsUnder([fault], part).length === 0));

/** The settings of a match of any game as a form: it can be sent as it is, and everything about the match can be chosen. */
export const SettingsForm = ({ game, home, first, send: sendForm, own, words }: Props) => {
  const [form, setForm] = useState<MatchForm>(first);
  const { creating, faults, setFaults, create } = useCreation();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.length === 0) return;
    ref.current?.querySelector('.faults')?.scrollIntoView({ block: 'nearest' });
    // The button lost the focus while it was disabled: somebody at a keyboard goes on from there.
    if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
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
    else await create(() => sendForm(form));
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
          <GameSections {...{ home, form, change, faults, options, own }} levels={game.levels ?? []} />
        )}
        <ClocksAndName home={home} form={form} set={set} faults={faults} />
        <footer class="new-go">
          <FaultList faults={otherFaults(faults, partsOf(home, form))} placeWords={() => ''} />
          <button type="submit" class="act" data-testid="new-match" disabled={creating}>
            {creating ? words.sending : words.send}
          </button>
        </footer>
      </div>
    </form>
  );
};

/** The form that makes a match of a game. */
export const NewMatchForm = ({ game, home }: Pick<Props, 'game' | 'home'>) => (
  <SettingsForm
    game={game}
    home={home}
    first={() => firstForm(home, freshSeed())}
    send={(form) => openMatch({ game: game.id, home }, form, { waits: true })}
    words={{ send: UI.setup.create, sending: UI.setup.creating }}
  />
);
