import { useId } from 'preact/hooks';
import type { ForceWords } from '../../text/forces.ts';

/** A force that can be taken as it is. */
export interface Entry<F> {
  readonly id: string;
  readonly words: string;
  readonly force: F;
}

/** Takes a whole force: one of the player's own, or a ready one. Groups without entries are left out. */
export const ForceChoice = <F,>(props: {
  readonly words: ForceWords;
  readonly groups: readonly (readonly [title: string, entries: readonly Entry<F>[]])[];
  /** Which of them equals the current force. */
  readonly chosen: Entry<F> | undefined;
  /** What is said where it is none of them. */
  readonly changed: string;
  readonly take: (force: F) => void;
}) => {
  const { words, groups, chosen, changed, take } = props;
  const id = useId();
  const entries = groups.flatMap(([, list]) => list);
  return (
    <div class="field">
      <label for={id}>{words.choose.label}</label>
      <select
        id={id}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget }) => {
          const entry = entries.find((each) => each.id === currentTarget.value);
          if (entry) take(entry.force);
        }}
      >
        {!chosen && <option value="">{changed}</option>}
        {groups
          .filter(([, list]) => list.length > 0)
          .map(([title, list]) => (
            <optgroup key={title} label={title}>
              {list.map((entry) => (
                <option key={entry.id} value={entry.id}>
                  {entry.words}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </div>
  );
};
