import { CLOCKS, type Policy, type Prompt } from '@ironhex/shared/steampunk';
import { useId, useState } from 'preact/hooks';
import { PANELS } from '../words/ui.ts';
import type { Props } from './props.ts';
import '../style/policy.css';

const { policy: TEXT } = PANELS;

/** Questions that can be left to their defaults, in the order in which they come. */
const GROUPS: Readonly<Record<keyof typeof TEXT.groups, readonly Prompt[]>> = {
  before: ['race', 'budget', 'announce', 'army', 'terrain', 'hide', 'setup', 'deploy'],
  orders: ['plan', 'shoot', 'weapon', 'spot', 'gunsmoke', 'unstable', 'casualty', 'heal'],
  moves: ['move', 'flee', 'drag', 'reveal'],
  assaults: ['declare', 'swap', 'enter', 'slip', 'cloud', 'angle', 'allocate', 'cunning', 'retreat', 'withdraw'],
  other: ['endure'],
};

const NO_POLICY: Policy = { byDefault: [] };

/** The policy with a question left to its default, or not. */
const withDefault = ({ byDefault }: Policy, prompt: Prompt, isDefault: boolean): Policy => ({
  byDefault: [...byDefault.filter((other) => other !== prompt), ...(isDefault ? [prompt] : [])],
});

const Row = (props: {
  readonly prompt: Prompt;
  readonly byDefault: boolean;
  readonly set: (byDefault: boolean) => void;
}) => {
  const id = useId();
  const { prompt, byDefault, set } = props;
  return (
    <div class="standing-row">
      <label for={id}>{CLOCKS[prompt]!.name}</label>
      <select
        id={id}
        value={byDefault ? 'default' : 'ask'}
        onChange={({ currentTarget: { value } }) => set(value === 'default')}
      >
        <option value="ask">{TEXT.ask}</option>
        <option value="default">{TEXT.byDefault}</option>
      </select>
    </div>
  );
};

/** Which questions are put, and which are answered by their defaults, section 23. Every change counts at once. */
export const PolicyEditor = ({ match }: Props) => {
  const [saved, setSaved] = useState(false);
  const policy = match.policy.value ?? NO_POLICY;
  const set = async (prompt: Prompt, byDefault: boolean): Promise<void> => {
    const next = withDefault(policy, prompt, byDefault);
    setSaved(false);
    await match.setPolicy(next);
    setSaved(match.policy.peek() === next);
  };
  return (
    <section class="standing-orders" aria-label={TEXT.title} data-testid="policy">
      <p class="quiet">{TEXT.hint}</p>
      {Object.entries(GROUPS).map(([group, prompts]) => (
        <fieldset key={group}>
          <legend>{TEXT.groups[group as keyof typeof GROUPS]}</legend>
          {prompts.map((prompt) => (
            <Row
              key={prompt}
              prompt={prompt}
              byDefault={policy.byDefault.includes(prompt)}
              set={(byDefault) => void set(prompt, byDefault)}
            />
          ))}
        </fieldset>
      ))}
      <p class="standing-saved" role="status">
        {saved ? `✓ ${TEXT.saved}` : ''}
      </p>
    </section>
  );
};
