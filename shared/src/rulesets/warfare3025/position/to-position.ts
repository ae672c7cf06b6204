import type { State } from '../model/state.ts';
import type { Action, Detection, Known, Reaction, Role, Table, Unit } from '../model/table.ts';
import { cardOf, unitOf } from '../model/units.ts';
import { roleOf } from '../rules/attacks/assault.ts';
import { homeEdge } from '../rules/movement/route.ts';
import { costOf } from '../rules/turns/plans.ts';
import type { WrittenPosition } from './schema.ts';

type WrittenUnit = WrittenPosition['units'][number];
type WrittenAction = NonNullable<WrittenPosition['action']>;
type WrittenDecision = NonNullable<WrittenPosition['decision']>;

/** A field that is written only if it is not what reading takes it to be. */
const unless = <K extends string, V>(name: K, value: V, usual: NoInfer<V>): Partial<Record<K, V>> =>
  value === usual ? {} : ({ [name]: value } as Record<K, V>);

const writtenUnit = (table: Table, unit: Unit): WrittenUnit => {
  const damage = Object.fromEntries(Object.entries(unit.damage).filter(([, points]) => points > 0));
  return {
    id: unit.id,
    seat: unit.seat,
    card: cardOf(table, unit.id),
    ...(unit.at === null ? {} : { at: unit.at }),
    ...unless('withdrawn', unit.status === 'withdrawn', false),
    ...unless('facing', unit.facing, homeEdge(table, unit.side).inward),
    ...unless('ticks', unit.ticks, 0),
    ...unless('token', unit.token, 'none'),
    ...(Object.keys(damage).length > 0 ? { damage } : {}),
    ...(unit.emptied.length > 0 ? { emptied: [...unit.emptied] } : {}),
    ...(unit.unstable ? { unstable: true } : {}),
    ...(unit.tieRolls.length > 0 ? { tieRolls: unit.tieRolls.map(({ die }) => die) } : {}),
  };
};

const writtenAction = (table: State, action: Action, role: Role): WrittenAction => ({
  unit: action.unit,
  ...(action.move ? { move: action.move } : {}),
  ...(action.attack ? { attack: action.attack } : {}),
  ...(action.stabilise ? { stabilise: true } : {}),
  ...(action.hide ? { hide: true } : {}),
  ...(table.parts?.[role] ? { parts: [...table.parts[role]] } : {}),
  from: action.from,
  fromFacing: action.fromFacing,
  ...unless('fromToken', action.fromToken, 'none'),
  ...unless('done', action.done, 0),
  ...unless('halted', action.halted, false),
  ...unless('tested', action.tested, false),
  ...unless('turnFailed', action.turnFailed, false),
  ...unless('thrust', action.thrust, cardOf(table, action.unit).movement.jump),
  ...unless('cost', action.cost, costOf(table, unitOf(table, action.unit), action, false)),
});

/** Optional fields that are left out where they are undefined. */
const writtenReaction = ({ how, weapon }: Reaction) => ({ how, ...(weapon === undefined ? {} : { weapon }) });

const writtenKnown = ({ state, number, at, was, same }: Known) => ({
  state,
  ...(number === undefined ? {} : { number }),
  ...(at === undefined ? {} : { at }),
  ...(was
    ? {
        was: {
          ...(was.at === null ? {} : { at: was.at }),
          facing: was.facing,
          ticks: was.ticks,
          token: was.token,
          damage: { ...was.damage },
          emptied: [...was.emptied],
          ...(was.unstable ? { unstable: true } : {}),
        },
      }
    : {}),
  ...(same ? { same } : {}),
});

/** What sides know of each other. A window is open if that is what the match waits for. */
const writtenDetection = (detection: Detection): NonNullable<WrittenPosition['detection']> => ({
  known: Object.fromEntries(Object.entries(detection.known).map(([id, known]) => [id, writtenKnown(known)])),
  heard: [...detection.heard],
  marks: detection.marks.map((mark) => ({ ...mark })),
  changed: [...detection.changed],
  active: detection.active,
  shown: [...detection.shown],
  ...(detection.waits ? { waits: true } : {}),
  ...(detection.quiet ? { quiet: true } : {}),
  windows: detection.windows,
  ...(detection.reaction === undefined ? {} : { reaction: detection.reaction && writtenReaction(detection.reaction) }),
});

const writtenDecision = (state: State): WrittenDecision | undefined => {
  const { moment, assault, claims, detection } = state;
  if (detection?.waits) return { kind: 'window', of: 'wait' };
  if (assault && moment.kind === 'interrupt') return { kind: 'window', of: 'attack' };
  switch (moment.kind) {
    case 'running':
      return undefined;
    case 'activate':
      return { kind: 'activate', units: [...moment.units] };
    case 'interrupt':
      return {
        kind: 'interrupt',
        waiting: [...moment.waiting],
        ...(claims.length > 0 ? { claims: claims.map(({ intent }) => intent) } : {}),
      };
    case 'defend':
      return { kind: 'defend', role: roleOf(state, assault!) };
    case 'pick':
      return {
        kind: 'pick',
        role: roleOf(state, assault!),
        damage: assault!.picking!.damage,
        made: assault!.made,
        defence: assault!.defence!,
        ...(assault!.reaction ? { reaction: assault!.reaction } : {}),
      };
    case 'react':
    case 'evade':
      return { kind: moment.kind };
  }
};

/**
 * Warfare's part of the position of a match that waits for a decision or is over. Reading it gives the same state.
 * What follows from the rest is not written: costs, what an attack depends on, the steps still to be done.
 */
export const toPosition = (state: State): WrittenPosition => {
  const { action, interrupt, outcome } = state;
  const decision = writtenDecision(state);
  return {
    ...unless('elapsed', state.elapsed, 0),
    units: state.units.map((unit) => writtenUnit(state, unit)),
    ...(action
      ? {
          action: {
            ...writtenAction(state, action, 'actor'),
            ...(action.interrupted && !interrupt ? { interrupted: true as const } : {}),
          },
        }
      : {}),
    ...(interrupt
      ? {
          interrupt: {
            ...writtenAction(state, interrupt, 'interrupter'),
            trigger: interrupt.trigger,
            timing: interrupt.timing,
          },
        }
      : {}),
    ...(state.held.length > 0 ? { held: state.held.map((blow) => ({ ...blow })) } : {}),
    ...(decision ? { decision } : {}),
    ...(state.leaving ? { leaving: [...state.leaving] } : {}),
    ...(state.detection ? { detection: writtenDetection(state.detection) } : {}),
    asked: state.asked,
    ...(outcome ? { outcome: { ...outcome, score: [...outcome.score] } } : {}),
  };
};
