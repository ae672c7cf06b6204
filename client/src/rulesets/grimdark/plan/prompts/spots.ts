// Where things are put that are put in a hex: markers, units that are placed, units that step aside after a melee.
import {
  type Ask,
  arrival,
  bailingOut,
  bodyOf,
  checkConsolidation,
  checkMarker,
  consolidationReach,
  deployment,
  edgeOf,
  fieldOf,
  figuresOf,
  hexesFor,
  type Intent,
  markerHexes,
  nearestPlace,
  type PlaceRule,
  type Prompt,
  pathTo,
  proposedHex,
  proposedScouting,
  scouting,
  separationHexes,
  toPlace,
  type Unit,
  usualMarkerHex,
  usualSeparation,
  type View,
  whyNotAt,
} from '@ironhex/shared/grimdark';
import { type HexLabel, labelOfIndex } from '@ironhex/shared/hex';
import { type Refusal, refusal } from '@ironhex/shared/match';
import { unitName } from '../../words/names.ts';

/** Prompts that are answered by a hex, of a unit or of nobody. */
export const SPOT_PROMPTS = [
  'place-marker',
  'deploy',
  'scout',
  'arrive',
  'separate',
  'consolidate',
  'bail-out',
] as const satisfies readonly Prompt[];
/** One of these prompts. */
type SpotPrompt = (typeof SPOT_PROMPTS)[number];

/** What is put where: of a scout also where it goes from there. */
export interface Spot {
  /** undefined: what is put is no unit. */
  readonly unit: Unit | undefined;
  readonly at: HexLabel;
  readonly to: HexLabel | undefined;
}

/** How one of these prompts is planned. What is put somewhere is a unit, or, `U` being undefined too, a marker. */
interface SpotRule<U extends Unit | undefined> {
  /** The units of which one is put somewhere, by number; none where it is no unit. */
  readonly units: (view: View, ask: Ask) => readonly Unit[];
  /** The hexes where it can be put. */
  readonly hexes: (view: View, ask: Ask, unit: U) => readonly HexLabel[];
  /** Why it cannot be put in a hex; undefined: it can. */
  readonly whyNot: (view: View, ask: Ask, unit: U, at: HexLabel) => Refusal | undefined;
  /** Where it goes if the player picks nothing: as proposed, else by default; undefined: nowhere. */
  readonly usual: (view: View, ask: Ask, unit: U) => HexLabel | undefined;
  readonly intent: (view: View, spot: Spot) => Intent;
}

/** A rule for units. While there is none to put somewhere there is no hex either. */
const ofUnits = (rule: SpotRule<Unit>): SpotRule<Unit | undefined> => ({
  ...rule,
  hexes: (view, ask, unit) => (unit ? rule.hexes(view, ask, unit) : []),
  whyNot: (view, ask, unit, at) => unit && rule.whyNot(view, ask, unit, at),
  usual: (view, ask, unit) => unit && rule.usual(view, ask, unit),
});

const asked = ({ units }: View, { unit }: Ask): readonly Unit[] => (unit === null ? [] : [units[unit]!]);

/** A unit that is placed by one rule. */
const placing = (ruleOf: (view: View, ask: Ask) => PlaceRule): Pick<SpotRule<Unit>, 'hexes' | 'whyNot'> => ({
  hexes: (view, ask, unit) => [...hexesFor(view, unit, ruleOf(view, ask))],
  whyNot: (view, ask, unit, at) => whyNotAt(view, unit, at, ruleOf(view, ask)),
});

const inZone = (view: View, { seat }: Ask): PlaceRule => deployment(edgeOf(view, seat));
const fromWreck = (view: View, { seat, wreck }: Ask): PlaceRule =>
  bailingOut(seat, bodyOf(view, view.units[wreck!.transport]!));

/** Where the unit of a melee can step back to. */
const back = (view: View, unit: Unit): readonly HexLabel[] =>
  view.fight ? separationHexes(view, unit, view.units[view.fight.target]!) : [];

const consolidationEnds = (view: View, unit: Unit): readonly HexLabel[] =>
  consolidationReach(view, unit).ends.map((hex) => labelOfIndex(view.board, hex));

/** The way of a consolidation, without the hex that it begins in. */
export const consolidationPath = (view: View, unit: Unit, at: HexLabel): readonly HexLabel[] | undefined =>
  at === unit.at ? [] : pathTo(consolidationReach(view, unit), at);

const consolidating = (view: View, unit: Unit, at: HexLabel): Refusal | undefined => {
  const path = consolidationPath(view, unit, at);
  if (path) return checkConsolidation(view, unit, path);
  return refusal('E_TOO_FAR', 'G-12.10', `${unitName(view, unit.id)} cannot consolidate to hex ${at}.`);
};

const markersOf = ({ markers }: View): readonly HexLabel[] => markers.map(({ at }) => at);

/** Each prompt that is answered by a hex. */
const RULES: Readonly<Record<SpotPrompt, SpotRule<Unit | undefined>>> = {
  'place-marker': {
    units: () => [],
    hexes: (view) => markerHexes(view.board, markersOf(view)),
    whyNot: (view, _ask, _unit, at) => checkMarker(view.board, markersOf(view), at),
    usual: (view) => usualMarkerHex(view.board, markersOf(view)),
    intent: (_view, { at }) => ({ kind: 'placeMarker', at }),
  },
  deploy: ofUnits({
    ...placing(inZone),
    units: (view, { seat }) => toPlace(view, seat, 'waiting'),
    usual: (view, _ask, unit) => proposedHex(view, unit),
    intent: (_view, { unit, at }) => ({ kind: 'deploy', unit: unit!.id, at }),
  }),
  scout: ofUnits({
    ...placing(inZone),
    units: (view, { seat }) => toPlace(view, seat, 'scouts'),
    usual: (view, _ask, unit) => proposedScouting(view, unit)?.at,
    intent: (_view, { unit, at, to }) => ({
      kind: 'scout',
      unit: unit!.id,
      at,
      ...(to !== undefined && to !== at && { to }),
    }),
  }),
  arrive: ofUnits({
    ...placing((_view, { seat }) => arrival(seat)),
    units: (view, { seat }) => toPlace(view, seat, 'reserve'),
    usual: () => undefined,
    intent: (_view, { unit, at }) => ({ kind: 'arrive', arrival: { unit: unit!.id, at } }),
  }),
  separate: ofUnits({
    units: asked,
    hexes: (view, _ask, unit) => back(view, unit),
    whyNot: (view, _ask, unit, at) =>
      back(view, unit).includes(at)
        ? undefined
        : refusal('E_BAD_CHOICE', 'G-12.11', `${unitName(view, unit.id)} cannot step back to hex ${at}.`),
    usual: (view, _ask, unit) => usualSeparation(view, back(view, unit)),
    intent: (_view, { at }) => ({ kind: 'separate', to: at }),
  }),
  consolidate: ofUnits({
    units: asked,
    hexes: (view, _ask, unit) => consolidationEnds(view, unit),
    whyNot: (view, _ask, unit, at) => consolidating(view, unit, at),
    usual: (_view, _ask, unit) => unit.at ?? undefined,
    intent: (view, { unit, at }) => ({ kind: 'consolidate', path: [...(consolidationPath(view, unit!, at) ?? [])] }),
  }),
  'bail-out': ofUnits({
    ...placing(fromWreck),
    units: asked,
    usual: (view, ask, unit) =>
      nearestPlace(fieldOf(view), figuresOf(view, unit).sizeClass, fromWreck(view, ask), ask.wreck!.at),
    intent: (_view, { at }) => ({ kind: 'bailOut', to: at }),
  }),
};

const ruleOf = ({ prompt }: Ask): SpotRule<Unit | undefined> => RULES[prompt as SpotPrompt];

/** The units of which one is put somewhere, by number; none for a marker. */
export const unitsFor = (view: View, ask: Ask): readonly Unit[] => ruleOf(ask).units(view, ask);

/** The hexes where a unit, or the next marker, can be put. */
export const hexesOf = (view: View, ask: Ask, unit: Unit | undefined): readonly HexLabel[] =>
  ruleOf(ask).hexes(view, ask, unit);

/** Why it cannot be put in a hex; undefined: it can. */
export const whyNotIn = (view: View, ask: Ask, unit: Unit | undefined, at: HexLabel): Refusal | undefined =>
  ruleOf(ask).whyNot(view, ask, unit, at);

/** Where it goes if the player picks nothing; undefined: nowhere. */
export const usualFor = (view: View, ask: Ask, unit: Unit | undefined): HexLabel | undefined =>
  ruleOf(ask).usual(view, ask, unit);

/** Where the proposal moves a scout; undefined: it stays, or the prompt is not about a scout. */
export const usualOnward = (view: View, { prompt }: Ask, unit: Unit | undefined): HexLabel | undefined =>
  prompt === 'scout' && unit ? proposedScouting(view, unit)?.to : undefined;

/** Where a scout can go from the hex where it is set up, G-7.8. That hex is among them unless it touches an enemy. */
export const onwards = (view: View, { seat }: Ask, unit: Unit, from: HexLabel): readonly HexLabel[] => [
  ...hexesFor(view, unit, scouting(seat, from)),
];

/** A scout in the hex where it is set up. */
interface ScoutFrom {
  readonly view: View;
  readonly ask: Ask;
  readonly unit: Unit;
  readonly from: HexLabel;
}

/** Why a scout cannot go there from the hex where it is set up; undefined: it can. */
export const whyNotOnwards = ({ view, ask, unit, from }: ScoutFrom, to: HexLabel): Refusal | undefined =>
  whyNotAt(view, unit, to, scouting(ask.seat, from));

/** The answer that puts it there. */
export const intentFor = (view: View, ask: Ask, spot: Spot): Intent => ruleOf(ask).intent(view, spot);
