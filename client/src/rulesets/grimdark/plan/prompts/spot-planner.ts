import type { Intent, IntentOf, Unit, UnitId } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { computed } from '@preact/signals';
import type { PathPicture } from '../../../../map/layers/paths.ts';
import type { Emphasis } from '../../../../map/picture.ts';
import { History } from '../../../../plan/history.ts';
import type { Planner } from '../../../../plan/planner.ts';
import { UnitPlacer } from '../../../../plan/units-planner.ts';
import { sideOf } from '../../map/counters.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { type GrimdarkPlan, keptAnswer, type Shown } from '../planner.ts';
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

/** What the player has picked so far of something that is put in a hex. */
interface Picked {
  readonly unit?: UnitId;
  readonly at?: HexLabel;
  /** Where a scout goes from there. */
  readonly to?: HexLabel;
}

/** Nothing is picked: everything is as by default. */
const NOTHING: Picked = {};

/** The answers that put something in a hex. */
const SPOT_ANSWERS = ['placeMarker', 'deploy', 'scout', 'arrive', 'separate', 'consolidate', 'bailOut'] as const;

/** What was picked for an answer; undefined: nothing. */
const pickedIn = (answer: IntentOf<(typeof SPOT_ANSWERS)[number]>): Picked | undefined => {
  switch (answer.kind) {
    case 'arrive':
      return answer.arrival ?? undefined;
    case 'consolidate': {
      const at = answer.path.at(-1);
      return at === undefined ? undefined : { at };
    }
    case 'separate':
    case 'bailOut':
      return { at: answer.to };
    case 'scout':
      return { unit: answer.unit, at: answer.at, ...(answer.to !== undefined && { to: answer.to }) };
    case 'deploy':
      return { unit: answer.unit, at: answer.at };
    case 'placeMarker':
      return { at: answer.at };
  }
};

/** Putting something in a hex, P2, P5 to P7 and P16 to P18: which unit, where, and of a scout where it goes from there. */
export class SpotPlanner extends UnitPlacer<GrimdarkPlan, Unit> implements Planner<GrimdarkPlan> {
  readonly kinds = SPOT_PROMPTS;
  protected readonly steps = new History<Picked>(this.decision, () => NOTHING);

  readonly #picked = computed((): Picked => (this.question.value ? this.steps.present.value : NOTHING));

  /** The units of which one is put somewhere; none for a marker. */
  readonly units = computed((): readonly Unit[] => {
    const { view, ask } = this.question.value ?? {};
    return view && ask ? unitsFor(view, ask) : [];
  });

  protected override chosen(): UnitId | undefined {
    return this.#picked.value.unit;
  }

  /** The first unit that has a place. */
  protected override firstUnit(): Unit | undefined {
    const { view, ask } = this.question.value ?? {};
    const units = this.units.value;
    if (!view || !ask) return undefined;
    const hasPlace = (unit: Unit): boolean =>
      ask.prompt === 'arrive' ? hexesOf(view, ask, unit).length > 0 : usualFor(view, ask, unit) !== undefined;
    return units.find(hasPlace) ?? units[0];
  }

  protected isOpen(): boolean {
    return true;
  }

  /** Where it goes as things stand: as picked, else as proposed or by default; undefined: nowhere. */
  readonly at = computed((): HexLabel | undefined => {
    const { view, ask } = this.question.value ?? {};
    return this.#picked.value.at ?? (view && ask && usualFor(view, ask, this.unit.value));
  });

  /** Where a scout goes from there; undefined: it stays. */
  readonly to = computed((): HexLabel | undefined => {
    const { view, ask } = this.question.value ?? {};
    if (this.isPicked.value) return this.#picked.value.to;
    return view && ask && usualOnward(view, ask, this.unit.value);
  });

  /** Was the hex picked, or is it the default? */
  readonly isPicked = computed((): boolean => this.#picked.value.at !== undefined);

  /** The hexes that can be picked now: of a scout that is set up, where it goes from there. */
  readonly legal = computed((): readonly HexLabel[] => {
    const { view, ask } = this.question.value ?? {};
    const unit = this.unit.value;
    const { at } = this.#picked.value;
    if (!view || !ask) return [];
    return this.isOnward.value ? onwards(view, ask, unit!, at!) : hexesOf(view, ask, unit);
  });

  /** Is it picked now where a scout goes from the hex where it is set up? */
  readonly isOnward = computed((): boolean => this.question.value?.ask.prompt === 'scout' && this.isPicked.value);

  readonly #spot = computed((): Spot | undefined => {
    const at = this.at.value;
    return at === undefined ? undefined : { unit: this.unit.value, at, to: this.to.value };
  });

  override readonly intent = computed((): Intent | undefined => {
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
    const stays = ask?.prompt === 'consolidate' && this.at.value === this.unit.value?.at;
    return ask && PROMPTING.spots.act(ask.prompt, stays ? 'stays' : this.at.value !== undefined);
  });

  override choose(id: UnitId): boolean {
    const isOne = this.units.peek().some((unit) => unit.id === id);
    if (isOne && this.unit.peek()?.id !== id) this.steps.add({ unit: id });
    return isOne;
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    const { view, ask } = this.question.peek() ?? {};
    const unit = this.unit.peek();
    if (!view || !ask) return false;
    if (this.#picked.peek().at === at && ask.prompt !== 'scout') void this.context.answer(this.intent.peek()!);
    // The unit that stands there is looked at instead.
    else if (counter !== undefined && !this.legal.peek().includes(at) && whyNotIn(view, ask, unit, at)) return false;
    else this.placeAt(at);
    return true;
  }

  placeAt(at: HexLabel): void {
    const { view, ask } = this.question.peek() ?? {};
    const unit = this.unit.peek();
    if (!view || !ask) return;
    const keep = { ...(unit && { unit: unit.id }) };
    const before = this.#picked.peek().at;
    const isOnward = this.isOnward.peek();
    const refused = whyNotIn(view, ask, unit, at);
    if (isOnward && this.legal.peek().includes(at)) this.steps.add({ ...keep, at: before!, to: at });
    else if (!refused) this.steps.add({ ...keep, at });
    else this.context.refuse((isOnward && whyNotOnwards({ view, ask, unit: unit!, from: before! }, at)) || refused);
  }

  restore(plan: string): void {
    const kept = keptAnswer(plan, ...SPOT_ANSWERS);
    const picked = kept && pickedIn(kept);
    if (picked) this.steps.add(picked);
  }

  readonly shown = computed((): Shown => {
    const { view, ask } = this.question.value ?? {};
    if (!view || !ask) return {};
    const unit = this.unit.value;
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

  override focus(): readonly HexLabel[] {
    const at = this.at.peek();
    return [...(at === undefined ? [] : [at]), ...this.legal.peek()];
  }
}
