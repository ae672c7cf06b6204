import { isDeepStrictEqual } from 'node:util';
import { PUBLIC, type Rulesets, type SeatId } from '@ironhex/shared/match';
import { oncePer } from '@ironhex/shared/once-per';
import { boardIn, type HostSettings, type Settings, writeView } from '@ironhex/shared/protocol';
import { type Blueprint, type HostPlan, type MatchPlan, secretForces } from '../rooms/match/history/blueprint.ts';
import type { Layout } from '../rooms/match/layout.ts';

/** What somebody may know of a plan, field by field, from whom the forces of some seats are `secret`. */
const settingsOf = (plan: MatchPlan, secret: readonly SeatId[]) => {
  const { options, board, position, clocks, spectators = true, listed = false, seats } = plan;
  const hosted = seats.filter(({ brings, force }) => brings === undefined && force !== null);
  const forces = Object.fromEntries(hosted.map(({ id, force }) => [id, secret.includes(id) ? null : force]));
  const computers = Object.fromEntries(seats.flatMap(({ id, computer }) => (computer ? [[id, computer]] : [])));
  return { options, board, placed: position !== undefined, clocks, spectators, listed, computers, forces };
};

/** What everybody at the table may know of the settings. The board is left out if everybody has it with the view. */
const toldSettings = (layout: Layout, blueprint: Blueprint): Settings => {
  const { board, ...rest } = settingsOf(blueprint, secretForces(layout.ruleset, blueprint));
  return isDeepStrictEqual(boardIn(layout.firstView(PUBLIC)), board) ? rest : { board, ...rest };
};

/** The settings for everybody, as text that `writeView` makes: once per blueprint. */
export const settingsText = oncePer((layout: Layout) =>
  oncePer((blueprint: Blueprint): string => writeView(toldSettings(layout, blueprint))),
);

/** What a match is called if its host gives it no name. */
export const usualName = (ruleset: { readonly name: string }, board: { readonly name: string }): string =>
  `${ruleset.name}: ${board.name}`;

/** The settings for the host alone: also the forces, but for those that are not the host's to know. */
export const hostSettings = ({ plan, secret }: HostPlan, rulesets: Rulesets): HostSettings => {
  const isUsual = plan.name === usualName(rulesets.get(plan.rulesetId)!, plan.board);
  return { ...settingsOf(plan, secret), name: isUsual ? '' : plan.name };
};
