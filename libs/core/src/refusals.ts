import type { Refusal } from './result.js';

/** Text of a refusal: the reason with its figures, and a possible fix. */
export interface RefusalWords {
  readonly message: string;
  readonly fix?: string;
}

/**
 * A feature's refusals. The part of a key before the point is the refusal's name, so one name can have several texts.
 */
export type RefusalCatalogue = Readonly<Record<string, (figures: never) => RefusalWords>>;

/** The machine-readable part of a refusal, without text and independent of language. */
type Facts = Omit<Refusal, 'name' | 'message' | 'fix'>;
type More<Words> = Words extends () => RefusalWords
  ? Facts & { readonly figures?: undefined }
  : Words extends (figures: infer Figures) => RefusalWords
    ? Facts & { readonly figures: Figures }
    : never;
type Rest<Words> = Words extends () => RefusalWords ? [more?: More<Words>] : [more: More<Words>];

/** Creates refusals with the texts of a catalogue, either as a value for rules or as an exception for services. */
export function refusalsIn<C extends RefusalCatalogue>(catalogue: C) {
  function refusal<Key extends keyof C & string>(key: Key, ...[more]: Rest<C[Key]>): Refusal {
    const { figures, ...facts }: Facts & { figures?: unknown } = more ?? {};
    // `Rest` only admits the figures of this key.
    const words = catalogue[key] as (figures: unknown) => RefusalWords;
    return { name: key.split('.')[0] ?? key, ...words(figures), ...facts };
  }
  return {
    refusal,
    refuse: <Key extends keyof C & string>(key: Key, ...rest: Rest<C[Key]>): { ok: false; refusal: Refusal } => ({
      ok: false,
      refusal: refusal(key, ...rest),
    }),
  };
}
