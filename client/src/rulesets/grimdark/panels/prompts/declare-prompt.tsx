import { type View, WORDS } from '@ironhex/shared/grimdark';
import { told } from '@ironhex/shared/match';
import { useId } from 'preact/hooks';
import { refusalText } from '../../../../text/refusals.ts';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { Name } from '../../../../ui/words/name.tsx';
import type { DeclareLine } from '../../plan/prompts/declare-planner.ts';
import { declarable, type StartingWay, spacesIn, wayKey, wayOf } from '../../plan/prompts/declaring.ts';
import { unitName } from '../../words/names.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { named } from '../../words/with-names.ts';
import type { Props } from '../props.ts';
import { MarkOf } from '../unit-mark.tsx';
import { Frame } from './frame.tsx';

const { declare: TEXT } = PROMPTING;

const wayWords = (view: View, way: StartingWay): string =>
  'other' in way ? TEXT[way.kind](unitName(view, way.other)) : TEXT[way.kind];

/** One unit, and how it begins. */
const Line = ({ planning, line }: Pick<Props, 'planning'> & { readonly line: DeclareLine }) => {
  const { declare } = planning.planners;
  const { view, seat } = declare.question.value!;
  const declaration = declare.draft.value!;
  const { unit, ways, faults } = line;
  const id = useId();
  const name = unitName(view, unit.id);
  const spaces = spacesIn(view, seat, declaration, unit);
  return (
    <li data-wrong={faults.length > 0}>
      <MarkOf view={view} unit={unit} />
      <label for={id}>
        <b>
          <Name text={name} />
        </b>
        {spaces && <small class="quiet">{TEXT.spaces(spaces.taken, spaces.room)}</small>}
      </label>
      <select
        id={id}
        aria-label={TEXT.way(name)}
        data-testid={`way-${unit.id}`}
        value={wayKey(wayOf(declaration, unit.id))}
        onChange={({ currentTarget: { value } }) => {
          const offer = ways.find(({ way }) => wayKey(way) === value);
          if (offer) declare.set(unit.id, offer.way);
        }}
      >
        {ways.map(({ way, fault }) => (
          <option
            key={wayKey(way)}
            value={wayKey(way)}
            disabled={fault?.code === 'E_TRANSPORT_FULL'}
            title={fault && told(WORDS.refusals, fault).message}
          >
            {wayWords(view, way)}
            {fault?.code === 'E_TRANSPORT_FULL' && ` (${TEXT.full})`}
          </option>
        ))}
      </select>
      {faults.map((fault) => (
        <small key={fault.at} class="refusal">
          <RuleText text={refusalText(named(view, fault))} />
        </small>
      ))}
    </li>
  );
};

/** Who joins whom, rides, waits in reserve or scouts, P4. Units without a choice are only counted. */
export const DeclarePrompt = (props: Props) => {
  const { declare } = props.planning.planners;
  const question = declare.question.value;
  if (!question) return null;
  const lines = declare.lines.value;
  const others = declarable(question.view, question.seat).length - lines.length;
  return (
    <Frame {...props}>
      <ul class="declare-lines" aria-label={TEXT.title}>
        {lines.map((line) => (
          <Line key={line.unit.id} planning={props.planning} line={line} />
        ))}
      </ul>
      {lines.length === 0 && <p class="quiet">{TEXT.nothing}</p>}
      {lines.length > 0 && others > 0 && <p class="quiet">{TEXT.others(others)}</p>}
    </Frame>
  );
};
