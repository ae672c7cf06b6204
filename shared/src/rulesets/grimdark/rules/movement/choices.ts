// How P10 is answered: the default, a fair sample of all actions, and one by chance.
import { type HexLabel, indexDistance, indexOfLabel, labelOfIndex } from '../../../../hex/index.ts';
import { distanceBetween } from '../../ground/footprint.ts';
import { pathTo, type Reach } from '../../ground/moving/reach.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { Below, PromptRules } from '../chapter.ts';
import { fieldOf } from '../field.ts';
import { areEnemies, rulesNow, unitOf } from '../figures.ts';
import { canBoard } from './boarding.ts';
import { checkAct } from './legal.ts';
import { type Act, HOLD, moveNow, startOf } from './path.ts';
import { boardingsOf, chargesOf, reachOf } from './reach.ts';

/** How many hexes of each action's reach are listed. */
const SPREAD = 16;

/** Some of a list, evenly spread over it, the first and the last among them. */
const spread = <T>(list: readonly T[]): readonly T[] =>
  list.length <= SPREAD
    ? list
    : Array.from({ length: SPREAD }, (_, index) => list[Math.floor((index * (list.length - 1)) / (SPREAD - 1))]!);

const hexesOf = ({ field, ends }: Reach): readonly HexLabel[] => ends.map((hex) => labelOfIndex(field.board, hex));

/** An action along the shortest path to a hex in its reach. */
const actAlong = (
  action: 'advance' | 'rush' | 'charge',
  found: Reach,
  to: HexLabel,
  more: Pick<Act, 'target' | 'board'> = {},
): Act => ({ kind: 'act', action, path: pathTo(found, to)!, ...more });

/** Actions of a unit: Hold, for each action a spread of the hexes in reach, every charge and every boarding. */
function* allActs(table: Table, unit: Unit): Generator<Act> {
  yield HOLD;
  if (rulesNow(table, unit).immobile) return;
  for (const action of ['advance', 'rush'] as const) {
    const found = reachOf(table, unit, action);
    for (const to of spread(hexesOf(found))) yield actAlong(action, found, to);
    for (const { unit: other, ends } of boardingsOf(table, unit, action))
      yield actAlong(action, found, ends[0]!, { board: other.id });
  }
  const found = reachOf(table, unit, 'charge');
  for (const { unit: other, ends } of chargesOf(table, unit))
    for (const to of spread(ends)) yield actAlong('charge', found, to, { target: other.id });
}

const oneOf = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

type Going = 'advance' | 'rush';

/** Is a suitable unit so near that a path of this length could end beside it? A search is slow, so this looks first. */
const isNear = (table: Table, unit: Unit, allowance: number, willDo: (other: Unit) => boolean): boolean => {
  const from = startOf(table, unit);
  return fieldOf(table).bodies.some(
    (body) => distanceBetween(table.board, from, body) <= allowance + 1 && willDo(unitOf(table, body.id)),
  );
};

const charge = (table: Table, unit: Unit, below: Below): Act | undefined => {
  const { allowance } = moveNow(table, unit, 'charge');
  const charges = isNear(table, unit, allowance, (other) => areEnemies(unit, other)) ? chargesOf(table, unit) : [];
  if (charges.length === 0) return undefined;
  const { unit: target, ends } = oneOf(charges, below);
  return actAlong('charge', reachOf(table, unit, 'charge'), ends[0]!, { target: target.id });
};

const board = (table: Table, unit: Unit, action: Going, below: Below): Act | undefined => {
  const { allowance } = moveNow(table, unit, action);
  const isOpen = (other: Unit) => canBoard(table, unit, other);
  const boardings = isNear(table, unit, allowance, isOpen) ? boardingsOf(table, unit, action) : [];
  if (boardings.length === 0) return undefined;
  const { unit: transport, ends } = oneOf(boardings, below);
  return actAlong(action, reachOf(table, unit, action), ends[0]!, { board: transport.id });
};

/** The nearer to an enemy of two hexes by chance: without this, random players would seldom meet. */
const goal = ({ seat }: Unit, { field, ends }: Reach, below: Below): number => {
  const { board: map, bodies } = field;
  const enemies = bodies.filter((body) => body.seat !== seat).map(({ at }) => indexOfLabel(map, at));
  const away = (hex: number) => Math.min(...enemies.map((enemy) => indexDistance(map, hex, enemy)));
  const [one, other] = [oneOf(ends, below), oneOf(ends, below)];
  return away(other) < away(one) ? other : one;
};

const walk = (table: Table, unit: Unit, action: Going, below: Below): Act => {
  const found = reachOf(table, unit, action);
  if (found.ends.length === 0) return HOLD;
  return actAlong(action, found, labelOfIndex(table.board, goal(unit, found, below)));
};

/** Chances out of twelve: to charge if possible; otherwise to Hold, to Advance, or for the rest to Rush. */
const CHARGES = 9;
const HOLDS = 3;
const ADVANCES = 6;
/** To board a transport that is near. */
const BOARDS = 3;

/** An action by chance, mostly a charge where one is possible. Searches for one action only where that is enough. */
export const sampleAct = (table: Table, unit: Unit, below: Below): Act => {
  if (rulesNow(table, unit).immobile) return HOLD;
  const charged = below(12) < CHARGES ? charge(table, unit, below) : undefined;
  if (charged) return charged;
  const wish = below(12);
  if (wish < HOLDS) return HOLD;
  const action = wish < HOLDS + ADVANCES ? 'advance' : 'rush';
  const boarded = below(12) < BOARDS ? board(table, unit, action, below) : undefined;
  return boarded ?? walk(table, unit, action, below);
};

/** How this chapter's prompt is answered. */
export const MOVEMENT_PROMPTS: PromptRules<'act'> = {
  act: {
    check: (view, { unit }, intent) => checkAct(view, unitOf(view, unit!), intent),
    fallback: () => HOLD,
    all: (view, { unit }) => allActs(view, unitOf(view, unit!)),
    sample: (view, { unit }, below) => sampleAct(view, unitOf(view, unit!), below),
  },
};
