import { type Direction, type HexLabel, turn } from '@ironhex/shared/hex';
import {
  hexesOf,
  type Placement,
  type Placing,
  placeRefusal,
  placingOf,
  type Speed,
  startSpeeds,
  towardsEnemy,
  type Unit,
  type UnitId,
} from '@ironhex/shared/steampunk';
import { computed, signal } from '@preact/signals';
import type { PathPicture } from '../../../../map/layers/paths.ts';
import type { Emphasis } from '../../../../map/picture.ts';
import { UnitPlacer } from '../../../../plan/units-planner.ts';
import type { KeyMap } from '../../../types.ts';
import { sideOf } from '../../map/counters.ts';
import type { Grip } from '../../map/layers/grips.ts';
import { figuresOf } from '../../words/names.ts';
import { GivenParts, type Placed, type Shown, type SteampunkPlan, type SteampunkPlanner } from '../planner.ts';

/** How units are set up: those that were placed where they were, the others as ghosts where they go by default. */
export const formation = ({ units, given, byDefault }: Placing): Required<Pick<Shown, 'paths' | 'placed'>> => ({
  paths: byDefault.map(({ unit: id, at, facing }): PathPicture => {
    const { side } = units.find((each) => each.id === id)!;
    return { unit: id, side: sideOf(side), from: null, marks: [{ at, kind: 'step' }], facing };
  }),
  placed: new Map(given.map(({ unit, at, facing }): [UnitId, Placed] => [unit, { at, facing }])),
});

const away = (unit: UnitId) => ({ kind: 'place', unit, at: null, facing: 0 }) as const;

/** Setting units up, P4: which one, where, how it faces, and how fast it is. */
export class PlacePlanner extends UnitPlacer<SteampunkPlan, Unit> implements SteampunkPlanner {
  readonly kinds = ['setup', 'deploy'];
  protected readonly steps = new GivenParts(this.context, ({ key }) => away(key));
  /** The hex over which the chosen unit is dragged. */
  readonly #over = signal<HexLabel | undefined>(undefined);
  /** The speed with which the chosen unit is placed next. */
  readonly #speed = signal<Speed | undefined>(undefined);

  /** What is placed, and what would be by default. */
  readonly placing = computed((): Placing | undefined => {
    const question = this.question.value;
    return question && placingOf(question.view, question.ask, { parts: this.context.parts.value });
  });

  readonly units = computed((): readonly Unit[] => this.placing.value?.units ?? []);

  protected isOpen({ id }: Unit): boolean {
    return !this.isGiven(id);
  }

  /** How a unit is placed: as it was answered, else by default. */
  placement(id: UnitId): Placement | undefined {
    const { given = [], byDefault = [] } = this.placing.value ?? {};
    return [...given, ...byDefault].find(({ unit }) => unit === id);
  }

  /** Has the player placed the unit? */
  isGiven(id: UnitId): boolean {
    return this.placing.value?.given.some(({ unit }) => unit === id) ?? false;
  }

  /** The speeds with which the unit may start. */
  readonly speeds = computed((): readonly Speed[] => {
    const unit = this.unit.value;
    const view = this.question.value?.view;
    return unit && view ? startSpeeds(figuresOf(view, unit)) : [];
  });

  /** The speed with which it starts, as it stands now. */
  readonly speed = computed((): Speed | undefined => {
    const unit = this.unit.value;
    return this.#speed.value ?? (unit && this.placement(unit.id)?.speed) ?? this.speeds.value[0];
  });

  #refusal(placement: Placement) {
    const { view, ask } = this.question.value!;
    return placeRefusal(view, ask, { parts: this.context.parts.value }, placement);
  }

  /** The unit in a hex, with the facing and the speed that it has by now. */
  #at({ id }: Unit, at: HexLabel): Placement {
    return { unit: id, at, facing: this.facing.value, speed: this.speed.value! };
  }

  /** How the unit faces, or would by default. */
  readonly facing = computed((): Direction => {
    const unit = this.unit.value;
    const { view, ask } = this.question.value ?? {};
    const edge = view?.seats.find(({ id }) => id === ask?.seat)?.edge ?? 'south';
    return (unit && this.placement(unit.id)?.facing) ?? towardsEnemy(edge);
  });

  /** The hexes in which the unit may stand. */
  readonly legal = computed((): readonly HexLabel[] => {
    const question = this.question.value;
    const unit = this.unit.value;
    return question && unit ? hexesOf(question.view.board).filter((at) => !this.#refusal(this.#at(unit, at))) : [];
  });

  override choose(id: UnitId): boolean {
    const isOne = super.choose(id);
    if (isOne) this.#speed.value = undefined;
    return isOne;
  }

  #place(placement: Placement): void {
    const refused = this.#refusal(placement);
    if (refused) this.context.refuse(refused);
    else this.steps.give([{ kind: 'place', ...placement }]);
  }

  /** Places the unit in a hex; says why if it may not stand there. */
  placeAt(at: HexLabel): void {
    const unit = this.unit.peek();
    if (!unit) return;
    super.choose(unit.id);
    this.#place(this.#at(unit, at));
  }

  /** Starts the unit with this speed, where it stands or where it is placed next. */
  startAt(speed: Speed): void {
    this.#speed.value = speed;
    const unit = this.unit.peek();
    const placement = unit && this.placement(unit.id);
    if (placement) this.#place({ ...placement, speed });
  }

  face(facing: Direction): void {
    const unit = this.unit.peek();
    const placement = unit && this.placement(unit.id);
    if (!placement) return;
    super.choose(unit.id);
    this.#place({ ...placement, facing });
  }

  /** Takes the unit back from the board. */
  takeBack(): void {
    const unit = this.unit.peek();
    if (unit && this.isGiven(unit.id)) this.steps.give([away(unit.id)]);
  }

  drag(at: HexLabel | undefined): void {
    this.#over.value = at;
  }

  drop(): void {
    const at = this.#over.peek();
    this.#over.value = undefined;
    if (at !== undefined) this.placeAt(at);
  }

  readonly shown = computed((): Shown => {
    const placing = this.placing.value;
    const over = this.#over.value;
    const unit = this.unit.value;
    if (!placing) return {};
    const placement = unit && this.placement(unit.id);
    const { paths, placed } = formation(placing);
    return {
      areas: [{ kind: 'goal', hexes: this.legal.value, side: null }],
      paths,
      grips: [
        ...placing.units.map(({ id }): Grip => ({ unit: id, by: 'counter' })),
        ...placing.byDefault.map(({ unit: id }): Grip => ({ unit: id, by: 'ghost' })),
      ],
      goals: this.legal.value,
      placed: new Map([
        ...placed,
        ...(unit && over !== undefined
          ? [[unit.id, { at: over, facing: this.facing.value }] satisfies [UnitId, Placed]]
          : []),
      ]),
      wheel: placement && { at: placement.at, facing: placement.facing, aboutFace: undefined },
      emphases: new Map([
        ...placing.units.filter(({ id }) => !this.isGiven(id)).map(({ id }): [string, Emphasis] => [id, 'eligible']),
        ...(unit ? [[unit.id, 'acting'] as const] : []),
      ]),
    };
  });

  pick(at: HexLabel, counter: string | undefined): boolean {
    const { given = [], units = [] } = this.placing.peek() ?? {};
    if (units.length === 0) return false;
    const there = given.find((each) => each.at === at && (counter === undefined || each.unit === counter));
    if (there && there.unit !== this.unit.peek()?.id) this.choose(there.unit);
    else if (there) return false;
    else this.placeAt(at);
    return true;
  }

  override get keys(): KeyMap {
    return {
      ...super.keys,
      q: () => this.face(turn(this.facing.peek(), -1)),
      e: () => this.face(turn(this.facing.peek(), 1)),
      x: () => this.takeBack(),
    };
  }
}
