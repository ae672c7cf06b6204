import { type Direction, type HexLabel, indexOfLabel } from '@ironhex/shared/hex';
import { ANGLE_NAMES, type Ask, angleOf, type Intent, type Prompt, type View } from '@ironhex/shared/steampunk';
import type { MapChoice } from '../../../plan/option-picker.ts';
import { RACE_WORDS } from '../words/armies.ts';
import { directionWord, figuresOf, unitName } from '../words/names.ts';

/** What an option of a question stands for, on the map and in words. */
export interface Choice extends MapChoice<Intent> {
  /** A direction that stands for it, around the hex of `at`. */
  readonly facing: Direction | undefined;
  /** The hex around which it faces; undefined without a facing. */
  readonly at: HexLabel | undefined;
}

/** Options that are words: what they mean for each prompt, or for all. */
const WORDS: Readonly<Partial<Record<Prompt | 'any', Readonly<Record<string, string>>>>> = {
  any: { yes: 'Yes', no: 'No', stay: 'Stay', none: 'Nowhere', spend: 'Spend a token', keep: 'Keep it' },
  race: RACE_WORDS,
  declare: { yes: 'It will assault', no: 'No assault' },
  slip: { retreat: 'Retreat before the assault', stay: 'Stay and fight' },
  cloud: { no: 'No cloud' },
  unstable: { none: 'Do not fire it' },
  reveal: { stay: 'Stay hidden' },
  cunning: { yes: 'Exchange the hits', no: 'Keep the hits', exchange: 'Exchange the hits' },
};

const HEX = /^\d{4}$/;
const FACING = /^[0-5]$/;

const wordOf = (prompt: Prompt, option: string): string =>
  WORDS[prompt]?.[option] ?? WORDS.any?.[option] ?? option.charAt(0).toUpperCase() + option.slice(1);

/** Where the unit of a question stands. */
const placeOf = ({ units }: View, { unit }: Ask): HexLabel | undefined =>
  (unit === null ? undefined : units[unit]?.at) ?? undefined;

/** A side of a unit as its owner sees it: `front-side, NE`. */
const sideWords = (view: View, { unit: id }: Ask, side: Direction): string => {
  const unit = id === null ? undefined : view.units[id];
  const angle = unit && ANGLE_NAMES[angleOf(side, unit.facing)];
  return `With its ${angle ?? 'side'} (${directionWord(side)})`;
};

const facingWords = (view: View, ask: Ask, facing: Direction): string => {
  if (ask.prompt === 'angle') return sideWords(view, ask, facing);
  const unit = ask.unit === null ? undefined : view.units[ask.unit];
  if (ask.prompt === 'reveal') return `Show itself, facing ${directionWord(facing)}`;
  return unit?.facing === facing ? `Keep facing ${directionWord(facing)}` : `Face ${directionWord(facing)}`;
};

/** A model by its number: who it is, and what it costs more than the others. */
const modelWords = (view: View, { unit: id }: Ask, option: string): string => {
  const unit = id === null ? undefined : view.units[id];
  const model = unit && figuresOf(view, unit).models[Number(option)];
  return model ? `${model.name} (model ${Number(option) + 1})` : option;
};

/** So many rolls for hits that are given up, AB-CA: the key of the question says how many hits each costs. */
const exchangeWords = ({ key }: Ask, option: string): string => {
  const per = Number(key.split(' ')[2]);
  const rolls = Number(option);
  return `Exchange ${rolls * per} hits for ${rolls === 1 ? 'a roll' : `${rolls} rolls`}`;
};

/** What an option of a question means. */
export const choiceOf = (view: View, ask: Ask, option: string): Choice => {
  const place = placeOf(view, ask);
  const plain = {
    ...{ option, hexes: [], facing: undefined, at: undefined, units: [] },
    intent: { kind: 'choose' as const, option },
  };
  if (ask.prompt === 'casualty') return { ...plain, words: modelWords(view, ask, option) };
  if (ask.prompt === 'cunning' && option !== 'no') return { ...plain, words: exchangeWords(ask, option) };
  if (HEX.test(option) && indexOfLabel(view.board, option) >= 0)
    return { ...plain, hexes: [option], words: option === place ? `Stay in ${option}` : option };
  if (FACING.test(option)) {
    const facing = Number(option) as Direction;
    return { ...plain, facing, at: place, words: facingWords(view, ask, facing) };
  }
  const ids = option.split(' ').filter((id) => Object.hasOwn(view.units, id) || Object.hasOwn(view.tokens, id));
  return ids.length > 0
    ? { ...plain, units: ids, words: ids.map((id) => unitName(view, id)).join(' and ') }
    : { ...plain, words: wordOf(ask.prompt, option) };
};

/** What all options of a question mean, the default first. */
export const choicesOf = (view: View, ask: Ask): readonly Choice[] =>
  ask.options.map((option) => choiceOf(view, ask, option));
