import { STORED, type Refusal, type StoredRefusal } from './result.js';

/** Text of a refusal: the reason with its figures, and a possible fix. */
export interface RefusalWords {
  readonly message: string;
  readonly fix?: string;
}

/**
 * A feature's refusals. The part of a key before the point is the refusal's name, so one name can have several texts.
 */
export type RefusalCatalogue = Readonly<Record<string, (figures: never) => RefusalWords>>;

const catalogues = new Map<string, RefusalCatalogue>();

/** A refusal's text for storing. It is a sentence only when the refusal comes from no catalogue. */
export const storedRefusal = (refusal: Refusal): StoredRefusal | string => refusal[STORED] ?? refusal.message;

/** The message of a stored refusal. Throws when this release has no such text. Earlier releases stored the sentence. */
export function refusalMessage(stored: StoredRefusal | string): string {
  if (typeof stored === 'string') return stored;
  const words = catalogues.get(stored.of)?.[stored.key] as ((figures: unknown) => RefusalWords) | undefined;
  if (words === undefined) throw new Error(`there is no refusal ${stored.of} ${stored.key}`);
  return words(stored.figures).message;
}

/** The machine-readable part of a refusal, without text and independent of language. */
type Facts = Omit<Refusal, 'name' | 'message' | 'fix' | typeof STORED>;
type More<Words> = Words extends () => RefusalWords
  ? Facts & { readonly figures?: undefined }
  : Words extends (figures: infer Figures) => RefusalWords
    ? Facts & { readonly figures: Figures }
    : never;
type Rest<Words> = Words extends () => RefusalWords ? [more?: More<Words>] : [more: More<Words>];

/**
 * Creates refusals with the texts of a catalogue, either as a value for rules or as an exception for services. Stored
 * refusals refer to the catalogue by its name.
 */
export function refusalsIn<C extends RefusalCatalogue>(name: string, catalogue: C) {
  catalogues.set(name, catalogue);
  function refusal<Key extends keyof C & string>(key: Key, ...[more]: Rest<C[Key]>): Refusal {
    const { figures, ...facts }: Facts & { figures?: unknown } = more ?? {};
    // `Rest` only admits the figures of this key.
    const words = catalogue[key] as (figures: unknown) => RefusalWords;
    return {
      name: key.split('.')[0] ?? key,
      ...words(figures),
      ...facts,
      [STORED]: { of: name, key, ...(figures === undefined ? {} : { figures }) },
    };
  }
  return {
    refusal,
    refuse: <Key extends keyof C & string>(key: Key, ...rest: Rest<C[Key]>): { ok: false; refusal: Refusal } => ({
      ok: false,
      refusal: refusal(key, ...rest),
    }),
  };
}
