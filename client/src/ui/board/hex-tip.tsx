import type { HexLabel } from '@ironhex/shared/hex';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { BasePicture } from '../../map/picture.ts';
import type { Legend, Planning } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { PlainWords } from '../words/words.tsx';
import { groundEffects, hexWords, signsAt } from './hex-words.ts';
import './hex-tip.css';

/** Milliseconds that the pointer must rest on a hex before its tip opens. */
const RESTED = 700;

/** Which hex is looked at: the one on which the mouse rests, or that was pressed long. */
export const useLook = () => {
  const hex = useSignal<HexLabel | undefined>(undefined);
  const look = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const at = (looked: HexLabel | undefined): void => {
      clearTimeout(timer);
      hex.value = looked;
    };
    return {
      hex: hex as ReadonlySignal<HexLabel | undefined>,
      at,
      away: () => at(undefined),
      rest: (rested: HexLabel | null) => {
        if (rested === hex.peek()) return;
        at(undefined);
        if (rested !== null) timer = setTimeout(() => at(rested), RESTED);
      },
    };
  }, []);
  useEffect(() => look.away, [look]);
  return look;
};

interface Props {
  readonly match: ClientMatch;
  readonly planning: Planning;
  readonly legend: Legend<BasePicture>;
  readonly at: ReadonlySignal<HexLabel | undefined>;
}

/**
 * The tip in a corner of the map, about the hex under the pointer: its ground and level, its units, the effect of the
 * ground, and the meaning of the signs on it and on its counters.
 */
export const HexTip = ({ match, planning, legend, at: looked }: Props) => {
  const at = looked.value;
  const picture = at === undefined ? undefined : planning.picture.value;
  if (at === undefined || !picture) return null;
  const nameOf = (id: string) => match.named.value?.units.find((unit) => unit.id === id)?.name;
  return (
    <div class="hex-tip" data-testid="hex-tip">
      <strong>
        <PlainWords match={match} text={hexWords(picture, at, legend, nameOf)} />
      </strong>
      {groundEffects(picture.board, at, legend).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {signsAt(picture, at, legend).map(({ name, text }) => (
        <p key={name}>
          <b>{name}.</b> {text}
        </p>
      ))}
    </div>
  );
};
