import { GAME_KINDS, LIMITS, type Options, RACE_NAMES, RACES, type Race } from '@ironhex/shared/steampunk';
import { CheckField, ChoiceField, NumberField } from '../../../ui/form/fields.tsx';
import { GameOptions } from '../../../ui/form/options.tsx';
import type { FormProps } from '../../home.ts';
import { HOME_WORDS, KIND_NAMES, moreSummary } from '../words/home.ts';
import { optionWords } from './faults.ts';

const words = HOME_WORDS;

interface Props extends FormProps<Options> {
  readonly set: (part: Partial<Options>) => void;
  readonly wrong: (place: string) => boolean;
}

/** What is played with: the kind of game and its points. */
const Game = ({ form, set, wrong }: Props) => (
  <>
    <ChoiceField
      label={words.kind}
      value={form.kind}
      choices={GAME_KINDS.map((kind) => [kind, KIND_NAMES[kind]])}
      set={(kind) => set({ kind })}
    />
    <NumberField
      label={words.points}
      range={LIMITS.points}
      value={form.points}
      set={(points) => set({ points })}
      wrong={wrong('points')}
      hint={words.pointsHint}
    />
    {form.kind === 'asymmetric' && (
      <ChoiceField
        label={words.industry}
        value={form.industry}
        choices={[
          ['blue', words.seats.blue],
          ['orange', words.seats.orange],
        ]}
        set={(industry) => set({ industry })}
      />
    )}
  </>
);

/** How both sides come to the board. */
const Before = ({ form, set }: Props) => (
  <>
    <ChoiceField
      label={words.armies}
      value={form.armies}
      choices={[
        ['host', words.armiesHost],
        ['secret', words.armiesSecret],
      ]}
      set={(armies) => set({ armies })}
    />
    <ChoiceField
      label={words.terrain}
      value={form.terrain}
      choices={[
        ['board', words.terrainBoard],
        ['designed', words.terrainDesigned],
      ]}
      set={(terrain) => set({ terrain })}
    />
    <ChoiceField
      label={words.setup}
      value={form.setup}
      choices={[
        ['blind', words.setupBlind],
        ['steps', words.setupSteps],
      ]}
      set={(setup) => set({ setup })}
    />
  </>
);

/** Minutes of a match with a limit, before the host says otherwise. */
const USUAL_MINUTES = 90;

/** How the match ends. */
const End = ({ form, set, wrong }: Props) => {
  const { victory } = form;
  return (
    <>
      <ChoiceField
        label={words.victory}
        value={victory.kind}
        choices={[
          ['timed', words.timed],
          ['friendly', words.friendly],
        ]}
        set={(kind) => set({ victory: kind === 'timed' ? { kind, turns: 8, minutes: null } : { kind } })}
      />
      {victory.kind === 'timed' && (
        <>
          <NumberField
            label={words.turns}
            range={LIMITS.turns}
            value={victory.turns}
            set={(turns) => set({ victory: { ...victory, turns } })}
            wrong={wrong('victory.turns')}
          />
          <CheckField
            label={words.inMinutes}
            value={victory.minutes !== null}
            set={(limited) => set({ victory: { ...victory, minutes: limited ? USUAL_MINUTES : null } })}
          />
          {victory.minutes !== null && (
            <NumberField
              label={words.minutes}
              range={LIMITS.minutes}
              value={victory.minutes}
              set={(minutes) => set({ victory: { ...victory, minutes } })}
              wrong={wrong('victory.minutes')}
            />
          )}
        </>
      )}
    </>
  );
};

const RACE_CHOICES: readonly (readonly [Race | 'choose', string])[] = [
  ['choose', words.choose],
  ...RACES.map((race) => [race, RACE_NAMES[race]] as const),
];

/** What most players leave as it is. Only what counts with the other options is shown. */
const Rest = ({ form, set, wrong }: Props) => (
  <>
    {form.armies === 'secret' &&
      (['blue', 'orange'] as const).map((seat) => (
        <ChoiceField
          key={seat}
          label={words.race(words.seats[seat].toLowerCase())}
          value={form.races[seat]}
          choices={RACE_CHOICES}
          set={(race) => set({ races: { ...form.races, [seat]: race } })}
        />
      ))}
    <ChoiceField
      label={words.choices}
      value={form.choices}
      choices={[
        ['ranked', words.ranked],
        ['simultaneous', words.simultaneous],
      ]}
      set={(choices) => set({ choices })}
    />
    <ChoiceField
      label={words.startLoaded}
      value={form.startLoaded}
      choices={[
        ['all', words.allLoaded],
        ['limited', words.limitedLoaded],
      ]}
      set={(startLoaded) => set({ startLoaded })}
    />
    {form.victory.kind === 'timed' && (
      <NumberField
        label={words.bonus}
        range={LIMITS.bonus}
        value={form.winnerBonus}
        set={(winnerBonus) => set({ winnerBonus })}
        wrong={wrong('winnerBonus')}
        hint={words.bonusHint}
      />
    )}
    {form.terrain === 'designed' && (
      <>
        <CheckField
          label={words.advancedTerrain}
          value={form.advancedTerrain}
          set={(advancedTerrain) => set({ advancedTerrain })}
        />
        <CheckField
          label={words.middleFeatures}
          value={form.middleFeatures}
          set={(middleFeatures) => set({ middleFeatures })}
        />
      </>
    )}
  </>
);

/** The options of the match: the few that make it another game first, the rest behind a fold. */
export const OptionsSection = (props: FormProps<Options>) => {
  const { form, change, faults } = props;
  const inside: Props = {
    ...props,
    set: (part) => change({ ...form, ...part }),
    wrong: (place) => faults.some(({ at }) => at === place),
  };
  return (
    <GameOptions
      label={words.options}
      few={
        <>
          <Game {...inside} />
          <Before {...inside} />
          <End {...inside} />
        </>
      }
      isAmongFew={(at) => /^(?:points|victory)/.test(at)}
      title={words.more}
      summary={moreSummary(form)}
      faults={faults}
      placeWords={optionWords}
    >
      <Rest {...inside} />
    </GameOptions>
  );
};
