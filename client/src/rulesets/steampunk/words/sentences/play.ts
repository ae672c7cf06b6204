import { WORDS } from '@ironhex/shared/steampunk';
import { outcomeText } from '../../../../text/outcome.ts';
import { entry, type Sentences } from '../entry.ts';
import { stepName } from '../steps.ts';

const STAGES = {
  races: 'Both sides choose their race.',
  armies: 'Both sides choose their armies in secret.',
  terrain: 'Both sides design their ground in secret.',
  setup: 'Both sides set up their units.',
  orders: 'Both sides write their first orders.',
  'end-phase': 'Time is up: what burns and bleeds runs its course (VIC-2).',
} as const;

/** Nobody designs the ground: the board is played as it was chosen. */
const AS_IT_IS = 'The board is played as it is.';

/** Steps that say by what happens in them what they are: orders, damage that counts, the end of a turn. */
const SPEAKING: ReadonlySet<number> = new Set([2, 4, 10, 16, 22, 24, 33]);

/** The course of play. */
export const PLAY: Sentences<
  'went-on' | 'asked' | 'answered' | 'closed' | 'unseen' | 'stage-began' | 'turn-began' | 'step-began'
> = {
  'went-on': () => undefined,
  asked: () => undefined,
  answered: () => undefined,
  closed: () => undefined,
  unseen: () => undefined,
  'stage-began': ({ stage }, context) => {
    if (stage === 'turn') return undefined;
    if (stage === 'terrain' && context.view.options.terrain === 'board') return entry(AS_IT_IS, { opens: 'action' });
    if (stage !== 'over') return entry(STAGES[stage], { opens: 'action', tone: 'important' });
    const { outcome } = context.view;
    return entry(outcome ? outcomeText(WORDS, outcome, context) : 'The match is over.', {
      opens: 'action',
      tone: 'important',
    });
  },
  'turn-began': ({ turn }, { view }) => {
    const { victory } = view.options;
    const of = victory.kind === 'timed' ? ` of ${victory.turns}` : '';
    return entry(`Turn ${turn}${of} begins.`, { opens: 'action', tone: 'important' });
  },
  'step-began': ({ step }) =>
    SPEAKING.has(step) ? undefined : entry(`${stepName(step)}.`, { opens: 'between', tone: 'quiet' }),
};
