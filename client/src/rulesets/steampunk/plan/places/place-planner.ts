import type { Direction, HexLabel } from '@ironhex/shared/hex';
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
import type { Emphasis } from '../../../../map/picture.ts';
import { type By, unitAfter } from '../../../../ui/units/unit-after.ts';
import type { Grip } from '../../map/layers/grips.ts';
import { figuresOf } from '../../words/names.ts';
import type { Question } from '../asked.ts';
import { History } from '../history.ts';
import type { Desk, Placed, Shown, Work } from '../work.ts';
import { formation } from './formation.ts';

const isPlacing = ({ ask }: Question): boolean => ask.prompt === 'setup' || ask.prompt === 'deploy';

/** Setting units up, P4: which one, where, how it faces, and how fast it is. */
export class PlacePlanner implements Work {
  readonly #desk: Desk;
  readonly #history: History;
  readonly #chosen = signal<UnitId | undefined>(undefined);
  /** The hex over which the chosen unit is dragged. */
  readonly #over = signal<HexLabel | undefined>(undefined);
  /** The speed with which the chosen unit is placed next. */
  readonly #speed = signal<Speed | undefined>(undefined);

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#history = new History(desk, ({ key }) => ({ kind: 'place', unit: key, at: null, facing: 0 }));
  }

  readonly question = computed((): Question | undefined => {
    const question = this.#desk.question.value;
    return question && isPlacing(question) ? question : undefined;
  });

  /** What is placed, and what would be by default. */
  readonly placing = computed((): Placing | undefined => {
    const question = this.question.value;
    return question && placingOf(question.view, question.ask, { parts: this.#desk.parts.value });
  });

  /** The unit that is placed next: the chosen one, or the first that is not placed. */
  readonly unit = computed((): Unit | undefined => {
    const { units = [], given = [] } = this.placing.value ?? {};
    return (
      units.find(({ id }) => id === this.#chosen.value) ??
      units.find(({ id }) => !given.some(({ unit }) => unit === id)) ??
      units[0]
    );
  });

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
    return placeRefusal(view, ask, { parts: this.#desk.parts.value }, placement);
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

  choose(id: UnitId): void {
    if (!this.placing.peek()?.units.some((unit) => unit.id === id)) return;
    this.#chosen.value = id;
    this.#speed.value = undefined;
  }

  /** The next unit that is not placed, or the one before this one. */
  next(by: By = 1): void {
    const { units = [] } = this.placing.peek() ?? {};
    const next = unitAfter(units, this.unit.peek()?.id, ({ id }) => !this.isGiven(id), by);
    if (next) this.choose(next.id);
  }

  #place(placement: Placement): void {
    const refused = this.#refusal(placement);
    if (refused) this.#desk.refuse(refused);
    else this.#history.give([{ kind: 'place', ...placement }]);
  }

  /** Places the unit in a hex; one that may not stand there is told why. */
  placeAt(at: HexLabel): void {
    const unit = this.unit.peek();
    if (!unit) return;
    this.#chosen.value = unit.id;
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
    this.#chosen.value = unit.id;
    this.#place({ ...placement, facing });
  }

  /** Takes the unit back from the board. */
  takeBack(): void {
    const unit = this.unit.peek();
    if (unit && this.isGiven(unit.id)) this.#history.give([{ kind: 'place', unit: unit.id, at: null, facing: 0 }]);
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

  pickCounter(id: string): boolean {
    if (!this.placing.peek()?.units.some((unit) => unit.id === id)) return false;
    this.choose(id);
    return true;
  }

  get undoable(): boolean {
    return this.#history.undoable;
  }

  undo(): boolean {
    return this.#history.undo();
  }

  focus(): readonly HexLabel[] {
    return this.legal.peek();
  }
}
