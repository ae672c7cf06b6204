import type { RulesetTypes } from '@ironhex/shared/match';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { PolicyFrame, PolicyRow } from './policy.tsx';

/** A policy that leaves kinds of questions to their defaults. */
interface Policy<K extends string> {
  readonly byDefault: readonly K[];
}

/** The standing orders of a game with this policy: each question that is left to its default counts. */
export const STANDING_BY_DEFAULT = {
  tab: 'policy',
  count: ({ byDefault }: Policy<string>): number => byDefault.length,
} as const;

interface Props<T extends RulesetTypes, K extends string> {
  readonly match: ClientMatch<T>;
  /** Questions that can be left to their defaults, in the order in which they come, under a title each. */
  readonly groups: readonly (readonly [title: string, kinds: readonly K[]])[];
  readonly nameOf: (kind: K) => string;
}

/** The policy with a question left to its default, or not. */
const withDefault = <K extends string>(byDefault: readonly K[], kind: K, isDefault: boolean): Policy<K> => ({
  byDefault: [...byDefault.filter((other) => other !== kind), ...(isDefault ? [kind] : [])],
});

const ANSWERS = [
  ['ask', UI.policy.ask],
  ['default', UI.policy.byDefault],
] as const;

/** Which questions are put, and which are answered by their defaults. */
export const ByDefaultEditor = <T extends RulesetTypes & { policy: Policy<K> }, K extends string>({
  match,
  groups,
  nameOf,
}: Props<T, K>) => {
  const { byDefault } = match.policy.value ?? { byDefault: [] as readonly K[] };
  return (
    <PolicyFrame match={match} hint={UI.policy.hint}>
      {(set) =>
        groups.map(([title, kinds]) => (
          <fieldset key={title} class="titled">
            <legend>{title}</legend>
            {kinds.map((kind) => (
              <PolicyRow
                key={kind}
                name={nameOf(kind)}
                answer={byDefault.includes(kind) ? 'default' : 'ask'}
                answers={ANSWERS}
                set={(answer) => set(withDefault(byDefault, kind, answer === 'default'))}
              />
            ))}
          </fieldset>
        ))
      }
    </PolicyFrame>
  );
};
