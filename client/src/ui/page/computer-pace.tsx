import { computed, effect, untracked } from '@preact/signals';
import type { ClientMatch } from '../../table/match.ts';
import { changeComputerPace, computerPace } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';

/** Whether a computer plays in a running match, for itself or for who is away. */
const hasComputers = ({ facts }: Pick<ClientMatch, 'facts'>): boolean =>
  facts.value?.status === 'playing' &&
  facts.value.seats.some(({ computer, cover }) => computer !== '' || cover?.plays === true);

/**
 * Tells computers how long this player wants them to wait before they act, when the match is reached and whenever the player
 * changes it. Returns how to stop.
 */
export const tellComputerPace = (match: ClientMatch): (() => void) => {
  const wanted = computed(() =>
    match.access.value.status === 'open' && hasComputers(match) ? computerPace.value : '',
  );
  let told = 'natural';
  return effect(() => {
    const pace = wanted.value;
    if (pace === '' || (pace === 'natural' && told === 'natural')) return;
    told = pace;
    untracked(() => match.seating.pace(pace));
  });
};

/** Changes how long computers wait; only where there are any. */
export const ComputerPaceButton = ({ match }: { readonly match: ClientMatch }) =>
  hasComputers(match) ? (
    <button type="button" data-testid="computer-pace" onClick={changeComputerPace}>
      {UI.computer.paceOf(UI.computer.paces[computerPace.value])}
    </button>
  ) : null;
