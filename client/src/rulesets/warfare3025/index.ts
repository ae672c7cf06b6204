import type { WarfareTypes } from '@ironhex/shared/warfare3025';
import type { MapCue } from '../../map/effects/cues.ts';
import { UI } from '../../text/ui.ts';
import type { RulesetPage } from '../types.ts';
import { legend } from './legend.ts';
import { warfareMap } from './map/kit.ts';
import type { Picture } from './map/picture.ts';
import { DefendPrompt } from './panels/defend-prompt.tsx';
import { InterruptPrompt } from './panels/interrupt-prompt.tsx';
import { keysOf } from './panels/keys.ts';
import { PickPrompt } from './panels/pick-prompt.tsx';
import { PlanBar } from './panels/plan-bar.tsx';
import { PolicyEditor } from './panels/policy.tsx';
import { EvadePrompt, ReactPrompt } from './panels/react-prompt.tsx';
import { Timeline } from './panels/timeline.tsx';
import { UnitCard } from './panels/unit-card.tsx';
import { WarfarePlanning } from './plan/planning.ts';
import { warfareRules } from './rules.ts';
import { warfareScore } from './score.ts';
import { warfareCoach } from './turn/coach.ts';
import { warfareMoments } from './turn/moments.ts';
import { warfareStanding } from './turn/standing.ts';
import { warfareWords } from './words/index.ts';
import { WARFARE } from './words/ui.ts';

/** Warfare 3025 on the page. */
export const page: RulesetPage<WarfareTypes, Picture, MapCue, WarfarePlanning> = {
  id: 'warfare3025',
  rules: warfareRules,
  plan: (match) => new WarfarePlanning(match),
  map: warfareMap,
  legend,
  panels: {
    track: Timeline,
    card: { title: WARFARE.panels.card, Panel: UnitCard, shows: ({ shownId }) => shownId.value !== null },
    bar: PlanBar,
    prompts: {
      interrupt: InterruptPrompt,
      defend: DefendPrompt,
      pick: PickPrompt,
      react: ReactPrompt,
      evade: EvadePrompt,
    },
    tabs: [{ id: 'policy', title: UI.policy.tab, players: true, Panel: PolicyEditor }],
  },
  keys: (match, planning) => keysOf({ match, planning }),
  words: warfareWords,
  moments: warfareMoments,
  coach: warfareCoach,
  score: warfareScore,
  standing: warfareStanding,
};
