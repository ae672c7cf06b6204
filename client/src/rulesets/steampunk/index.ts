import { PROMPTS, type SteampunkTypes } from '@ironhex/shared/steampunk';
import type { MapCue } from '../../map/effects/cues.ts';
import { UI } from '../../text/ui.ts';
import { STANDING_BY_DEFAULT } from '../../ui/decisions/by-default.tsx';
import type { RulesetPage } from '../types.ts';
import { legend } from './legend.ts';
import { steampunkMap } from './map/kit.ts';
import type { Picture } from './map/picture.ts';
import { AllocatePrompt } from './panels/allocate.tsx';
import { Bar } from './panels/bar.tsx';
import { UnitCard } from './panels/card/unit-card.tsx';
import { ChoosePrompt } from './panels/choose-prompt.tsx';
import { FirePrompt } from './panels/fire/fire-prompt.tsx';
import { HealPrompt } from './panels/heal.tsx';
import { OrderPrompt } from './panels/orders/order-prompt.tsx';
import { PlacePrompt } from './panels/places/place-prompt.tsx';
import { PolicyEditor } from './panels/policy.tsx';
import { AnnouncePrompt } from './panels/setup/announce-prompt.tsx';
import { ArmyPrompt } from './panels/setup/army-prompt.tsx';
import { GroundPrompt } from './panels/setup/ground-prompt.tsx';
import { HidePrompt } from './panels/setup/hide-prompt.tsx';
import { RacePrompt } from './panels/setup/race-prompt.tsx';
import { TurnTrack } from './panels/track.tsx';
import { SteampunkPlanning } from './plan/planning.ts';
import { steampunkRules } from './rules.ts';
import { steampunkScore } from './score.ts';
import { steampunkCoach, steampunkHint } from './turn/coach.ts';
import { steampunkMoments } from './turn/moments.ts';
import { steampunkWords } from './words/index.ts';
import { PLANNING } from './words/planning.ts';

/** One panel for all questions that are answered by an option. */
const byOption = <P>(panel: P): Readonly<Record<string, P>> =>
  Object.fromEntries(Object.entries(PROMPTS).flatMap(([prompt, { by }]) => (by === 'option' ? [[prompt, panel]] : [])));

/** Steampunk Fantasy on the page. */
export const page: RulesetPage<SteampunkTypes, Picture, MapCue, SteampunkPlanning> = {
  id: 'steampunk',
  rules: steampunkRules,
  plan: (match) => new SteampunkPlanning(match),
  map: steampunkMap,
  legend,
  panels: {
    track: TurnTrack,
    card: { title: PLANNING.card.title, Panel: UnitCard, shows: ({ shownUnit }) => shownUnit.value !== undefined },
    bar: Bar,
    prompts: {
      ...byOption(ChoosePrompt),
      race: RacePrompt,
      announce: AnnouncePrompt,
      army: ArmyPrompt,
      terrain: GroundPrompt,
      hide: HidePrompt,
      setup: PlacePrompt,
      deploy: PlacePrompt,
      plan: OrderPrompt,
      allocate: AllocatePrompt,
      heal: HealPrompt,
      shoot: FirePrompt,
    },
    tabs: [{ id: 'policy', title: UI.policy.tab, players: true, Panel: PolicyEditor }],
  },
  keys: (_match, planning) => planning.keys,
  words: steampunkWords,
  moments: steampunkMoments,
  coach: steampunkCoach,
  hintFor: steampunkHint,
  score: steampunkScore,
  standing: STANDING_BY_DEFAULT,
};
