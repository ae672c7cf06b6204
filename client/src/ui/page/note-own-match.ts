import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { keepOwnMatch, type OwnMatch, ownMatchOf } from '../../table/storage/own-matches.ts';

/** The current state of our seat's match; undefined for spectators, and for guests who have not sat down. */
const ownOf = (match: ClientMatch): OwnMatch | undefined => {
  const [facts, own] = [match.facts.value, match.own.value];
  const [game, seat] = [match.ruleset.value, match.seat.value];
  if (!facts || !own || game === undefined || seat === null || (match.vacant.value && !match.hosting.value))
    return undefined;
  return ownMatchOf({ id: match.id, game, seat, state: { ...facts, awaited: own.awaited } }, Date.now());
};

/** Keeps in this browser how the match of our seat stands, whenever that changes: the first page lists it. */
export const useNoteOwnMatch = (match: ClientMatch): void => {
  const noted = useRef('');
  useSignalEffect(() => {
    const own = ownOf(match);
    const now = JSON.stringify({ ...own, at: 0 });
    if (own && now !== noted.current) keepOwnMatch(own);
    noted.current = now;
  });
};
