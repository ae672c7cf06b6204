import { indexOfLabel } from '@ironhex/shared/hex';
import { componentsOf, type Table, tableOf, type UnitId, unitOf, weaponOf } from '@ironhex/shared/warfare3025';
import { candidatesOf, eligibleOf, type PlanQuestion } from './candidates.ts';
import type { Draft, DraftAttack } from './draft.ts';

/** What is read may be anything: somebody may have changed it, or an older page may have written it. */
type Read<T> = { readonly [K in keyof T]?: unknown };

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isPath = ({ board }: Table, path: unknown): path is Draft['path'] =>
  Array.isArray(path) && path.every((at) => typeof at === 'string' && indexOfLabel(board, at) >= 0);

const isJump = (jump: Read<NonNullable<Draft['jump']>> | undefined, hexes: number): boolean =>
  jump === undefined ||
  (isCount(jump.after, hexes) && isCount(jump.hexes, hexes - jump.after) && jump.hexes > 0 && isCount(jump.rise, 99));

const isParts = (table: Table, target: UnitId, parts: unknown): parts is DraftAttack['parts'] =>
  parts === undefined ||
  (Array.isArray(parts) &&
    parts.length > 0 &&
    parts.every((part) => componentsOf(table.cards[target]!).includes(part)));

const isAttack = (table: Table, unit: UnitId, attack: Read<DraftAttack> | undefined, hexes: number): boolean => {
  if (attack === undefined) return true;
  const { weapon, target, extras, after, aim, parts } = attack;
  const enemy = table.units.find(({ id }) => id === target);
  return (
    typeof weapon === 'string' &&
    weaponOf(table, unit, weapon) !== undefined &&
    enemy !== undefined &&
    enemy.side !== unitOf(table, unit).side &&
    isCount(extras, 99) &&
    (aim === undefined || isCount(aim, 5)) &&
    (after === 'end' || isCount(after, hexes)) &&
    isParts(table, enemy.id, parts)
  );
};

/** Whether something is a draft that could answer the open decision. */
const isDraft = (asked: PlanQuestion, value: unknown): value is Draft => {
  const { unit, path, jump, jumping, facing, onPoor, careful, attack, trigger, waiting, stabilising, hiding } =
    (value ?? {}) as Read<Draft>;
  const table = tableOf(asked.view);
  const own = candidatesOf(asked).find((id) => id === unit);
  const triggers = eligibleOf(asked).find((eligible) => eligible.unit === own)?.triggers ?? [0];
  return (
    own !== undefined &&
    isPath(table, path) &&
    isJump(jump as Read<NonNullable<Draft['jump']>> | undefined, path.length) &&
    typeof jumping === 'boolean' &&
    (facing === undefined || isCount(facing, 5)) &&
    (onPoor === 'stop' || onPoor === 'press') &&
    Array.isArray(careful) &&
    careful.every((hex) => isCount(hex, path.length)) &&
    isAttack(table, own, attack as Read<DraftAttack> | undefined, path.length) &&
    triggers.includes(trigger as number) &&
    typeof waiting === 'boolean' &&
    typeof stabilising === 'boolean' &&
    typeof hiding === 'boolean'
  );
};

/** Steps as a text, for the browser to keep. */
export const stepsToText = (drafts: readonly Draft[]): string => JSON.stringify(drafts);

/** The steps that a text holds; undefined if they do not answer the open decision, or are damaged. */
export const stepsFromText = (asked: PlanQuestion, text: string): readonly Draft[] | undefined => {
  try {
    const drafts: unknown = JSON.parse(text);
    return Array.isArray(drafts) && drafts.every((draft) => isDraft(asked, draft)) ? drafts : undefined;
  } catch {
    return undefined;
  }
};
