import { ARSENAL, type ListedProfile } from '@ironhex/shared/grimdark';
import type { Renamed } from '../pilot.ts';

/** Things of the lists by id, as a position holds them, with other names. */
const written = <T extends { readonly id: string }>(
  all: Readonly<Record<string, T>>,
  ids: ReadonlySet<string>,
  nameOf: (n: number) => string,
) =>
  Object.fromEntries(
    [...ids].map((id, n) => {
      const { id: _id, ...thing } = all[id]!;
      return [id, { ...thing, name: nameOf(n) }] as const;
    }),
  );

/** Profiles, models, weapons and spells of all units have other names. */
export const renamed: Renamed<{ readonly units: readonly { readonly profile: string }[] }> = (position, nameOf) => {
  const { profiles, weapons, spells } = ARSENAL;
  const ids = new Set(position.units.map(({ profile }) => profile));
  const used = [...ids].map((id) => profiles[id]!);
  const own = written(profiles, ids, nameOf) as unknown as Readonly<Record<string, ListedProfile>>;
  return {
    ...position,
    profiles: Object.fromEntries(
      Object.entries(own).map(([id, { role: _role, ...profile }], n) => [
        id,
        { ...profile, models: profile.models.map((model) => ({ ...model, name: nameOf(n) })) },
      ]),
    ),
    weapons: written(weapons, new Set(used.flatMap(({ models }) => models.flatMap((model) => model.weapons))), nameOf),
    spells: written(spells, new Set(used.flatMap((profile) => profile.spells)), nameOf),
  };
};
