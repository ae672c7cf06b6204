import type { GrimdarkTypes } from '@ironhex/shared/grimdark';
import type { MapCue } from '../../map/effects/cues.ts';
import { UI } from '../../text/ui.ts';
import { STANDING_BY_DEFAULT } from '../../ui/decisions/by-default.tsx';
import type { RulesetPage } from '../types.ts';
import { legend } from './legend.ts';
import { grimdarkMap } from './map/kit.ts';
import type { Picture } from './map/picture.ts';
import { ActPrompt } from './panels/act/act-prompt.tsx';
import { Bar } from './panels/bar.tsx';
import { UnitCard } from './panels/card/unit-card.tsx';
import { PolicyEditor } from './panels/policy.tsx';
import { PROMPT_PANELS } from './panels/prompts/index.ts';
import { ShotsPrompt } from './panels/shoot/shots-prompt.tsx';
import { BattleTrack } from './panels/track/battle-track.tsx';
import { GrimdarkPlanning } from './plan/planning.ts';
import { grimdarkRules } from './rules.ts';
import { grimdarkScore } from './score.ts';
import { grimdarkCoach } from './turn/coach.ts';
import { grimdarkMoments } from './turn/moments.ts';
import { grimdarkWords } from './words/index.ts';

/** Grimdark on the page. */
export const page: RulesetPage<GrimdarkTypes, Picture, MapCue, GrimdarkPlanning> = {
  id: 'grimdark',
  rules: grimdarkRules,
  plan: (match) => new GrimdarkPlanning(match),
  map: grimdarkMap,
  legend,
  panels: {
    track: BattleTrack,
    card: { title: 'Unit', Panel: UnitCard, shows: ({ shownUnit }) => shownUnit.value !== undefined },
    bar: Bar,
    prompts: { ...PROMPT_PANELS, activate: ActPrompt, act: ActPrompt, shoot: ShotsPrompt },
    tabs: [{ id: 'policy', title: UI.policy.tab, players: true, Panel: PolicyEditor }],
  },
  keys: (_match, planning) => planning.keys,
  words: grimdarkWords,
  moments: grimdarkMoments,
  coach: grimdarkCoach,
  score: grimdarkScore,
  standing: STANDING_BY_DEFAULT,
};
