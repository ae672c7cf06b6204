import type { Intent, Unit, UnitId } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { computed } from '@preact/signals';
import type { PathPicture } from '../../../../map/layers/paths.ts';
import type { Emphasis } from '../../../../map/picture.ts';
import { listKeys } from '../../../../ui/decisions/number-keys.ts';
import { type By, unitAfter } from '../../../../ui/units/unit-after.ts';
import { sideOf } from '../../map/sides.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { Draft } from '../draft.ts';
import { DraftPlanner } from '../draft-planner.ts';
import { keptAnswer } from '../kept.ts';
import type { Desk, Planner, Shown } from '../planner.ts';
import { NOTHING, type Picked, pickedIn, SPOT_ANSWERS } from './picked.ts';
import {
  consolidationPath,
  hexesOf,
  intentFor,
  onwards,
  SPOT_PROMPTS,
  type Spot,
  unitsFor,
  usualFor,
  usualOnward,
  whyNotIn,
  whyNotOnwards,
} from './spots.ts';

/** Putting something in a hex, P2, P5 to P7 and P16 to P18: which unit, where, and of a scout where it goes from there. */
export class SpotPlanner extends DraftPlanner<Picked> implements Planner {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    super(new Draft(desk, SPOT_PROMPTS, () => NOTHING));
    this.#desk = desk;
  }

  readonly #picked = computed((): Picked => this.draft.value.value ?? NOTHING);

  /** The units of which one is put somewhere; none for a marker. */
  readonly units = computed((): readonly Unit[] => {
    const { view, ask } = this.question.value ?? {};
    return view && ask ? unitsFor(view, ask) : [];
  });

  /** The unit that is put somewhere: the chosen one, or the first that has a place. */
  readonly chosen = computed((): Unit | undefined => {
    const { view, ask } = this.question.value ?? {};
    const units = this.units.value;
    if (!view || !ask) return undefined;
    return (
      units.find(({ id }) => id === this.#picked.value.unit) ??
      units.find((unit) =>
        ask.prompt === 'arrive' ? hexesOf(view, ask, unit).length > 0 : usualFor(view, ask, unit),
      ) ??
      units[0]
    );
  });

  readonly unit = computed((): UnitId | undefined => this.chosen.value?.id);

  /** Where it goes as things stand: as picked, else as proposed or by default; undefined: nowhere. */
  readonly at = computed((): HexLabel | undefined => {
    const { view, ask } = this.question.value ?? {};
    return this.#picked.value.at ?? (view && ask && usualFor(view, ask, this.chosen.value));
  });

  /** Where a scout goes from there; undefined: it stays. */
  readonly to = computed((): HexLabel | undefined => {
    const { view, ask } = this.question.value ?? {};
    if (this.isPicked.value) return this.#picked.value.to;
    return view && ask && usualOnward(view, ask, this.chosen.value);
  });

  /** Was the hex picked, or is it the default? */
  readonly isPicked = computed((): boolean => this.#picked.value.at !== undefined);

  /** The hexes that can be picked now: of a scout that is set up, where it goes from there. */
  readonly legal = computed((): readonly HexLabel[] => {
    const { view, ask } = this.question.value ?? {};
    const unit = this.chosen.value;
    const { at } = this.#picked.value;
    if (!view || !ask) return [];
    return this.isOnward.value ? onwards(view, ask, unit!, at!) : hexesOf(view, ask, unit);
  });

  /** Is it picked now where a scout goes from the hex where it is set up? */
  readonly isOnward = computed((): boolean => this.question.value?.ask.prompt === 'scout' && this.isPicked.value);

  readonly #spot = computed((): Spot | undefined => {
    const at = this.at.value;
    return at === undefined ? undefined : { unit: this.chosen.value, at, to: this.to.value };
  });

  readonly intent = computed((): Intent | undefined => {
    const { view, ask } = this.question.value ?? {};
    const spot = this.#spot.value;
    if (!view || !ask) return undefined;
    if (spot) return intentFor(view, ask, spot);
    return ask.prompt === 'arrive' ? { kind: 'arrive', arrival: null } : undefined;
  });

  readonly refusal = computed((): Refusal | undefined => {
    const { view, ask } = this.question.value ?? {};
    const { unit, at, to = at } = this.#spot.value ?? {};
    if (!view || !ask || at === undefined) return undefined;
    const refused = whyNotIn(view, ask, unit, at);
    if (refused || ask.prompt !== 'scout') return refused;
    return whyNotOnwards({ view, ask, unit: unit!, from: at }, to!);
  });

  readonly words = computed((): string | undefined => {
    const { view, ask } = this.question.value ?? {};
    return view && ask && PROMPTING.spots.bar(view, ask, { ...this.#spot.value, isPicked: this.isPicked.value });
  });

  readonly act = computed((): string | undefined => {
    const { ask } = this.question.value ?? {};
    const stays = ask?.prompt === 'consolidate' && this.at.value === this.chosen.value?.at;
    return ask && PROMPTING.spots.act(ask.prompt, stays ? 'stays' : this.at.value !== undefined);
  });

  /** Chooses the unit that is put somewhere next. */
  choose(id: UnitId): void {
    if (this.units.peek().some((unit) => unit.id === id) && this.chosen.peek()?.id !== id) this.draft.set({ unit: id });
  }

  /** Chooses the next unit, or the one before. */
  next(by: By = 1): void {
    const next = unitAfter(this.units.peek(), this.chosen.peek()?.id, () => true, by);
    if (next) this.choose(next.id);
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    const { view, ask } = this.question.peek() ?? {};
    const unit = this.chosen.peek();
    if (!view || !ask) return false;
    const before = this.#picked.peek();
    const keep = { ...(unit && { unit: unit.id }) };
    if (before.at === at && ask.prompt !== 'scout') {
      void this.#desk.answer(this.intent.peek()!);
      return true;
    }
    if (this.isOnward.peek() && this.legal.peek().includes(at)) {
      this.draft.set({ ...keep, at: before.at!, to: at });
      return true;
    }
    const refused = whyNotIn(view, ask, unit, at);
    if (!refused) this.draft.set({ ...keep, at });
    // The unit that stands there is looked at instead.
    else if (counter !== undefined) return false;
    else
      this.#desk.refuse(
        (this.isOnward.peek() && whyNotOnwards({ view, ask, unit: unit!, from: before.at! }, at)) || refused,
      );
    return true;
  }

  pickCounter(id: string): boolean {
    const isOne = this.units.peek().some((unit) => unit.id === id);
    if (isOne) this.choose(id);
    return isOne;
  }

  restore(plan: string): void {
    const kept = keptAnswer(plan, ...SPOT_ANSWERS);
    const picked = kept && pickedIn(kept);
    if (picked) this.draft.set(picked);
  }

  readonly shown = computed((): Shown => {
    const { view, ask } = this.question.value ?? {};
    if (!view || !ask) return {};
    const unit = this.chosen.value;
    const spot = this.#spot.value;
    const area = { kind: 'choice', hexes: this.legal.value, side: null, label: '' } as const;
    const emphases = new Map<UnitId, Emphasis>([
      ...this.units.value.map(({ id }) => [id, 'eligible'] as const),
      ...(unit ? [[unit.id, 'acting'] as const] : []),
    ]);
    if (!unit || !spot) return { areas: [area], emphases, spotlight: spot ? [spot.at] : [] };
    // A unit that was on no map stands where it is picked to be; a ghost shows the default, and where others go.
    const isNew = unit.place !== 'map' && this.isPicked.value;
    const path = this.#path(spot, unit, isNew);
    // Who gets out of a transport stands beside it until then.
    const stands = isNew ? spot.at : ask.wreck?.at;
    return {
      areas: [area],
      emphases,
      ...(stands !== undefined && { placed: new Map([[unit.id, stands]]) }),
      paths: path ? [path] : [],
    };
  });

  /** The way that is drawn: of a unit that is new on the map where a scout goes on to, of others to their hex. */
  #path({ at, to }: Spot, unit: Unit, isNew: boolean): PathPicture | undefined {
    const { view, ask } = this.question.value!;
    const onward = to === undefined || to === at ? [] : [to];
    const back = ask.prompt === 'consolidate' ? (consolidationPath(view, unit, at) ?? []) : [at];
    const hexes = isNew ? onward : [...back, ...onward];
    if (hexes.length === 0) return undefined;
    return {
      unit: unit.id,
      side: sideOf(view.seats, unit.seat),
      from: isNew ? at : unit.at,
      marks: hexes.map((hex) => ({ at: hex, kind: 'step' })),
      facing: null,
    };
  }

  focus(): readonly HexLabel[] {
    const at = this.at.peek();
    return [...(at === undefined ? [] : [at]), ...this.legal.peek()];
  }

  readonly keys = {
    n: () => this.next(),
    p: () => this.next(-1),
    ...listKeys(this.units, ({ id }) => this.choose(id)),
  };
}
