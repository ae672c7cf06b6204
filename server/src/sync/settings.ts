import type { Rulesets } from '@ironhex/shared/match';
import { oncePer } from '@ironhex/shared/once-per';
import { type HostSettings, type Settings, writeView } from '@ironhex/shared/protocol';
import type { HostPlan } from '../rooms/commands/settings.ts';
import type { Blueprint, MatchPlan } from '../rooms/match/history/blueprint.ts';

/** What everybody at the table may know of a plan, field by field. */
const settingsOf = (plan: Omit<MatchPlan, 'seats'>): Settings => {
  const { options, board, position, clocks, spectators = true, listed = false } = plan;
  return { options, board, placed: position !== undefined, clocks, spectators, listed };
};

/** The settings as text, as `writeView` makes it: once per blueprint. */
export const settingsText = oncePer((blueprint: Blueprint): string => writeView(settingsOf(blueprint)));

/** What a match is called if its host gives it no name. */
export const usualName = (ruleset: { readonly name: string }, board: { readonly name: string }): string =>
  `${ruleset.name}: ${board.name}`;

/** The settings for the host alone: also the forces, but for those that are not the host's to know. */
export const hostSettings = ({ plan, secret }: HostPlan, rulesets: Rulesets): HostSettings => {
  const { rulesetId, name, board, seats } = plan;
  const hosted = seats.filter(({ brings, force }) => brings === undefined && force !== null);
  return {
    ...settingsOf(plan),
    name: name === usualName(rulesets.get(rulesetId)!, board) ? '' : name,
    forces: Object.fromEntries(hosted.map(({ id, force }) => [id, secret.includes(id) ? null : force])),
  };
};
