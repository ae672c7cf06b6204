import type { RulesetTypes } from '@ironhex/shared/match';
import { useId, useState } from 'preact/hooks';
import type { ClientMatch } from '../table/match.ts';
import './style/by-default.css';

/** A policy that leaves kinds of questions to their defaults. */
interface Policy<K extends string> {
  readonly byDefault: readonly K[];
}

interface Text {
  readonly title: string;
  readonly hint: string;
  readonly ask: string;
  readonly byDefault: string;
  readonly saved: string;
}

interface Props<T extends RulesetTypes, K extends string> {
  readonly match: ClientMatch<T>;
  /** Questions that can be left to their defaults, in the order in which they come, under a title each. */
  readonly groups: readonly (readonly [title: string, kinds: readonly K[]])[];
  readonly nameOf: (kind: K) => string;
  readonly text: Text;
}

/** The policy with a question left to its default, or not. */
const withDefault = <K extends string>(byDefault: readonly K[], kind: K, isDefault: boolean): Policy<K> => ({
  byDefault: [...byDefault.filter((other) => other !== kind), ...(isDefault ? [kind] : [])],
});

const Row = (props: {
  readonly name: string;
  readonly byDefault: boolean;
  readonly text: Text;
  readonly set: (byDefault: boolean) => void;
}) => {
  const id = useId();
  const { name, byDefault, text, set } = props;
  return (
    <div class="standing-row">
      <label for={id}>{name}</label>
      <select
        id={id}
        value={byDefault ? 'default' : 'ask'}
        onChange={({ currentTarget: { value } }) => set(value === 'default')}
      >
        <option value="ask">{text.ask}</option>
        <option value="default">{text.byDefault}</option>
      </select>
    </div>
  );
};

/** Which questions are put, and which are answered by their defaults. Every change counts at once. */
export const ByDefaultEditor = <T extends RulesetTypes & { policy: Policy<K> }, K extends string>(
  props: Props<T, K>,
) => {
  const { match, groups, nameOf, text } = props;
  const [saved, setSaved] = useState(false);
  const { byDefault } = match.policy.value ?? { byDefault: [] as readonly K[] };
  const set = async (kind: K, isDefault: boolean): Promise<void> => {
    const next = withDefault(byDefault, kind, isDefault);
    setSaved(false);
    await match.setPolicy(next);
    setSaved(match.policy.peek() === next);
  };
  return (
    <section class="standing-orders" aria-label={text.title} data-testid="policy">
      <p class="quiet">{text.hint}</p>
      {groups.map(([title, kinds]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {kinds.map((kind) => (
            <Row
              key={kind}
              name={nameOf(kind)}
              byDefault={byDefault.includes(kind)}
              text={text}
              set={(isDefault) => void set(kind, isDefault)}
            />
          ))}
        </fieldset>
      ))}
      <p class="standing-saved" role="status">
        {saved ? `✓ ${text.saved}` : ''}
      </p>
    </section>
  );
};
