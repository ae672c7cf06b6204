import type { HexLabel } from '@ironhex/shared/hex';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { isSecondClick } from '../common/second-click.ts';
import './choose.css';
import { PlainWords } from '../words/words.tsx';

/** So many options have a key of their own. */
const KEYS = 9;

/** So many letters are more than a few words. */
const LONG = 28;

/** One of several answers. */
export interface Choosable {
  /** As it is answered. */
  readonly option: string;
  /** Hexes that stand for it on the map. */
  readonly hexes: readonly HexLabel[];
  /** A few words for a button. */
  readonly words: string;
}

/** What several answers are chosen with. */
interface Chooser<C extends Choosable> {
  /** The default first. */
  readonly choices: ReadonlySignal<readonly C[]>;
  /** The one that was picked on the map, and is not answered yet. */
  readonly picked: ReadonlySignal<C | undefined>;
  /** The option that is pointed at here. */
  readonly pointed: Signal<string | undefined>;
  /** Answers with an option. */
  choose(option: string): void;
}

interface Props<C extends Choosable> {
  readonly match: Pick<ClientMatch, 'lit' | 'busy' | 'read'>;
  readonly chooser: Chooser<C>;
  /** What stands before the words of an option. */
  readonly sign?: (choice: C) => ComponentChildren;
  /** What stands below the words of an option, such as its odds. */
  readonly note?: (choice: C) => string | undefined;
  /** What the first option is called. */
  readonly byDefault: string;
}

/** One option as a button. Pointing at it shows it on the map; pressing it answers. */
const Option = <C extends Choosable>(props: Props<C> & { readonly choice: C; readonly index: number }) => {
  const { match, chooser, sign, note, byDefault, choice, index } = props;
  const said = note?.(choice);
  const { pointed, picked } = chooser;
  const point = (): void => {
    pointed.value = choice.option;
    match.lit.value = choice.hexes;
  };
  const leave = (): void => {
    if (pointed.peek() !== choice.option) return;
    pointed.value = undefined;
    match.lit.value = [];
  };
  // A key may answer while it is pointed at.
  useEffect(() => leave, []);
  return (
    <button
      type="button"
      class="choose-option"
      data-testid={`option-${index}`}
      data-picked={picked.value?.option === choice.option}
      disabled={match.busy.value}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={(click) => {
        if (isSecondClick(click)) return;
        leave();
        chooser.choose(choice.option);
      }}
    >
      {index < KEYS && <kbd>{index + 1}</kbd>}
      {sign?.(choice)}
      <span class="choose-words">
        <PlainWords match={match} text={choice.words} />
        {index === 0 && <small class="choose-default">{byDefault}</small>}
        {said !== undefined && <small class="choose-note">{said}</small>}
      </span>
    </button>
  );
};

/** All options of a question as buttons: several beside each other, or one below the other where they say more. */
export const ChooseOptions = <C extends Choosable>(props: Props<C>) => {
  const choices = props.chooser.choices.value;
  return (
    <div class="choose-options" data-long={choices.some(({ words }) => words.length > LONG)}>
      {choices.map((choice, index) => (
        <Option key={choice.option} {...props} choice={choice} index={index} />
      ))}
    </div>
  );
};
