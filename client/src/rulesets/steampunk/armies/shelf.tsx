import { fail } from '@ironhex/shared/protocol';
import { type Army, RACE_NAMES } from '@ironhex/shared/steampunk';
import { useState } from 'preact/hooks';
import { UNREADABLE } from '../../../ui/form/faults.ts';
import { FaultLines, FileButton, Fold, TextField } from '../../../ui/form/fields.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { armyText, fileFaultLines, fileNameOf, readArmyText } from './army-file.ts';
import { finished, renamed } from './edit.ts';
import { forgetArmy, isKept, keepArmy, type NamedArmy, ownArmies } from './own-armies.ts';
import type { ArmyProps } from './props.ts';

const { builder, shelf, file } = ARMY_WORDS;

/** The longest name of an army, in characters. */
const NAME_LENGTH = 40;

const isNamed = (army: Army): army is NamedArmy => army.name !== undefined;

/** Keeps armies in this browser, and takes them to and from files. */
export const Shelf = ({ army, change, races }: ArmyProps) => {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const done = finished(army);
  const take = (taken: Army, words: string) => {
    change(taken);
    setFaults([]);
    setSaid(words);
  };
  const load = (text: string | undefined) => {
    const read = text === undefined ? fail([UNREADABLE]) : readArmyText(text);
    setSaid('');
    if (!read.ok) setFaults(fileFaultLines(read.error));
    else if (!races.includes(read.value.race))
      setFaults([
        file.bad,
        file.otherRace(
          RACE_NAMES[read.value.race],
          races.map((race) => RACE_NAMES[race]),
        ),
      ]);
    else take(read.value, shelf.loaded(read.value.name ?? RACE_NAMES[read.value.race]));
  };
  const own = ownArmies();
  return (
    <Fold title={shelf.title}>
      <TextField
        label={builder.name}
        value={army.name ?? ''}
        maxLength={NAME_LENGTH}
        set={(name) => change(renamed(army, name))}
        hint={isNamed(done) ? '' : shelf.keepHint}
      />
      <p class="army-acts">
        <button
          type="button"
          disabled={!isNamed(done) || army.units.length === 0}
          onClick={() => {
            if (!isNamed(done)) return;
            keepArmy(done);
            setSaid(shelf.kept(done.name));
          }}
        >
          {isNamed(done) && isKept(done) ? shelf.keepAgain : shelf.keep}
        </button>
        <a
          class="button"
          download={fileNameOf(done)}
          href={`data:application/json,${encodeURIComponent(armyText(done))}`}
        >
          {shelf.save}
        </a>
        <FileButton label={shelf.load} read={load} testId="army-file" />
      </p>
      <FaultLines lines={faults} />
      <p role="status" class="quiet">
        {said}
      </p>
      {own.length > 0 && (
        <>
          <h4>{shelf.own}</h4>
          <ul class="army-shelf">
            {own.map((each) => (
              <li key={`${each.race} ${each.name}`}>
                <span>
                  {each.name} <small class="quiet">{RACE_NAMES[each.race]}</small>
                </span>
                {races.includes(each.race) && (
                  <button
                    type="button"
                    aria-label={shelf.take(each.name)}
                    onClick={() => take(each, shelf.loaded(each.name))}
                  >
                    {shelf.takeShort}
                  </button>
                )}
                <button
                  type="button"
                  class="bare"
                  aria-label={shelf.forget(each.name)}
                  onClick={() => forgetArmy(each)}
                >
                  <span aria-hidden="true">✕</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Fold>
  );
};
