import { CLOCKS, type Prompt } from '@ironhex/shared/steampunk';
import { ByDefaultEditor } from '../../../ui/decisions/by-default.tsx';
import { PANELS } from '../words/ui.ts';
import type { Props } from './props.ts';

const { policy: TEXT } = PANELS;

/** Questions that can be left to their defaults, in the order in which they come. */
const GROUPS: readonly (readonly [title: string, prompts: readonly Prompt[]])[] = [
  [TEXT.groups.before, ['race', 'budget', 'announce', 'army', 'terrain', 'hide', 'setup', 'deploy']],
  [TEXT.groups.orders, ['plan', 'shoot', 'weapon', 'spot', 'gunsmoke', 'unstable', 'casualty', 'heal']],
  [TEXT.groups.moves, ['move', 'flee', 'drag', 'reveal']],
  [
    TEXT.groups.assaults,
    ['declare', 'swap', 'enter', 'slip', 'cloud', 'angle', 'allocate', 'cunning', 'retreat', 'withdraw'],
  ],
  [TEXT.groups.other, ['endure']],
];

/** Which questions are put, and which are answered by their defaults, section 23. */
export const PolicyEditor = ({ match }: Props) => (
  <ByDefaultEditor match={match} groups={GROUPS} nameOf={(prompt) => CLOCKS[prompt]!.name} />
);
