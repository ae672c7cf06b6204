import { MAX_NAME_LENGTH } from '@ironhex/shared/player-name';
import type { OtherSought } from '@ironhex/shared/protocol';
import { type Fault, fail, type Result } from '@ironhex/shared/result';
import { useRef, useState } from 'preact/hooks';
import { GAMES } from '../../../rulesets/index.ts';
import { newSalt, newSecret } from '../../../table/seat/secrets.ts';
import { keepWanted, keptWanted, type Wanted } from '../../../table/storage/kept-seek.ts';
import { keepName, keptName, ownName } from '../../../table/storage/own-name.ts';
import { ownPerson } from '../../../table/storage/person.ts';
import { UI } from '../../../text/ui.ts';
import { CheckField, TextField } from '../../../ui/form/fields.tsx';
import { useCreation } from '../../creation.ts';
import { PACES } from './filters.tsx';

const words = UI.tables;

/** Any game, without hurry: most who come find somebody that way. */
const usual = (): Wanted => ({ games: GAMES.map(({ id }) => id), paces: ['quick', 'normal', 'slow'] });

/** Looks for an opponent; gives the address of the seat, at a table that was found or at one of our own. */
const look = async ({ games, paces }: Wanted, secret: string): Promise<Result<string, readonly Fault[]>> => {
  const [game] = GAMES.filter(({ id }) => games.includes(id));
  const [pace] = paces;
  if (!game || !pace) return fail([{ at: 'seek', message: words.chooseSome }]);
  // Loaded on the click: the first page needs none of it.
  const [{ seekOpponent }, { scenarioForm }, { freshSeed }, { presetClocks }] = await Promise.all([
    import('../../new/create.ts'),
    import('../../new/form.ts'),
    import('../../new/board-form.ts'),
    import('../../new/clock-form.ts'),
  ]);
  const formOf = async (wanted: OtherSought) => {
    const { id, home: load, scenarios } = GAMES.find((each) => each.id === wanted.game) ?? game;
    const home = await load();
    const form = scenarioForm(home, scenarios[0].id, freshSeed());
    return { game: id, home, form: { ...form, clocks: presetClocks(home, wanted.pace), listed: true } };
  };
  const seek = { games: [...games], paces: [...paces], name: ownName(), salt: newSalt(), secret, person: ownPerson() };
  return seekOpponent({ game: game.id, pace }, formOf, seek);
};

/** The list with or without an entry, in the order of all. */
const toggled = <T,>(all: readonly T[], chosen: readonly T[], entry: T, on: boolean): readonly T[] =>
  all.filter((each) => (each === entry ? on : chosen.includes(each)));

/** Choices of the same kind, any number of which can be made. */
const Choices = <T extends string>(props: {
  readonly title: string;
  readonly all: readonly (readonly [T, string])[];
  readonly chosen: readonly T[];
  readonly set: (chosen: readonly T[]) => void;
}) => {
  const { title, all, chosen, set } = props;
  const ids = all.map(([id]) => id);
  return (
    <fieldset>
      <legend class="quiet">{title}</legend>
      {all.map(([id, name]) => (
        <CheckField key={id} label={name} value={chosen.includes(id)} set={(on) => set(toggled(ids, chosen, id, on))} />
      ))}
    </fieldset>
  );
};

/** The form in which a player says what to play, and looks for somebody who wants the same. */
export const FindOpponent = ({ onClose }: { readonly onClose: () => void }) => {
  const [wanted, setWanted] = useState(() => keptWanted(usual()));
  const [name, setName] = useState(() => keptName() ?? '');
  const { creating, faults, create } = useCreation();
  // A search whose answer was lost is sent again as the same: it leads to the same seat.
  const secret = useRef(newSecret());
  const submit = (event: Event) => {
    event.preventDefault();
    keepWanted(wanted);
    if (name.trim() !== '') keepName(name.trim());
    void create(() => look(wanted, secret.current));
  };
  return (
    <form class="find" noValidate onSubmit={submit} data-testid="find-form">
      <p class="quiet">{words.findHint}</p>
      {GAMES.length > 1 && (
        <Choices
          title={words.games}
          all={GAMES.map(({ id, name: title }) => [id, title] as const)}
          chosen={wanted.games}
          set={(games) => setWanted({ ...wanted, games })}
        />
      )}
      <Choices
        title={words.paces}
        all={PACES.map((pace) => [pace, words.pace[pace]] as const)}
        chosen={wanted.paces}
        set={(paces) => setWanted({ ...wanted, paces })}
      />
      <TextField label={words.name} value={name} maxLength={MAX_NAME_LENGTH} set={setName} />
      {faults.length > 0 && (
        <p class="fault" role="alert">
          {faults.map(({ message }) => message).join(' ')}
        </p>
      )}
      <div class="find-acts">
        <button type="submit" class="act" disabled={creating} data-testid="look">
          {creating ? words.looking : words.look}
        </button>
        <button type="button" disabled={creating} onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
};
