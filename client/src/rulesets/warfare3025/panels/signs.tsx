import type { ComponentChildren, FunctionComponent } from 'preact';
import { Explained } from '../../../ui/words/explained.tsx';
import type { SignEntry } from '../../types.ts';
import { SIGNS, type SignId } from '../words/signs.ts';
import { WARFARE } from '../words/ui.ts';
import { OddsStrip } from './odds-bar.tsx';
import { Track } from './track.tsx';

/** A sign of the card, the timeline or the plan, which says what it means. Not for use within buttons. */
export const Sign = (props: { readonly of: SignId; readonly children: ComponentChildren; readonly class?: string }) => (
  <Explained {...SIGNS[props.of]} {...(props.class && { class: props.class })}>
    {props.children}
  </Explained>
);

import '../style/card.css';
import '../style/timeline.css';
import '../style/plan.css';

const text =
  (sample: string): FunctionComponent =>
  () => <span>{sample}</span>;

const timing =
  (which: 'first' | 'simultaneous'): FunctionComponent =>
  () => (
    <span class="timing" data-timing={which}>
      {WARFARE.panels[which]}
    </span>
  );

/** A unit on the timeline. */
const chip =
  (state: object): FunctionComponent =>
  () => (
    <span class="chip" data-side={0} {...state}>
      <span class="chip-face">Griffin</span>
    </span>
  );

/** Each sign as the panels show it. */
const SAMPLES: Readonly<Record<SignId, FunctionComponent>> = {
  thresholds: text('2+ / 8+ / 15+ / 20+'),
  tier: text('IV'),
  track: () => <Track name="" damage={7} />,
  movement: text('7 + 1 hexes'),
  jump: text('jump 5'),
  piloting: text('Piloting'),
  ticks: text('8 ticks'),
  fast: () => <span class="token">fast</span>,
  stationary: () => <span class="token">stationary</span>,
  unstable: () => <span class="token danger">unstable</span>,
  hidden: () => <span class="token">hidden</span>,
  detected: () => <span class="token">detected</span>,
  visible: () => <span class="token danger">visible</span>,
  old: text(WARFARE.sensors.lastKnown),
  reserve: chip({ 'data-reserve': true }),
  planned: chip({ 'data-preview': true }),
  band: text('medium to 30'),
  damage: text('damage 5'),
  aim: text('aim 5, moving 3 · velocity 12'),
  close: text('close 5'),
  traits: text('haywire'),
  odds: () => <OddsStrip odds={{ nothing: 0.4, armour: 0.2, structure: 0.3, component: 0.1, destroyed: 0 }} />,
  trigger: text('⚡'),
  first: timing('first'),
  simultaneous: timing('simultaneous'),
};

/** The signs of the card, the timeline and the plan, for the legend. */
export const SIGN_ENTRIES: readonly SignEntry[] = Object.entries(SIGNS).map(([id, sign]) => ({
  ...sign,
  Sample: SAMPLES[id as SignId],
}));
