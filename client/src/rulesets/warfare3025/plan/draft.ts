import type { Direction, HexLabel } from '@ironhex/shared/hex';
import {
  type Attack,
  type ComponentId,
  facingAlong,
  type Intent,
  isAimed,
  isOrderedClose,
  type Jump,
  type Move,
  mostAim,
  type Plan,
  type Table,
  type UnitId,
  unitOf,
  weaponOf,
} from '@ironhex/shared/warfare3025';

/** The attack of a draft. `after` is where along the path: before moving, after it, or a number of hexes entered. */
export interface DraftAttack {
  readonly weapon: string;
  readonly target: UnitId;
  readonly extras: number;
  readonly after: 'end' | number;
  /** Aim ticks, W-13a.1; fewer are ordered if the plan allows no more. */
  readonly aim?: number | undefined;
  /** The order in which great hits go to components, W-10.3; left out: the player is asked for each. */
  readonly parts?: readonly ComponentId[];
}

/** What a player is putting together. Nothing of it has been asked for yet. */
export interface Draft {
  /** The unit that is to act; null while it is not chosen. */
  readonly unit: UnitId | null;
  readonly path: readonly HexLabel[];
  readonly jump: Jump | undefined;
  /** The next hex picked is jumped to. */
  readonly jumping: boolean;
  /** A facing that was ordered; undefined is the way the path goes. */
  readonly facing: Direction | undefined;
  readonly onPoor: 'stop' | 'press';
  /** Hexes of the path that are entered carefully, W-13c.9: 1 is the first one. */
  readonly careful: readonly number[];
  readonly attack: DraftAttack | undefined;
  /** Hexes of the actor's path that are entered when an interrupt happens, W-11.3. */
  readonly trigger: number;
  /** It waits instead, W-3.5: nothing else is planned then. */
  readonly waiting: boolean;
  /** It stabilises instead, W-13c.8: nothing else is planned then. */
  readonly stabilising: boolean;
  /** It hides instead, W-13d.8: nothing else is planned then. */
  readonly hiding: boolean;
}

/** Nothing planned yet. */
export const emptyDraft = (unit: UnitId | null, trigger = 0): Draft => ({
  unit,
  path: [],
  jump: undefined,
  jumping: false,
  facing: undefined,
  onPoor: 'stop',
  careful: [],
  attack: undefined,
  trigger,
  waiting: false,
  stabilising: false,
  hiding: false,
});

/** The draft that comes to this intent; undefined: it is planned by none. */
export const draftOf = (intent: Intent): Draft | undefined => {
  if (intent.kind === 'wait') return { ...emptyDraft(intent.unit), waiting: true };
  if (intent.kind === 'stabilise') return { ...emptyDraft(intent.unit), stabilising: true };
  if (intent.kind === 'hide') return { ...emptyDraft(intent.unit), hiding: true };
  if (intent.kind !== 'act' && intent.kind !== 'interrupt') return undefined;
  const { unit, move, attack, parts } = intent;
  const path = move?.path ?? [];
  const after = attack?.after === path.length ? 'end' : (attack?.after ?? 0);
  return {
    ...emptyDraft(unit, intent.kind === 'interrupt' ? intent.trigger : 0),
    ...{ path, jump: move?.jump, facing: move?.facing as Draft['facing'], onPoor: move?.onPoor ?? 'stop' },
    careful: move?.careful ?? [],
    attack: attack && { ...attack, after, ...(parts && { parts }) },
  };
};

/** The movement of a draft, if it has one. */
export const moveOf = (table: Table, { unit, path, jump, facing, onPoor, careful }: Draft): Move | undefined => {
  if (unit === null) return undefined;
  const standing = unitOf(table, unit);
  if (path.length === 0 && (facing === undefined || facing === standing.facing)) return undefined;
  const move = { path: [...path], facing: facing ?? facingAlong(table, standing, path), onPoor };
  return { ...move, ...(careful.length > 0 ? { careful: [...careful] } : {}), ...(jump ? { jump } : {}) };
};

/** The attack of a draft at the end of a path of so many hexes, or where it says. */
const attackOf = (table: Table, unit: UnitId, draft: DraftAttack, length: number, move: Move | undefined): Attack => {
  const { weapon, target, extras, after, aim = 0 } = draft;
  const unaimed = { weapon, target, extras, after: after === 'end' ? length : after };
  const used = isAimed(table.options) ? weaponOf(table, unit, weapon) : undefined;
  if (!used || isOrderedClose(table, unitOf(table, unit), { move, attack: unaimed })) return unaimed;
  const ticks = Math.min(aim, mostAim(used, unitOf(table, unit), move !== undefined));
  return { ...unaimed, ...(ticks > 0 && { aim: ticks }) };
};

/** The plan of a draft, as an intent carries it. */
export const planOf = (table: Table, draft: Draft): Plan => {
  if (draft.stabilising) return { stabilise: true };
  if (draft.hiding) return { hide: true };
  const move = moveOf(table, draft);
  return {
    ...(move ? { move } : {}),
    ...(draft.attack && draft.unit !== null
      ? { attack: attackOf(table, draft.unit, draft.attack, draft.path.length, move) }
      : {}),
  };
};

/** Another way to go; an attack made on the way is made at its end again. */
export const withPath = (draft: Draft, path: readonly HexLabel[], jump?: Jump): Draft => ({
  ...draft,
  path,
  jump,
  jumping: false,
  facing: undefined,
  careful: [],
  attack: draft.attack && { ...draft.attack, after: draft.attack.after === 0 ? 0 : 'end' },
});

/** What the player chooses now: where to go, what to fire, or where to face. The map shows what helps with that. */
export type Choosing = 'way' | 'fire' | 'facing' | 'nothing';

/** What is chosen after the last of some steps: what follows from it. */
export const choosingOf = (drafts: readonly Draft[]): Choosing => {
  const now = drafts.at(-1)!;
  const before = drafts.at(-2);
  if (now.waiting || now.stabilising || now.hiding || now.unit === null) return 'nothing';
  if (now.jumping || before?.unit !== now.unit) return 'way';
  const going = now.path.length > 0 || now.facing !== undefined;
  if (now.path !== before.path || now.facing !== before.facing) return going ? 'facing' : 'way';
  if (now.attack) return 'fire';
  return going ? 'facing' : 'way';
};
