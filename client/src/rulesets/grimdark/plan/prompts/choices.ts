// Questions that are answered by one of a few options: what each stands for on the map and in words.
import { type Ask, type Intent, type Prompt, type View, zoneOf } from '@ironhex/shared/grimdark';
import type { MapChoice } from '../../../../plan/option-picker.ts';
import { pieceHexes } from '../../map/zones.ts';
import { unitName } from '../../words/names.ts';
import { PROMPTING, pieceName } from '../../words/prompting.ts';

/** Prompts that are answered by one of a few options. */
export const CHOICE_PROMPTS = [
  'proposal',
  'marker-first',
  'edge',
  'counter',
  'strike-back',
  'choice',
] as const satisfies readonly Prompt[];

/** One answer. */
export type Choice = MapChoice<Intent>;

const { options: TEXT } = PROMPTING;

const plain = (option: string, words: string, intent: Intent, more: Partial<Choice> = {}): Choice => ({
  option,
  hexes: [],
  units: [],
  words,
  intent,
  ...more,
});

/** A terrain piece or a unit, P19. */
const chosen = (view: View, option: string): Choice => {
  const intent = { kind: 'eventChoice', option } as const;
  const unit = Object.hasOwn(view.units, option) ? view.units[option] : undefined;
  if (!unit) return plain(option, pieceName(view, option), intent, { hexes: pieceHexes(view.board, option) });
  const more = { units: [option], hexes: unit.at === null ? [] : [unit.at] };
  return plain(option, unitName(view, option), intent, more);
};

/** What can be chosen, the default first, G-19.1. */
export const choicesOf = (view: View, { prompt, choice }: Ask): readonly Choice[] => {
  switch (prompt) {
    case 'proposal':
      return [
        plain('take', TEXT.take, { kind: 'proposal', take: true }),
        plain('change', TEXT.change, { kind: 'proposal', take: false }),
      ];
    case 'marker-first':
      return [
        plain('self', TEXT.self, { kind: 'markerFirst', first: 'self' }),
        plain('opponent', TEXT.opponent, { kind: 'markerFirst', first: 'opponent' }),
      ];
    case 'edge':
      return (['south', 'north'] as const).map((edge) =>
        plain(edge, TEXT[edge], { kind: 'chooseEdge', edge }, { hexes: zoneOf(view.board, edge) }),
      );
    case 'counter':
    case 'strike-back':
      return [true, false].map((strike) => {
        const intent: Intent = prompt === 'counter' ? { kind: 'counter', strike } : { kind: 'strikeBack', strike };
        return plain(strike ? 'yes' : 'no', TEXT[prompt][strike ? 'yes' : 'no'], intent);
      });
    case 'choice':
      return choice!.options.map((option) => chosen(view, option));
    default:
      return [];
  }
};
