import type { Names, Numbers, Sentences } from '../../../match/index.ts';

/** How weapons are fired, by mode; an unstable round may be fired at a hex. */
const FIRED = {
  direct: 'is fired at a unit',
  unstable: 'is fired at a hex',
  area: 'is thrown at a hex',
  place: 'is thrown at a hex',
  sweep: 'sweeps one direction',
  cone: 'burns what lies in front: it takes no target',
  spray: 'shoots at every enemy in reach: it takes no target',
} as const;

/** Who fires what, GUN-1 to GUN-4. */
const FIRING = {
  'not-on-field': ({ unit }: Names<'unit'>) => `Unit ${unit} is not on the board.`,
  hidden: ({ unit }: Names<'unit'>) => `Unit ${unit} is hidden, so it does not shoot.`,
  shaken: ({ unit }: Names<'unit'>) => `Unit ${unit} is shaken, so it does not shoot.`,
  unconscious: ({ unit }: Names<'unit'>) => `Unit ${unit} is unconscious, so it does nothing.`,
  'no-weapon': ({ unit, weapon }: Names<'unit' | 'weapon'>) => `Unit ${unit} has no weapon ${weapon}.`,
  'not-ordered': ({ weapon, order }: Names<'weapon' | 'order'>) =>
    `${weapon} is not fired by this part of the order: ${order}.`,
  'just-loaded': ({ weapon }: Names<'weapon'>) => `${weapon} is loaded in this part, so it cannot fire.`,
  'not-loaded': ({ weapon }: Names<'weapon'>) => `${weapon} is not loaded.`,
  'too-few': ({ weapon, needs, living }: Names<'weapon'> & Numbers<'needs' | 'living'>) =>
    `${weapon} needs ${needs} models to fire it; ${living} live.`,
  'no-shared': ({ unit }: Names<'unit'>) => `Unit ${unit} has no shared weapon that is ready to fire.`,
  'shared-or-normal': 'A unit fires either its shared weapon or its normal ones.',
  'not-amplified': ({ unit, order }: Names<'unit' | 'order'>) => `The order of unit ${unit} does not say ${order}.`,
  'no-focus': ({ unit }: Names<'unit'>) => `Unit ${unit} fires no weapon now that can be focused on one unit.`,
  'no-aim/unit': ({ unit }: Names<'unit'>) => `Unit ${unit} has no usable aim token, so it cannot focus its fire.`,
  'no-aim/weapon': ({ weapon }: Names<'weapon'>) => `${weapon} is focused only with a usable aim token.`,
  'no-model': ({ model, weapon }: Names<'weapon'> & Numbers<'model'>) => `Model ${model} does not fire ${weapon}.`,
  'no-shot-left': ({ weapon }: Names<'weapon'>) => `${weapon} has fewer shots that can go there.`,
  'one-target': ({ weapon }: Names<'weapon'>) => `All shots of ${weapon} go at the same unit.`,
  'one-reserve': 'A model fires one reserve weapon in a part.',
  'other-side': ({ weapons }: { readonly weapons: readonly string[] }) =>
    `${weapons.join(' and ')}: all shots must go through the same side of the own hex.`,
} satisfies Sentences;

/** What is fired at, GUN-4 to GUN-8. */
const TARGETS = {
  'wrong-mode': ({ weapon, mode }: Names<'weapon'> & { readonly mode: keyof typeof FIRED }) =>
    `${weapon} ${FIRED[mode]}.`,
  'hidden-target': ({ token }: Names<'token'>) => `What hides under ${token} cannot be shot at, only spotted.`,
  'own-unit': ({ unit }: Names<'unit'>) => `Shots go at enemy units: ${unit} is on your side.`,
  'no-target': ({ unit }: Names<'unit'>) => `There is no enemy unit ${unit}.`,
  gone: ({ unit }: Names<'unit'>) => `Unit ${unit} is not on the board any more.`,
  'no-hex': ({ hex }: Names<'hex'>) => `The board has no hex ${hex}.`,
  'own-hex': ({ weapon }: Names<'weapon'>) => `${weapon} cannot fire into the unit's own hex.`,
  'out-of-range/hex': ({ weapon, range, hex, distance }: Names<'weapon' | 'hex'> & Numbers<'range' | 'distance'>) =>
    `The range of ${weapon} at a hex is ${range}; ${hex} is ${distance} away.`,
  'out-of-range/unit': ({ weapon, most, hex, distance }: Names<'weapon' | 'hex'> & Numbers<'most' | 'distance'>) =>
    `${weapon} reaches ${most} hexes; ${hex} is ${distance} away.`,
  'not-in-arc/hex': ({ weapon, hex }: Names<'weapon' | 'hex'>) =>
    `${weapon} does not point that way: ${hex} is outside of its arc.`,
  'not-in-arc/sweep': ({ weapon }: Names<'weapon'>) => `${weapon} does not point that way.`,
  'no-sight': ({ unit, hex }: Names<'unit' | 'hex'>) => `Unit ${unit} does not see ${hex}.`,
  'no-side/from': ({ weapon, hex }: Names<'weapon' | 'hex'>) =>
    `${weapon} cannot be fired at ${hex} through that side of the own hex.`,
  'no-side/into': ({ hex }: Names<'hex'>) => `A shot does not come into ${hex} through that side.`,
} satisfies Sentences;

/** Shooting, GUN-1 to GUN-8. */
export const GUNNERY = { ...FIRING, ...TARGETS };
