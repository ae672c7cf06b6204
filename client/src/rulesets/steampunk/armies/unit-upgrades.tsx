import { EQUIPMENT, MODELS, type Offer, upgradeOffers, WORDS } from '@ironhex/shared/steampunk';
import { useId, useMemo } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { Fold } from '../../../ui/form/fields.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { RuleText } from '../../../ui/rulebook/rule.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { itemText, replacementText } from '../words/figures.ts';
import { Cost } from './cost.tsx';
import { countOf, type UpgradeKind, withLess } from './edit.ts';
import type { ArmyProps } from './props.ts';
import '../style/upgrades.css';

const { builder } = ARMY_WORDS;

/** The kinds of upgrades, in the order in which they are chosen. */
const GROUPS = [
  ['replace', builder.models],
  ['equipment', builder.forUnit],
  ['modelEquipment', builder.forModels],
] as const satisfies readonly (readonly [UpgradeKind, string])[];

/** The unit can never have it, whatever else is bought. */
const isForeign = ({ refusal }: Offer): boolean => refusal?.code === 'wrong-type';

const whatItDoes = ({ id }: Offer): string => {
  const model = MODELS.get(id);
  return model ? replacementText(model) : itemText(EQUIPMENT.get(id)!);
};

const UpgradeRow = (props: {
  readonly offer: Offer;
  readonly count: number;
  readonly more: () => void;
  readonly less: () => void;
}) => {
  const { offer, count, more, less } = props;
  const reason = useId();
  return (
    <li class="upgrade" data-bought={count > 0} data-testid={`upgrade-${offer.id}`}>
      <p>
        <b>{offer.name}</b>
        <small class="quiet">{whatItDoes(offer)}</small>
        {offer.refusal && (
          <small id={reason} class="force-reason">
            <RuleText text={refusalText(offer.refusal, WORDS.refusals)} />
          </small>
        )}
      </p>
      <Cost cost={offer.cost} />
      <Stepper name={offer.name} count={count} more={more} less={less} refusal={offer.refusal} reason={reason} />
    </li>
  );
};

/** What a unit of an army can be given, how often it has it, and why it cannot have more. */
export const UnitUpgrades = ({ army, change, budget, index }: ArmyProps & { readonly index: number }) => {
  const offers = useMemo(() => upgradeOffers(army, index, budget), [army, index, budget]);
  const choice = army.units[index]!;
  const countIn = ({ kind, id }: Offer) => countOf(choice, kind as UpgradeKind, id);
  const foreign = offers.filter((offer) => isForeign(offer) && countIn(offer) === 0);
  const rest = offers.filter((offer) => !foreign.includes(offer));
  return (
    <>
      {GROUPS.map(([kind, title]) => {
        const group = rest.filter((offer) => offer.kind === kind);
        if (group.length === 0) return null;
        return (
          <section key={kind} class="upgrades">
            <h4>{title}</h4>
            <ul>
              {group.map((offer) => (
                <UpgradeRow
                  key={offer.id}
                  offer={offer}
                  count={countIn(offer)}
                  more={() => change(offer.army)}
                  less={() => change(withLess(army, index, kind, offer.id))}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {rest.length === 0 && <p class="quiet">{builder.nothing}</p>}
      {foreign.length > 0 && (
        <Fold title={<span class="quiet">{builder.refused(foreign.length)}</span>}>
          <ul class="force-foreign">
            {foreign.map(({ id, refusal }) => (
              <li key={id}>
                <RuleText text={refusalText(refusal!)} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
};
