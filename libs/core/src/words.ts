/*
 * Texts live in catalogues. Each entry has a key and builds a sentence from figures. Code passes the key and the
 * figures; the sentence is built where it is displayed. A second language would be a second catalogue of the same type.
 */

/** Each entry builds text from one object of figures, or from none. Figures are plain JSON, so they can be stored. */
export type Catalogue = Readonly<Record<string, (figures: never) => unknown>>;

/** A key of a catalogue with its figures, stored or passed on until it is displayed. */
export type Said<C extends Catalogue> = {
  readonly [Key in keyof C & string]: Parameters<C[Key]> extends [infer Figures]
    ? { readonly key: Key; readonly figures: Figures }
    : { readonly key: Key; readonly figures?: undefined };
}[keyof C & string];

/** Builds the text from a catalogue. */
export function say<C extends Catalogue>(catalogue: C, { key, figures }: Said<C>): ReturnType<C[keyof C & string]> {
  // `Said` only admits the figures that belong to the key.
  const words = catalogue[key] as (figures: unknown) => ReturnType<C[keyof C & string]>;
  return words(figures);
}

/** Like `say` for stored keys: a damaged entry, or one of a later release, must not hide what surrounds it. */
export function sayStored<C extends Catalogue>(catalogue: C, said: Said<C>, unreadable: string): string {
  try {
    return String(say(catalogue, said));
  } catch {
    return unreadable;
  }
}
