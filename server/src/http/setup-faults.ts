import { isDeepStrictEqual } from 'node:util';
import { faultOf, type Refusal, type RulesetTypes, type SeatId, type Setup, told } from '@ironhex/shared/match';
import type { Fault } from '@ironhex/shared/protocol';
import type { AnyRuleset, MatchPlan } from '../rooms/match/history/blueprint.ts';

type AnySetup = Setup<RulesetTypes>;

/** The seats of these options for which the host brings a force. */
export const hostedSeats = ({ seats }: AnyRuleset, options: object): readonly SeatId[] =>
  seats(options).flatMap(({ id, brings }) => (brings === 'host' ? [id] : []));

const STAYS = 'The force that stands here does not fit. Choose another one, or leave the rest as it was.';

/** What of a match there is already. */
interface Kept {
  /** The seats with a force that stays as it is, and that the host may not know. */
  readonly kept: readonly SeatId[];
  /** The match as it stands, if it is one whose settings are changed. */
  readonly standing: MatchPlan | undefined;
}

const without = (setup: AnySetup, unseen: readonly SeatId[]): AnySetup => ({
  ...setup,
  seats: setup.seats.map((seat) => (unseen.includes(seat.id) ? { ...seat, force: null } : seat)),
});

/**
 * Setups that differ in one field from this one, by the field: one force is left out, or the board or the options are as
 * they stood. A refusal that is not there in one of them comes from that field.
 */
const variants = (ruleset: AnyRuleset, setup: AnySetup, standing: MatchPlan | undefined): [string, AnySetup][] => [
  ...hostedSeats(ruleset, setup.options).map((id, index): [string, AnySetup] => [
    `forces.${index}`,
    without(setup, [id]),
  ]),
  ...(standing
    ? [
        ['board', { ...setup, board: standing.board }] satisfies [string, AnySetup],
        ['options', { ...setup, options: standing.options }] satisfies [string, AnySetup],
      ]
    : []),
];

/**
 * Why the rules refuse a setup, each fault at its field, or at `setup` where it comes from none alone. Of forces that the
 * host may not know it is only said that they do not fit.
 */
export const setupFaults = (ruleset: AnyRuleset, setup: AnySetup, { kept, standing }: Kept): readonly Fault[] => {
  const known = without(setup, kept);
  const refusals = ruleset.checkSetup(known);
  if (refusals.length > 0) {
    const others = variants(ruleset, known, standing).map(([at, other]) => ({
      at,
      refusals: ruleset.checkSetup(other),
    }));
    const fieldOf = (refusal: Refusal) =>
      others.find((other) => !other.refusals.some((found) => isDeepStrictEqual(found, refusal)))?.at ?? 'setup';
    return refusals.map((refusal) => faultOf(told(ruleset.words.refusals, refusal), fieldOf(refusal)));
  }
  if (ruleset.checkSetup(setup).length === 0) return [];
  const alone = (seat: SeatId) =>
    without(
      setup,
      kept.filter((other) => other !== seat),
    );
  const misfits = kept.filter((seat) => ruleset.checkSetup(alone(seat)).length > 0);
  const hosted = hostedSeats(ruleset, setup.options);
  return (misfits.length > 0 ? misfits : kept).map((id) => ({ at: `forces.${hosted.indexOf(id)}`, message: STAYS }));
};
