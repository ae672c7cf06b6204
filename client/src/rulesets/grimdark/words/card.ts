import type { EffectOn, Item, Weapon } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { count } from '../../../text/numbers.ts';
import { ITEM_NAMES, ITEM_TEXTS } from './scenarios.ts';

/** Every fixed string of a unit's card, by place. */
export const CARD = {
  title: 'Unit',
  pickUnit: 'Pick a unit on the map to read its card.',
  track: 'Models and wounds',
  statesTitle: 'State',
  effects: 'What lies on it',
  spells: 'Spells',
  tokens: (n: number) => count(n, 'token'),
  weapons: 'Weapons',
  weapon: ({ range, attacks, ap }: Weapon) =>
    [range === 0 ? 'melee' : `range ${range}`, count(attacks, 'attack'), ...(ap > 0 ? [`AP ${ap}`] : [])].join(', '),
  riders: 'Aboard',
  movesTitle: 'Moves',
  kind: 'Kind',
  hero: 'hero',
  alive: (living: number, all: number) => `${living} of ${all} alive`,
  marked: (wounds: number, tough: number) => `one has ${wounds} of ${count(tough, 'wound')}`,
  models: (left: number, all: number) => `${left} of ${count(all, 'model')}`,
  wounds: (left: number, all: number) => `${left} of ${count(all, 'wound')} left`,
  at: (hex: HexLabel) => `in ${hex}`,
  aboard: (transport: string) => `in ${transport}`,
  places: {
    waiting: 'not deployed yet',
    reserve: 'in reserve',
    scouts: 'set aside as a scout',
    map: 'on the map',
    aboard: 'aboard',
    joined: 'has joined another unit',
    destroyed: 'destroyed',
  },
  spent: 'has been fired (G-15)',
  lost: 'is lost for the battle (G-17.4)',
  scope: ({ seat, quarter }: EffectOn) =>
    seat !== undefined ? 'on all units of its side' : quarter !== undefined ? `in quarter ${quarter}` : 'on all units',
  states: {
    shaken: {
      name: 'Shaken',
      text: 'It is Fatigued, holds no markers, casts nothing, and does nothing in its next activation (G-13.5).',
      tone: 'danger',
    },
    fatigued: {
      name: 'Fatigued',
      text: 'In melee it hits only on a natural 6 in this round (G-12.7).',
      tone: 'danger',
    },
    half: {
      name: 'Half strength',
      text: 'It tests its morale after wounds, and routs if it loses a melee and fails (G-13.1).',
      tone: 'danger',
    },
    marked: { name: 'Marked', text: 'A sniper has it in sight (G-17.4).', tone: 'danger' },
    arrived: {
      name: 'Arrived',
      text: 'It came from reserve in this round and holds no markers yet (G-14.2).',
      tone: 'plain',
    },
    activated: { name: 'Activated', text: 'It has been activated in this round (G-8.3).', tone: 'plain' },
    carries: (kind: Item['kind']) => ({ name: ITEM_NAMES[kind], text: ITEM_TEXTS[kind], tone: 'good' }) as const,
  },
} as const;
