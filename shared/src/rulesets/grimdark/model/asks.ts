import type * as agenda from '../../../agenda/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import type { Intent, IntentOf } from '../ask/intents.ts';
import type { SpellId } from '../roster/terms.ts';
import type { UnitId } from './units.ts';

/**
 * What players are asked, G-19.1: the number of the prompt, the kind of intent that answers it, and its clock, see
 * `CLOCKS`.
 */
export const PROMPTS = {
  proposal: { number: 'P0', answer: 'proposal', clock: 'proposal' },
  'marker-first': { number: 'P1', answer: 'markerFirst', clock: 'marker-first' },
  'place-marker': { number: 'P2', answer: 'placeMarker', clock: 'place-marker' },
  edge: { number: 'P3', answer: 'chooseEdge', clock: 'edge' },
  declare: { number: 'P4', answer: 'declare', clock: 'declare' },
  deploy: { number: 'P5', answer: 'deploy', clock: 'deploy' },
  scout: { number: 'P6', answer: 'scout', clock: 'scout' },
  arrive: { number: 'P7', answer: 'arrive', clock: 'arrive' },
  activate: { number: 'P8', answer: 'activate', clock: 'activation' },
  cast: { number: 'P9', answer: 'cast', clock: 'activation' },
  act: { number: 'P10', answer: 'act', clock: 'activation' },
  shoot: { number: 'P11', answer: 'shoot', clock: 'activation' },
  hinder: { number: 'P12', answer: 'hinder', clock: 'hinder' },
  counter: { number: 'P13', answer: 'counter', clock: 'counter' },
  'strike-back': { number: 'P14', answer: 'strikeBack', clock: 'strike-back' },
  casualties: { number: 'P15', answer: 'casualties', clock: 'casualties' },
  separate: { number: 'P16', answer: 'separate', clock: 'separate' },
  consolidate: { number: 'P17', answer: 'consolidate', clock: 'consolidate' },
  'bail-out': { number: 'P18', answer: 'bailOut', clock: 'bail-out' },
  choice: { number: 'P19', answer: 'eventChoice', clock: 'choice' },
} as const satisfies Readonly<Record<string, { number: string; answer: Intent['kind']; clock: string }>>;

/** The kind of a decision. */
export type Prompt = keyof typeof PROMPTS;

/** The intent that answers a prompt. */
export type AnswerTo<P extends Prompt> = Extract<Intent, { readonly kind: (typeof PROMPTS)[P]['answer'] }>;

/** The spell that P12 is about, G-16.4. */
export interface Casting {
  readonly caster: UnitId;
  readonly spell: SpellId;
  readonly targets: readonly UnitId[];
  /** What the caster's own side has added to the test. */
  readonly help: number;
}

/** Wounds for which the owner chooses the models, G-11.A. */
export interface Losses {
  readonly wounds: number;
  /** Types of living models that can be removed, in model order. */
  readonly types: readonly string[];
}

/**
 * What P19 is about: the terrain piece to rig (event 23) or to shelter in (G-18.3), or the unit to activate next
 * (G-18.4).
 */
export type Choice = 'rig' | 'shelter' | 'next-unit';

/** A question to one seat. */
export interface Question extends agenda.Question {
  readonly prompt: Prompt;
  /** The unit that it is about; null: no single one. */
  readonly unit: UnitId | null;
  /** The only legal answer, where there is only one: then it is not put, G-19.2. */
  readonly only?: Intent;
  /** P4: what the player's force means to declare, for the page to fill in. */
  readonly suggested?: Extract<Intent, { readonly kind: 'declare' }>;
  /** P9: before or after the move, G-8.6. */
  readonly when?: 'before' | 'after';
  /** P9: the action that follows without being asked for. */
  readonly act?: IntentOf<'act'>;
  /** P12. */
  readonly casting?: Casting;
  /** P15. */
  readonly losses?: Losses;
  /** P18: the transport, and where it stood. */
  readonly wreck?: { readonly transport: UnitId; readonly at: HexLabel };
  /** P19, and what can be chosen: terrain pieces in text order, or units. */
  readonly choice?: { readonly of: Choice; readonly options: readonly string[] };
}

/** A question that has been put. */
export type Ask = agenda.OpenQuestion<Question>;

/** What a seat has answered so far to one question. */
export type SeatAnswer = agenda.GivenAnswer<Intent>;
