/*
 * Words stand in catalogues: a key, and the sentence that it makes of its figures. Whoever has something to say names
 * the key and gives the figures; the sentence is made where it is read. A second language is a second catalogue of the
 * same type.
 */

/** Each entry makes words of one object of figures, or of none. Figures are plain JSON: they may be stored. */
export type Catalogue = Readonly<Record<string, (figures: never) => unknown>>;

/** A key of a catalogue with its figures: what is stored or handed on until somebody reads it. */
export type Said<C extends Catalogue> = {
  readonly [Key in keyof C & string]: Parameters<C[Key]> extends [infer Figures]
    ? { readonly key: Key; readonly figures: Figures }
    : { readonly key: Key; readonly figures?: undefined };
}[keyof C & string];

/** Says it in the words of a catalogue. */
export function say<C extends Catalogue>(catalogue: C, { key, figures }: Said<C>): ReturnType<C[keyof C & string]> {
  // The figures belong to the key: `Said` holds no other pairs.
  const words = catalogue[key] as (figures: unknown) => ReturnType<C[keyof C & string]>;
  return words(figures);
}
