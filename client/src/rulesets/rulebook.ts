/** A chapter of a rulebook in its list of contents. */
export interface Chapter {
  /** Where it begins: a rule's number, or words. */
  readonly id: string;
  readonly title: string;
}

/** The rules of a game as players read them. */
export interface Rulebook {
  readonly title: string;
  /** The whole text: every rule and every chapter has its number as its id. */
  readonly html: string;
  readonly chapters: readonly Chapter[];
}

/** Where the rules of a game are to be read. */
export interface RulebookSource {
  /** How a rule of this game is cited, such as `W-9.1`. */
  readonly numbers: RegExp;
  /** Loads the text. */
  load(): Promise<Rulebook>;
}
