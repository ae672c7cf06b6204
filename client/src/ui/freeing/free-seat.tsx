import { waitInWords } from '@ironhex/shared/count';
import type { SeatId } from '@ironhex/shared/match';
import { freeAfter } from '@ironhex/shared/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { matchAddress } from '../../table/address.ts';
import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { refusalText } from '../../text/refusals.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../common/dialog.tsx';
import { InviteLink } from '../lobby/invite.tsx';
import { newLinkFor } from '../lobby/seat-list.tsx';
import { SpokenTimeLeft, TimeLeft } from './time-left.tsx';

interface Props {
  readonly match: ClientMatch;
  readonly seat: SeatId;
  readonly onClose: () => void;
}

/** How far the freeing of a seat is. */
type Step = 'question' | 'asked' | 'kept' | 'free';

/** The step of the dialog. Only a host who has seen the question reads the player's answer. */
const stepOf = ({ taken, freeAt }: SeatInfo, before: Step): Step => {
  if (!taken) return 'free';
  if (freeAt > 0) return 'asked';
  return before === 'asked' || before === 'kept' ? 'kept' : 'question';
};

/** Asks for a new link; gives what the button needs. */
const useReissue = (match: ClientMatch, seat: SeatId) => {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const reissue = async () => {
    setBusy(true);
    setFault('');
    const answer = await match.seating.reissue(seat);
    setBusy(false);
    if (answer.ok) return;
    setFault(answer.refusal.code === 'no-answer' ? UI.lobby.newLinkNoAnswer : refusalText(answer.refusal));
  };
  return { busy, fault, reissue };
};

/** The link to a seat that is free, or how to get one. */
const FreeLink = ({ match, seat, children }: Omit<Props, 'onClose'> & { readonly children: ComponentChildren }) => {
  const invite = match.links.invites.value.find(({ id }) => id === seat);
  if (!invite)
    return (
      <>
        <p role="status">{UI.freeing.freeElsewhere}</p>
        {children}
      </>
    );
  return (
    <>
      <p role="status">{UI.freeing.free}</p>
      <InviteLink
        link={matchAddress(match.id, invite.secret)}
        label={`${UI.lobby.inviteLink}: ${seatName(seat)}`}
        hint={UI.lobby.inviteHint}
        testId="new-link"
        main
      />
    </>
  );
};

/**
 * The host's dialog about another player's seat in a running match: asks whether to start, shows the time left, and
 * shows the link when the seat is free.
 */
export const FreeSeatDialog = ({ match, seat, onClose }: Props) => {
  const info = match.facts.value?.seats.find(({ id }) => id === seat);
  const over = match.facts.value?.status !== 'playing';
  const before = useRef<Step>('question');
  const body = useRef<HTMLDivElement>(null);
  const { busy, fault, reissue } = useReissue(match, seat);
  const step = info ? stepOf(info, before.current) : 'question';
  // A layout effect, since the focused button is gone: before the next paint, no key may reach the page behind.
  useLayoutEffect(() => {
    if (step !== before.current) body.current?.querySelector<HTMLButtonElement>('.act, .freeing-close')?.focus();
    before.current = step;
  }, [step]);
  useEffect(() => {
    if (over) onClose();
  }, [over]);
  if (!info) return null;
  const { name, freeAt } = info;
  const wait = waitInWords(1000 * freeAfter(match.clocks.value ?? 'none'));
  // Never disabled, which would take the focus away: asking twice asks once.
  const ask = (words: string) => (
    <button type="button" key="ask" class="act" data-testid="reissue-sure" onClick={() => void reissue()}>
      {busy ? UI.freeing.asking : words}
    </button>
  );
  const close = (
    <button type="button" key="close" class="freeing-close" onClick={onClose}>
      {step === 'question' ? UI.common.cancel : UI.common.close}
    </button>
  );
  return (
    <Dialog title={newLinkFor(info, false)} onClose={onClose} class="reissue" testId="reissue">
      <div ref={body} class="freeing-steps" data-step={step}>
        {step === 'question' && <p>{UI.freeing.question(name, wait)}</p>}
        {step === 'kept' && <p role="status">{UI.freeing.kept(name)}</p>}
        {step === 'asked' && (
          <>
            <p>
              {UI.freeing.asked(name)} <TimeLeft match={match} until={freeAt} />
            </p>
            <SpokenTimeLeft match={match} until={freeAt} sentence={UI.freeing.asked(name)} />
            <p class="quiet">{UI.freeing.askedHint}</p>
          </>
        )}
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        {step === 'free' ? (
          <FreeLink match={match} seat={seat}>
            <div class="dialog-acts">{ask(UI.lobby.newLinkMake)}</div>
          </FreeLink>
        ) : (
          <div class="dialog-acts">
            {/*
             * A double click on "ask" must not withdraw with its second click, so the button that closes takes that
             * place.
             */}
            {step === 'asked' && (
              <button
                type="button"
                key="withdraw"
                data-testid="withdraw-here"
                onClick={() => void match.seating.withdraw(seat)}
              >
                {UI.freeing.withdraw}
              </button>
            )}
            {close}
            {step === 'question' && ask(UI.freeing.ask(name))}
          </div>
        )}
      </div>
    </Dialog>
  );
};
