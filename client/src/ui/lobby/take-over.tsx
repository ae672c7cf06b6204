import type { ClientMatch } from '../../table/match.ts';
import { capital } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { SitForm } from './sit-form.tsx';
import '../common/floating.css';
import './lobby.css';

/** The form to sit down in a running match, on a seat that the host has freed. */
export const TakeOver = ({ match }: { readonly match: ClientMatch }) => {
  const seat = match.seat.value;
  if (match.facts.value?.status !== 'playing' || seat === null || !match.vacant.value) return null;
  return (
    <section class="floating lobby" aria-labelledby="take-over-title" data-testid="take-over">
      <header>
        <h2 id="take-over-title">{UI.lobby.takeOver(capital(seat))}</h2>
        <p class="quiet">{UI.lobby.takeOverHint}</p>
      </header>
      <SitForm match={match} />
    </section>
  );
};
