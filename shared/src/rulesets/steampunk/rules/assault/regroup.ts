import { type Direction, turn } from '../../../../hex/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import { figuresOf } from '../../model/figures.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import type { Built, Speed } from '../../roster/index.ts';
import { fromSlowest } from '../../roster/ladders.ts';
import type { StepRules } from '../chapter.ts';
import { isDead } from '../damage/harm.ts';
import { layerFault } from '../movement/stacking.ts';

/** Left, right and about, RET-5, in sixths of a circle; first to keep the facing. */
const TURNS = [0, -1, 1, 3] as const;

/** A unit that cannot rotate or lies unconscious keeps its facing, CON-5. */
const mayTurn = ({ harm }: Pick<Unit, 'harm'>): boolean =>
  !harm.unconscious && !harm.criticals.includes('cannot_rotate');

/** The question how a unit faces after a retreat, P14 and RET-5. The options are directions. */
const facingQuestion = (unit: Unit): Question => ({
  seat: unit.seat,
  prompt: 'retreat',
  key: `face ${unit.id}`,
  unit: unit.id,
  options: (mayTurn(unit) ? TURNS : TURNS.slice(0, 1)).map((sixths) => `${turn(unit.facing, sixths)}`),
});

/** The direction that an option names. */
const facingOf = (option: string): Direction => Number(option) as Direction;

type Why = StepOf<'regroup'>['why'];
/** How fast a unit is afterwards, and what is left of its order. */
type Manner = Pick<Unit, 'speed' | 'remainder'>;

const isFlying = (speed: Speed): boolean => speed.endsWith('_fly');

const onGround = (built: Built): readonly Speed[] => fromSlowest(built).filter((speed) => !isFlying(speed));

const walks = ({ types }: Built): boolean => types.includes('Walking');

/**
 * After a lost assault on the ground, RET-6: walking units become slow and may turn; all others are still and do
 * nothing.
 */
const beatenOnGround = (built: Built): Manner => {
  const speeds = onGround(built);
  const wanted: Speed = walks(built) ? 'slow' : 'still';
  return { speed: speeds.includes(wanted) ? wanted : speeds[0]!, remainder: walks(built) ? 'turn' : 'nothing' };
};

const beaten = (table: Table, unit: Unit, built: Built): Manner => {
  const [slowest] = onGround(built);
  const landed = slowest && (layerOf(unit) === 'ground' || !layerFault(table, unit, slowest));
  if (landed) return beatenOnGround(built);
  return { speed: fromSlowest(built).find(isFlying)!, remainder: 'nothing' };
};

/** After a pre-assault retreat, PAR-3: walking units become slow; others keep their speed, but still becomes slow. */
const slipped = (unit: Unit, built: Built): Manner => {
  const isWalking = walks(built) && layerOf(unit) === 'ground';
  const hurries = (isWalking || unit.speed === 'still') && built.speeds.includes('slow');
  return { speed: hurries ? 'slow' : unit.speed, remainder: isWalking ? 'turn' : 'nothing' };
};

const mannerOf = (table: Table, unit: Unit, why: Why): Manner => {
  const built = figuresOf(table, unit);
  if (why === 'slipped') return slipped(unit, built);
  return why === 'lost' ? beaten(table, unit, built) : { speed: unit.speed, remainder: unit.remainder };
};

/** A unit that retreated turns and changes its speed, RET-5 and RET-6. One that cannot move keeps its speed, CON-5. */
export const REGROUP_STEPS: StepRules<'regroup'> = {
  regroup: {
    asks: (state, { unit: id }) => {
      const unit = state.units[id]!;
      return { questions: isDead(unit) ? [] : [facingQuestion(unit)] };
    },
    perform: function* (state, { unit: id, why }, answers) {
      const unit = state.units[id]!;
      if (isDead(unit)) return;
      const facing = facingOf(chosen(facingQuestion(unit), answers[`face ${id}`]));
      const manner = mannerOf(state, unit, why);
      const speed = unit.harm.criticals.includes('cannot_move') ? unit.speed : manner.speed;
      const { remainder } = manner;
      // A unit that had to retreat drops the rest of its step, MOV-9.
      const { [id]: _left, ...late } = state.late;
      yield {
        kind: 'regrouped',
        unit: id,
        why,
        facing,
        speed,
        remainder,
        to: { units: { [id]: { facing, speed, remainder } }, truth: { late } },
      };
    },
  },
};
