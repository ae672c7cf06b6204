import type * as agenda from '../../../agenda/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { UnitId } from './units.ts';

/**
 * What players are asked, section 23: the number of the prompt, a name, the seconds, and whether it is answered by
 * choosing one of its options, or put together of parts (an order for each unit) and then committed.
 */
export const PROMPTS = {
  race: { number: 'P0', seconds: 120, by: 'option' },
  budget: { number: 'P0', seconds: 120, by: 'option' },
  announce: { number: 'P1', seconds: 60, by: 'parts' },
  army: { number: 'P2', seconds: 600, by: 'parts' },
  terrain: { number: 'P3', seconds: 180, by: 'parts' },
  hide: { number: 'P4', seconds: 45, by: 'parts' },
  setup: { number: 'P4', seconds: 45, by: 'parts' },
  deploy: { number: 'P4', seconds: 300, by: 'parts' },
  plan: { number: 'P5', seconds: 120, by: 'parts' },
  move: { number: 'P6', seconds: 20, by: 'option' },
  declare: { number: 'P7', seconds: 15, by: 'option' },
  swap: { number: 'P8', seconds: 15, by: 'option' },
  enter: { number: 'P9', seconds: 15, by: 'option' },
  slip: { number: 'P10', seconds: 15, by: 'option' },
  cloud: { number: 'P11', seconds: 15, by: 'option' },
  angle: { number: 'P12', seconds: 15, by: 'option' },
  allocate: { number: 'P13', seconds: 45, by: 'parts' },
  retreat: { number: 'P14', seconds: 15, by: 'option' },
  withdraw: { number: 'P15', seconds: 15, by: 'option' },
  shoot: { number: 'P16', seconds: 30, by: 'parts' },
  spot: { number: 'P17', seconds: 20, by: 'option' },
  heal: { number: 'P18', seconds: 20, by: 'parts' },
  casualty: { number: 'P19', seconds: 10, by: 'option' },
  endure: { number: 'P20', seconds: 10, by: 'option' },
  reveal: { number: 'P21', seconds: 15, by: 'option' },
  flee: { number: 'P22', seconds: 15, by: 'option' },
  cunning: { number: 'P23', seconds: 15, by: 'option' },
  drag: { number: 'P24', seconds: 15, by: 'option' },
  gunsmoke: { number: 'P25', seconds: 10, by: 'option' },
  weapon: { number: 'P26', seconds: 15, by: 'option' },
  unstable: { number: 'P27', seconds: 10, by: 'option' },
} as const satisfies Readonly<Record<string, PromptClass>>;

interface PromptClass {
  readonly number: string;
  readonly seconds: number;
  readonly by: 'option' | 'parts';
}

/** The kind of a decision. */
export type Prompt = keyof typeof PROMPTS;

/** Something that a seat can be asked; in secret by CON-8. */
export interface Question extends agenda.Question {
  readonly prompt: Prompt;
  /** The unit that it is about. */
  readonly unit: UnitId | null;
  /**
   * What can be chosen, the default first: hexes, facings, `yes` and `no`, ids. Empty for prompts that are answered by
   * parts.
   */
  readonly options: readonly string[];
  /** How many units can be placed at most, SET-5. */
  readonly most?: number;
}

/** A question that has been put. */
export type Ask = agenda.OpenQuestion<Question>;

/** What a seat has answered so far to one question. */
export type SeatAnswer = agenda.GivenAnswer<Intent>;

/** The option that was chosen; the default where there is no answer. */
export const chosen = ({ options }: Pick<Question, 'options'>, answer: SeatAnswer | undefined): string =>
  answer?.final?.kind === 'choose' && options.includes(answer.final.option) ? answer.final.option : options[0]!;
