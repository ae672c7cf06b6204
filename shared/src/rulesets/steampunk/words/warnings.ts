import { type Said, type Sentences, saying, sentenceIn } from '../../../match/index.ts';
import { stepFaultText } from './index.ts';

interface FaultyStep {
  readonly token: string;
  readonly fault: Said;
  readonly rule: string;
  readonly instead: string;
}

/** Why an order will not be carried out as it is written. */
const WARNINGS = {
  shaken: 'It will be shaken: it carries out its default order and no gunnery.',
  'no-such-movement': ({ speed, instead }: { readonly speed: string; readonly instead: string }) =>
    `At speed ${speed} it has no such order: it carries out its default order ${instead}.`,
  'faulty-step': ({ token, fault, rule, instead }: FaultyStep) =>
    `${token}: ${stepFaultText(fault)} (${rule}). It does ${instead} instead.`,
  'no-such-facing': '360: it cannot turn to the facing that is written: it is asked then.',
  'no-such-gunnery': ({ speed, order }: { readonly speed: string; readonly order: string }) =>
    `At speed ${speed} it has no gunnery order ${order}: it does nothing in this part.`,
} satisfies Sentences;

/** Says why an order will not be carried out as it is written. */
export const warned = saying<typeof WARNINGS>();

/** Why an order will not be carried out as it is written, in a sentence. */
export const warningText = (warning: Said): string => sentenceIn(WARNINGS, warning) ?? warning.code;
