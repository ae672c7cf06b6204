import { forget, keep, kept } from './keep.ts';

const nameOf = (match: string): string => `ironhex.settings.${match}`;

/** Saves the form from which a match was made, so that its host can change the settings in the lobby. */
export const keepSettings = (match: string, form: object): void => keep(nameOf(match), JSON.stringify(form));

/** The form from which a match was made; undefined if another browser made it. */
export const keptSettings = (match: string): unknown => {
  try {
    return JSON.parse(kept(nameOf(match)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Forgets the form of a match. */
export const forgetSettings = (match: string): void => forget(nameOf(match));
