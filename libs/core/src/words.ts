import { onlyLanguage, readersLanguage, type Language } from './locale.js';

/*
 * Texts live in catalogues. Each entry has a key and builds a sentence from figures. Code passes the key and the
 * figures; the sentence is built where it is displayed. Another language has a `Translation` of the catalogue.
 */

/** Each entry builds text from one object of figures, or from none. Figures are plain JSON, so they can be stored. */
export type Catalogue = Readonly<Record<string, (figures: never) => unknown>>;

/** A key of a catalogue with its figures, stored or passed on until it is displayed. */
export type Said<C extends Catalogue> = {
  readonly [Key in keyof C & string]: Parameters<C[Key]> extends [infer Figures]
    ? { readonly key: Key; readonly figures: Figures }
    : { readonly key: Key; readonly figures?: undefined };
}[keyof C & string];

export function say<C extends Catalogue>(catalogue: C, { key, figures }: Said<C>): ReturnType<C[keyof C & string]> {
  // `Said` only admits the figures that belong to the key.
  const words = catalogue[key] as (figures: unknown) => ReturnType<C[keyof C & string]>;
  return words(figures);
}

/** Creates texts of keys with their figures, for schemas: zod passes on texts only (`messages/messages.ts`). */
export const textsOfKeys =
  <C extends Catalogue>() =>
  <Key extends keyof C>(key: Key, ...figures: Parameters<C[Key]>): string =>
    JSON.stringify([key, ...figures]);

/** Like `say` for stored keys: a damaged entry, or one of a later release, must not hide what surrounds it. */
export function sayStored<C extends Catalogue>(catalogue: C, said: Said<C>, unreadable: string): string {
  try {
    return String(say(catalogue, said));
  } catch {
    return unreadable;
  }
}

/**
 * A catalogue in another language: the same keys, each with the figures of the English entry. An entry may also be a
 * text or a group of entries.
 */
export type Translation<Entry> = Entry extends string
  ? string
  : Entry extends (...figures: infer Figures) => infer Text
    ? (...figures: Figures) => Text extends string ? string : Text
    : { readonly [Key in keyof Entry]: Translation<Entry[Key]> };

/** The languages whose catalogues are whole. One that is being translated is left out until its last entry is there. */
type Whole = Language;

/** A language that is being translated may lack words. */
type InOthers<Words> = Readonly<Record<Exclude<Whole, 'en'>, Words>> &
  Readonly<Partial<Record<Exclude<Language, Whole>, Words>>>;

/** A catalogue in each language of the product. A new language compiles when it has all entries. */
export type InLanguages<C extends object> = { readonly en: C } & InOthers<Translation<C>>;

/** Chooses the catalogue for a reader: the language of their account, of their league, or of their request. */
export const inLanguages =
  <C extends object>(catalogues: InLanguages<C>) =>
  (language: Language): Translation<C> =>
    // A later release may have stored a language that this one does not have.
    ((catalogues as Readonly<Record<string, unknown>>)[language] ?? catalogues.en) as Translation<C>;

/** A catalogue in each language: the present reader's language decides when an entry is called. */
/* @__NO_SIDE_EFFECTS__ */
export const entriesByReader = <C extends Catalogue>(
  catalogues: { readonly en: C } & InOthers<Translation<NoInfer<C>>>,
): Translation<C> => {
  if (onlyLanguage !== undefined) return catalogues.en as unknown as Translation<C>;
  const wordsIn = inLanguages<Catalogue>(catalogues);
  return Object.fromEntries(
    Object.keys(catalogues.en).map((key) => [
      key,
      (figures: unknown) => (wordsIn(readersLanguage())[key] as (figures: unknown) => unknown)(figures),
    ]),
  ) as Translation<C>;
};

type Widened<Text> = Text extends string ? string : Text;

/**
 * An entry in each language: the present reader's language decides when it is called. In a build of one language all
 * entries are the same.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byReader = <Figures extends readonly unknown[], Text>(
  entries: { readonly en: (...figures: Figures) => Text } & InOthers<
    (...figures: NoInfer<Figures>) => Widened<NoInfer<Text>>
  >,
): ((...figures: Figures) => Widened<Text>) =>
  onlyLanguage === undefined
    ? (...figures) => (entries[readersLanguage()] ?? entries.en)(...figures) as Widened<Text>
    : ((entries[onlyLanguage] ?? entries.en) as (...figures: Figures) => Widened<Text>);

/**
 * A table of texts in each language: the present reader's language decides when a text is read. An entry may also be
 * the singular and the plural of a word.
 */
/* @__NO_SIDE_EFFECTS__ */
export const textsByReader = <Key extends string, Text = string>(
  tables: { readonly en: Readonly<Record<Key, Text>> } & InOthers<
    Readonly<Record<NoInfer<Key>, Widened<NoInfer<Text>>>>
  >,
): Readonly<Record<Key, Widened<Text>>> =>
  onlyLanguage === undefined
    ? Object.defineProperties(
        {} as Record<Key, Widened<Text>>,
        Object.fromEntries(
          Object.keys(tables.en).map((key) => [
            key,
            { enumerable: true, get: () => (tables[readersLanguage()] ?? tables.en)[key as Key] },
          ]),
        ),
      )
    : ((tables[onlyLanguage] ?? tables.en) as Readonly<Record<Key, Widened<Text>>>);
