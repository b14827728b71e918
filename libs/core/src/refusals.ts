import type { Refusal } from './result.js';

/** What a refusal says: what stands against it, with the figures that decided, and what would mend it. */
export interface RefusalWords {
  readonly message: string;
  readonly fix?: string;
}

/** A feature's refusals. What stands before a point is the refusal's name: one name may be said in several ways. */
export type RefusalCatalogue = Readonly<Record<string, (figures: never) => RefusalWords>>;

/** What programs decide by: it has no words and is the same in every language. */
type Facts = Omit<Refusal, 'name' | 'message' | 'fix'>;
type More<Words> = Words extends () => RefusalWords
  ? Facts & { readonly figures?: undefined }
  : Words extends (figures: infer Figures) => RefusalWords
    ? Facts & { readonly figures: Figures }
    : never;
type Rest<Words> = Words extends () => RefusalWords ? [more?: More<Words>] : [more: More<Words>];

/** Refusals in the words of a catalogue: as the value that rules return, and as the fact that services throw. */
export function refusalsIn<C extends RefusalCatalogue>(catalogue: C) {
  function refusal<Key extends keyof C & string>(key: Key, ...[more]: Rest<C[Key]>): Refusal {
    const { figures, ...facts }: Facts & { figures?: unknown } = more ?? {};
    // The figures are those of the key: `Rest` admits no others.
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
