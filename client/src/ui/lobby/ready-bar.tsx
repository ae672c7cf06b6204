import type { ClientMatch } from '../../table/match.ts';
import { capital, list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { clockText } from '../clock/clock.tsx';
import { PlainWords } from '../words/words.tsx';

/** The seconds until the match begins, and the button with which any player stops them. */
const BeginsIn = ({ match, beginsAt }: { readonly match: ClientMatch; readonly beginsAt: number }) => (
  <div class="lobby-ready-bar" data-testid="begins">
    <p role="status">{UI.lobby.begins}</p>
    <b aria-hidden="true">{clockText(beginsAt - match.time.value)}</b>
    {match.ownInfo.value?.taken && (
      <button type="button" data-testid="stop" onClick={() => match.seating.ready(false)}>
        {UI.lobby.stop}
      </button>
    )}
  </div>
);

/**
 * Where a player says to be ready, in matches that wait for everybody; nothing in those that begin as soon as every
 * seat is taken.
 */
export const ReadyBar = ({ match }: { readonly match: ClientMatch }) => {
  const { gathering, seats = [] } = match.facts.value ?? {};
  if (!gathering?.waits) return null;
  if (gathering.beginsAt > 0) return <BeginsIn match={match} beginsAt={gathering.beginsAt} />;
  const own = match.ownInfo.value;
  if (!own?.taken) return null;
  const ready = own.gathering?.ready === true;
  const missing = seats
    .filter(({ gathering: seat }) => !seat?.closed && !seat?.ready)
    .map(({ id, taken, name }) => (taken ? name : capital(id)));
  return (
    <div class="lobby-ready-bar">
      <p role="status">
        <PlainWords match={match} text={ready ? UI.lobby.waitingFor(list(missing)) : UI.lobby.readyHint} />
      </p>
      <button
        type="button"
        class={ready ? '' : 'act'}
        data-testid="ready"
        disabled={!ready && own.gathering?.fits === false}
        onClick={() => match.seating.ready(!ready)}
      >
        {ready ? UI.lobby.notReady : UI.lobby.iAmReady}
      </button>
    </div>
  );
};
