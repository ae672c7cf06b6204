import { CLOCKS, PROMPTS, type Prompt } from '@ironhex/shared/grimdark';
import { ByDefaultEditor } from '../../../ui/decisions/by-default.tsx';
import { PROMPTING } from '../words/prompting.ts';
import type { Props } from './props.ts';

const { policy: TEXT } = PROMPTING;

/** Questions that can be left to their defaults, in the order in which they come. */
const GROUPS: readonly (readonly [title: string, prompts: readonly Prompt[]])[] = [
  [TEXT.groups.before, ['proposal', 'marker-first', 'place-marker', 'edge', 'declare', 'deploy', 'scout']],
  [TEXT.groups.round, ['arrive', 'activate', 'cast', 'act', 'shoot']],
  [TEXT.groups.reactions, ['hinder', 'counter', 'strike-back', 'casualties', 'separate', 'consolidate', 'bail-out']],
  [TEXT.groups.other, ['choice']],
];

const nameOf = (prompt: Prompt): string => TEXT.names[prompt] ?? CLOCKS[PROMPTS[prompt].clock].name;

/** Which questions are put, and which are answered by their defaults, G-19.1. */
export const PolicyEditor = ({ match }: Props) => <ByDefaultEditor match={match} groups={GROUPS} nameOf={nameOf} />;
