import type { Awaited, Decision, SeatId } from '@ironhex/shared/match';
import { type Ask, askOf, CLOCKS, PROMPTS, type Prompt, type View } from '@ironhex/shared/steampunk';
import { count } from '../../../text/numbers.ts';
import type { AskWords } from '../../types.ts';
import { choiceOf } from '../plan/options.ts';
import { unitName } from './names.ts';

/** What a question says: the title may name the unit that it is about. */
interface PromptWords {
  readonly title: (unit: string, ask: Ask, view: View) => string;
  readonly detail: (unit: string, ask: Ask, view: View) => string;
  /** What others read while it is decided, after the name of the player. */
  readonly awaited: string;
}

const said = (title: string, detail: string, awaited: string): PromptWords => ({
  title: () => title,
  detail: () => detail,
  awaited,
});

/** Where the unit of a question stands, for a sentence. */
const fightAt = ({ fight }: View): string => (fight ? ` at ${fight.at}` : '');

const MOVES: Readonly<Record<string, string>> = {
  turn: 'Pick the side that it turns to before its move.',
  late: 'Pick the side that it turns to after its move.',
  move: 'Pick the hex that it goes to.',
};

const ENDURES: Readonly<Record<string, string>> = {
  kill: 'A token of endurance turns a death into bleeding',
  stubborn: 'A token of endurance and a psychic die: if it is not shaken by that, it does not retreat',
  poison: 'A token of endurance lets it roll its poison again',
};

const keyWord = ({ key }: Ask, place = 0): string => key.split(' ')[place] ?? '';

/** Every question in words. */
const WORDS: Readonly<Record<Prompt, PromptWords>> = {
  race: said(
    'Choose your race',
    'Each plays in its own way. Both sides choose at once; then both are told.',
    'chooses a race',
  ),
  budget: said('Choose your budget', 'What your army may cost (ARM-1).', 'chooses a budget'),
  announce: said(
    'Announce your Huge units',
    'Say which Huge units you will bring (ARM-7). You must bring exactly these.',
    'announces Huge units',
  ),
  army: said(
    'Choose your army',
    'Take a ready army or put one together (ARM-1). The enemy sees it when it is set up.',
    'chooses an army',
  ),
  terrain: said(
    'Design your ground',
    'Lay out your three rows in secret (SET-1), or take a ready design.',
    'designs the ground',
  ),
  hide: said(
    'Who begins hidden?',
    'These units can begin under a token (CON-8). The enemy is told only what they cost together (SET-6).',
    'chooses who hides',
  ),
  setup: {
    title: (_unit, { most }) =>
      most === undefined ? 'Set up units' : `Set up ${most === 1 ? 'a unit' : `up to ${count(most, 'unit')}`}`,
    detail: () => 'Pick a unit beside the board and a hex for it, then how it faces and how fast it is (SET-3).',
    awaited: 'sets up units',
  },
  deploy: said(
    'Set up in secret',
    'Place all of your units. Nobody sees them before both sides have committed (SET-7).',
    'sets up in secret',
  ),
  plan: {
    title: (_unit, _ask, { turn }) => `Orders for turn ${turn + 1}`,
    detail: () =>
      'One order for moving and one for shooting for each unit (ORD-2). Both stay secret until they are carried out.',
    awaited: 'writes orders in secret',
  },
  move: {
    title: (unit) => `How does ${unit} move?`,
    detail: (_unit, ask) =>
      `${MOVES[keyWord(ask)] ?? 'Pick one.'} It is done with all other moves of this step (ORD-5).`,
    awaited: 'chooses a move',
  },
  declare: {
    title: (unit) => `Will ${unit} assault?`,
    detail: () =>
      'Its move may lead to an enemy. If you say yes it must assault if it can; if no, it must not (INI-1).',
    awaited: 'declares assaults',
  },
  swap: said(
    'Which hex is fought over?',
    'Units of both sides would change places. They meet in one of the two hexes (MOV-6).',
    'chooses the hex of a fight',
  ),
  enter: said(
    'Who enters?',
    'There is not room for all of them in this assault (AS-2). The others stay where they are.',
    'chooses who enters',
  ),
  slip: {
    title: (unit) => `Does ${unit} retreat before the assault?`,
    detail: () => 'Its die was good enough (PAR-1). If it goes, it neither strikes nor is struck.',
    awaited: 'may retreat before an assault',
  },
  cloud: {
    title: (unit) => `Does ${unit} release its cloud?`,
    detail: () => 'Once this turn, in its own hex or in the one it fights over (AB-RC).',
    awaited: 'may release a cloud',
  },
  angle: {
    title: (unit) => `With which side does ${unit} fight?`,
    detail: () =>
      'It is entered from several sides. One of them counts for its strength, its deflection and its armour (AS-4).',
    awaited: 'chooses with which side to fight',
  },
  allocate: {
    title: (_unit, _ask, view) => `Deal out the hits${fightAt(view)}`,
    detail: () => 'You have the advantage: you say which hits are deflected, and where all others go (AS-12).',
    awaited: 'deals out the hits of an assault',
  },
  retreat: {
    title: (unit, ask) => (keyWord(ask) === 'face' ? `How does ${unit} face now?` : `Where does ${unit} retreat to?`),
    detail: (_unit, ask) =>
      keyWord(ask) === 'face'
        ? 'After a retreat it keeps its facing, or turns left, right or about (RET-5).'
        : 'It cannot go straight back. Pick a hex as near to that as possible (RET-4).',
    awaited: 'chooses a retreat',
  },
  withdraw: {
    title: (unit) => `Does ${unit} retreat though it won?`,
    detail: () => 'It may fall back as if it had lost; the enemy has the hex then.',
    awaited: 'may retreat after winning',
  },
  shoot: said(
    'Choose your targets',
    'Pick a unit, one of its weapons, and an enemy or a hex (GUN-4). Both sides choose in secret, then all shots are rolled.',
    'chooses targets in secret',
  ),
  spot: {
    title: (unit) => `Which token does ${unit} look at?`,
    detail: () => 'If its die is good enough, the unit under the token is revealed (GUN-5).',
    awaited: 'chooses what to spot',
  },
  heal: said(
    'Heal and repair',
    'Units that heal or repair themselves spend their points (HEAL-1). What is not spent is lost.',
    'heals and repairs',
  ),
  casualty: {
    title: (unit) => `Who of ${unit} is shot?`,
    detail: () => 'An aimed shot of a sniper: you choose the models that die.',
    awaited: 'chooses who is shot',
  },
  endure: {
    title: (unit) => `Does ${unit} endure?`,
    detail: (_unit, ask) => `${ENDURES[keyWord(ask, 1)] ?? 'A token of endurance helps'} (AB-EN).`,
    awaited: 'may spend endurance',
  },
  reveal: {
    title: (unit, ask) =>
      keyWord(ask) === 'face'
        ? `How does ${unit} face when it shows itself?`
        : keyWord(ask) === 'meet'
          ? `Does ${unit} show itself?`
          : `Where does ${unit} show itself?`,
    detail: (_unit, ask) =>
      keyWord(ask) === 'meet'
        ? 'An enemy shares its hex. If it shows itself it fights with the bonuses of an ambush (CON-8).'
        : keyWord(ask) === 'uncover'
          ? 'It has been found, and gets no bonuses (CON-8).'
          : 'It leaves its token within two hexes, and has the bonuses of an ambush this turn (CON-8).',
    awaited: 'reveals a unit',
  },
  flee: {
    title: (unit) => `Where does ${unit} flee?`,
    detail: () => 'It cannot get away from you by itself, so you pick the hex (ORD-7).',
    awaited: 'chooses where an enemy flees',
  },
  cunning: {
    title: (unit) => `Exchange hits on ${unit}?`,
    detail: () =>
      'A cunning assault: hits may be given up for dice on its Light table (AB-CA). It helps against armour that is too strong.',
    awaited: 'may exchange hits',
  },
  drag: {
    title: (unit) => `Where is ${unit} dragged?`,
    detail: () => 'Your harpoon holds it. It goes one hex nearer to you, into an assault if your units are there.',
    awaited: 'chooses where to drag a unit',
  },
  gunsmoke: {
    title: (unit) => `Where does the smoke of ${unit} go?`,
    detail: () => 'Its guns smoke. Pick one of the hexes beside it in a direction that it fired.',
    awaited: 'chooses where smoke drifts',
  },
  weapon: {
    title: (unit) => `How does ${unit} fire?`,
    detail: () => 'It can fire only one way in this part (ARM-6).',
    awaited: 'chooses a weapon',
  },
  unstable: {
    title: (unit) => `Where does ${unit} fire its unstable round?`,
    detail: () => 'It has no target, and is lost if it is not fired now. It bursts in a hex.',
    awaited: 'fires an unstable round',
  },
};

/** The unit of a question by its name. */
const nameOf = (view: View, { unit }: Ask): string => (unit === null ? 'the unit' : unitName(view, unit));

const byDefault = (view: View, ask: Ask): string => {
  const { number, by } = PROMPTS[ask.prompt];
  const [option] = ask.options;
  if (by === 'parts')
    return `When your time is up, what is there is committed, and defaults fill the rest (${number}).`;
  if (option === undefined) return '';
  const { words } = choiceOf(view, ask, option);
  return `When your time is up: ${words} (${number}).`;
};

/** What a seat is asked. */
export const askWords = (view: View, decision: Pick<Decision, 'id' | 'kind'>): AskWords => {
  const ask = view.own?.asks.find(({ id }) => id === decision.id) && askOf(view, decision as Decision);
  if (!ask) return { title: CLOCKS[decision.kind]?.name ?? '', detail: '', timeout: '' };
  const words = WORDS[ask.prompt];
  const unit = nameOf(view, ask);
  return {
    title: words.title(unit, ask, view),
    detail: words.detail(unit, ask, view),
    timeout: byDefault(view, ask),
  };
};

/** What everybody else reads while a seat decides. */
export const awaitedWords = (
  _view: View,
  { seat, kind }: Pick<Awaited, 'seat' | 'kind'>,
  names: (seat: SeatId) => string,
): string => {
  if (seat === null) return kind === 'match' ? 'The time of the match runs.' : 'Hidden units may act.';
  const words = kind !== null && Object.hasOwn(WORDS, kind) ? WORDS[kind as Prompt].awaited : 'decides';
  return `${names(seat)} ${words}.`;
};
