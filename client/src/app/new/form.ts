import type { LevelId, SeatId, SeatPlan } from '@ironhex/shared/match';
import {
  type ChangeSettings,
  type Fault,
  type HostSettings,
  paceFaults,
  type Spectators,
  spectatorsFaults,
} from '@ironhex/shared/protocol';
import { faultsWithin } from '@ironhex/shared/reading';
import type { GameHome } from '../../rulesets/home.ts';
import { type BoardForm, boardChoice, boardFaults, boardFormOf, usualBoard } from './board-form.ts';
import { type ClockForm, clockFaults, clockFormOf, clockRequest, firstClocks, presetClocks } from './clock-form.ts';
import type { OpenedPosition } from './opened-position.ts';

/** The longest name of a match, in characters. */
export const NAME_LENGTH = 60;

/** The values of the form for a new match. Only the game knows what its own part of them means. */
export interface MatchForm {
  readonly name: string;
  readonly board: BoardForm;
  readonly clocks: ClockForm;
  /** What people without a seat see. */
  readonly spectators: Spectators;
  /** Whether strangers find the table on the first page. */
  readonly listed: boolean;
  readonly options: unknown;
  /** The seats that computers hold, each with how well it plays. */
  readonly computers: Readonly<Record<SeatId, LevelId>>;
  /** By seat: the forces that the host has changed; null: the one that an earlier host has chosen stays. */
  readonly forces: Readonly<Record<string, unknown>>;
  /** Where the match begins, if not at its start: then board, options and forces are those of this file. */
  readonly position: OpenedPosition | null;
}

/** A match that can be created without further choices. `seed` is that of a generated board. */
export const firstForm = (home: GameHome, seed: string): MatchForm => ({
  name: '',
  board: usualBoard(home.boards, seed),
  clocks: firstClocks(home),
  spectators: true,
  listed: false,
  computers: {},
  options: home.options.first,
  forces: {},
  position: null,
});

/** The form with the settings of a match that has not begun. `seed` is for a board that may be generated in its place. */
export const formWith = (home: GameHome, settings: HostSettings, seed: string): MatchForm => {
  const { name, options, board, placed, clocks, spectators, listed, computers, forces } = settings;
  const told = Object.entries(forces).map(([seat, force]) => [seat, force && home.force.formOf(force)]);
  return {
    name,
    board: boardFormOf(board, home.boards, options, seed),
    clocks: clockFormOf(home, clocks),
    spectators,
    listed,
    computers,
    options,
    forces: Object.fromEntries(told),
    position: placed ? { name: board.name, content: null, board } : null,
  };
};

/** The same for one of the game's scenarios. */
export const scenarioForm = (home: GameHome, scenario: string, seed: string): MatchForm => {
  const form = firstForm(home, seed);
  const { board, options = form.options, forces = {} } = home.scenarios[scenario] ?? {};
  return { ...form, options, forces, ...(board && { board: { ...form.board, kind: 'stock', stock: board } }) };
};

/** The options as the server is asked for them. */
export const optionsOf = (home: GameHome, form: MatchForm): object => home.options.value(form.options);

/** The seats of a match with the options in the form, in playing order. */
export const seatsOf = (home: GameHome, form: MatchForm): readonly SeatPlan[] => home.seats(optionsOf(home, form));

/** The seats for which the host brings a force, in the order of the forces of the request. */
export const hostedSeats = (home: GameHome, form: MatchForm): readonly SeatPlan[] =>
  seatsOf(home, form).filter(({ brings }) => brings === 'host');

/** What stands in the form for the force of a seat. */
export const forceOf = (home: GameHome, form: MatchForm, seat: SeatPlan): unknown =>
  Object.hasOwn(form.forces, seat.id) ? form.forces[seat.id] : home.force.first(seat, optionsOf(home, form));

/** Whether the force of a seat stays as an earlier host has chosen it. */
export const staysAsItIs = ({ forces }: MatchForm, { id }: SeatPlan): boolean => forces[id] === null;

/** The form with the force of one seat changed. */
export const withForce = (form: MatchForm, { id }: SeatPlan, force: unknown): MatchForm => ({
  ...form,
  forces: { ...form.forces, [id]: force },
});

/** The form with a computer on one seat, or with a person there. */
export const withComputer = (form: MatchForm, { id }: Pick<SeatPlan, 'id'>, level: LevelId | undefined): MatchForm => {
  const { [id]: _before, ...others } = form.computers;
  return { ...form, computers: { ...others, ...(level && { [id]: level }) } };
};

/** The form with computers on all seats but the first one, which is the host's: nobody waits, so nobody is hurried. */
export const againstComputers = (home: GameHome, form: MatchForm, level: LevelId): MatchForm =>
  seatsOf(home, form)
    .slice(1)
    .reduce((next, seat) => withComputer(next, seat, level), { ...form, clocks: presetClocks(home, 'none') });

/** The seats for which the form has computers, of those that there are with its options. */
const computersIn = (home: GameHome, form: MatchForm): MatchForm['computers'] => {
  const there = new Set(seatsOf(home, form).map(({ id }) => id));
  return Object.fromEntries(Object.entries(form.computers).filter(([id]) => there.has(id)));
};

/** The parts of the form that show faults of their own, by their places in the request. */
export const partsOf = (home: GameHome, form: MatchForm): readonly string[] =>
  form.position
    ? ['position', 'clocks', 'name', 'spectators']
    : [
        'board',
        'options',
        ...hostedSeats(home, form).map((_, index) => `forces.${index}`),
        'clocks',
        'name',
        'spectators',
      ];

/** What can be told to be wrong with what the game is made of. */
const gameFaults = (home: GameHome, form: MatchForm): readonly Fault[] => [
  ...faultsWithin('board', boardFaults(form.board, home.boards)),
  ...faultsWithin('options', home.options.check(form.options)),
  ...hostedSeats(home, form).flatMap((seat, index) =>
    staysAsItIs(form, seat)
      ? []
      : faultsWithin(`forces.${index}`, home.force.check(forceOf(home, form, seat), seat, optionsOf(home, form))),
  ),
];

/** What is wrong with clocks of days where a match is played in one go. */
const inOneGoFaults = ({ inOneGo, ...home }: GameHome, form: MatchForm): readonly Fault[] =>
  inOneGo ? paceFaults({ inOneGo }, optionsOf(home, form), clockRequest(form.clocks)) : [];

/** What can be told to be wrong before the server is asked. Places are those of the request. */
export const formFaults = (home: GameHome, form: MatchForm): readonly Fault[] => [
  ...(form.position ? [] : gameFaults(home, form)),
  ...faultsWithin('clocks', clockFaults(form.clocks)),
  ...(form.position ? [] : inOneGoFaults(home, form)),
  ...spectatorsFaults(form.spectators, home),
];

/** What of the request is the game's: board, options and forces. */
const gameRequest = (home: GameHome, form: MatchForm) => {
  const board = boardChoice(form.board);
  return {
    options: { ...optionsOf(home, form) },
    ...(board ? { board } : {}),
    forces: hostedSeats(home, form).map((seat) =>
      staysAsItIs(form, seat) ? null : home.force.value(forceOf(home, form, seat), seat),
    ),
  };
};

/** What the server is asked for, for a new match or as a change of the settings of one. */
export const requestOf = (ruleset: string, home: GameHome, form: MatchForm): ChangeSettings => {
  const { position, spectators, listed } = form;
  const computers = computersIn(home, form);
  const table = { name: form.name.trim(), clocks: clockRequest(form.clocks), spectators, listed, computers };
  return position ? { ...table, position: position.content } : { ...table, ruleset, ...gameRequest(home, form) };
};
