import type { LevelId } from '@ironhex/shared/match';
import { useState } from 'preact/hooks';
import { lessonsDone } from '../../lessons/progress.ts';
import type { Game } from '../../rulesets/game.ts';
import { GAMES } from '../../rulesets/index.ts';
import { learnAddress, newMatchAddress, rulesAddress } from '../../table/address.ts';
import { ownMatches } from '../../table/storage/own-matches.ts';
import { UI } from '../../text/ui.ts';
import { useCreation } from '../creation.ts';
import { LevelSelect } from '../level-select.tsx';

/** Creates a match of a scenario, with people or against a computer of this level, and gives its address. */
const openScenario = async (game: Game, scenario: string, level: LevelId | undefined) => {
  // Loaded on the click: the first page needs neither.
  const [home, { openMatch }, { againstComputers, scenarioForm }, { freshSeed }] = await Promise.all([
    game.home(),
    import('../new/create.ts'),
    import('../new/form.ts'),
    import('../new/board-form.ts'),
  ]);
  const form = scenarioForm(home, scenario, freshSeed());
  const whole = level ? againstComputers(home, form, level) : form;
  return openMatch({ game: game.id, home }, whole, { waits: false });
};

/** One of the large buttons that start the usual match of a game. */
const StartButton = (props: {
  readonly id: string;
  /** For screen readers: it names the game. */
  readonly label: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly start: () => void;
}) => (
  <button
    type="button"
    class="act game-create"
    data-testid={props.id}
    aria-label={props.label}
    disabled={props.disabled}
    onClick={props.start}
  >
    {props.text}
  </button>
);

/** One game: its picture and description, and the ways to start a match. */
export const GameCard = ({ game }: { readonly game: Game }) => {
  const { creating, faults, create } = useCreation();
  const [usual, ...others] = game.scenarios;
  const { levels = [] } = game;
  const [level, setLevel] = useState(levels.find((each) => each === 'normal') ?? levels[0]);
  // Somebody who has neither played nor learnt anything here is led to the first lesson.
  const [isNew] = useState(() => game.lessons && lessonsDone(game.id).length === 0 && ownMatches().length === 0);
  const open = (scenario: string, against?: LevelId) => void create(() => openScenario(game, scenario, against));
  return (
    <li class="game" data-game={game.id}>
      <img
        class="game-picture"
        src={game.picture}
        alt={UI.home.pictureOf(game.name)}
        width="960"
        height="640"
        loading="lazy"
        decoding="async"
      />
      <div class="game-about">
        <div class="game-title">
          <h2>
            {game.name} {game.edition && <small class="quiet">{game.edition}</small>}
          </h2>
          {GAMES.length > 1 && game === GAMES[0] && <strong class="game-begin">{UI.home.begin}</strong>}
        </div>
        <p>{game.about}</p>
        <p class="quiet game-facts">{UI.home.facts(UI.home.players(...game.players), ...game.minutes, game.devices)}</p>
        <div class="game-starts">
          {isNew && (
            <a
              class="button game-learn"
              href={learnAddress(game.id, 1)}
              data-testid="learn"
              aria-label={UI.learn.beginOf(game.name)}
            >
              {UI.learn.begin}
            </a>
          )}
          <StartButton
            id="quick-match"
            label={UI.home.quickOf(game.name)}
            text={creating ? UI.setup.creating : UI.home.quick}
            disabled={creating}
            start={() => open(usual.id)}
          />
          {level && (
            <div class="game-computer">
              <StartButton
                id="play-computer"
                label={UI.computer.playOf(game.name)}
                text={UI.computer.play}
                disabled={creating}
                start={() => open(usual.id, level)}
              />
              {levels.length > 1 && (
                <LevelSelect levels={levels} level={level} set={setLevel} testId="computer-level" />
              )}
            </div>
          )}
        </div>
        <p class="quiet game-usual">
          {usual.name}: {usual.about}.
        </p>
        {others.length > 0 && (
          <fieldset class="game-others">
            <legend class="quiet">{UI.home.otherScenarios}</legend>
            {others.map((scenario) => (
              <div class="game-other" key={scenario.id}>
                <button
                  type="button"
                  data-testid={`scenario-${scenario.id}`}
                  disabled={creating}
                  onClick={() => open(scenario.id)}
                >
                  <b>{scenario.name}</b>
                  <small class="quiet">{scenario.about}</small>
                </button>
                {level && (
                  <button
                    type="button"
                    data-testid={`computer-${scenario.id}`}
                    aria-label={UI.computer.playOf(scenario.name)}
                    disabled={creating}
                    onClick={() => open(scenario.id, level)}
                  >
                    {UI.computer.level}
                  </button>
                )}
              </div>
            ))}
          </fieldset>
        )}
        <p class="game-ways">
          <a href={newMatchAddress(game.id)} data-testid="set-up" aria-label={UI.home.setUpOf(game.name)}>
            {UI.home.setUp}
          </a>
          {game.lessons && !isNew && (
            <a href={learnAddress(game.id)} data-testid="lessons" aria-label={UI.learn.lessonsOf(game.name)}>
              {UI.learn.lessons}
            </a>
          )}
          {GAMES.length > 1 && game.rulebook && (
            <a href={rulesAddress(game.id)} data-testid="rules" aria-label={UI.home.rulesOf(game.name)}>
              {UI.rules.title}
            </a>
          )}
        </p>
        {faults.length > 0 && (
          <p class="fault" role="alert">
            {faults.map(({ message }) => message).join(' ')}
          </p>
        )}
      </div>
    </li>
  );
};
