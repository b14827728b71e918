import { LANGUAGES, readersLanguage, wordIn, type Language } from './locale.js';
import { STORED, type Refusal, type StoredRefusal } from './result.js';
import { inLanguages, type InLanguages } from './words.js';

export interface RefusalWords {
  readonly message: string;
  readonly fix?: string;
}

/**
 * A feature's refusals. The part of a key before the point is the refusal's name, so one name can have several texts.
 */
export type RefusalCatalogue = Readonly<Record<string, (figures: never) => RefusalWords>>;

export const REFUSALS_IN = new Map<string, InLanguages<RefusalCatalogue>>();

/** A refusal's text for storing. It is a sentence only when the refusal comes from no catalogue. */
export const storedRefusal = (refusal: Refusal): StoredRefusal | string => refusal[STORED] ?? refusal.message;

type InEachLanguage = Readonly<Partial<Record<Language, string>> & Record<'en', string>>;

/** A reason for storing. Earlier releases stored a sentence of one language. */
export type StoredReason = StoredRefusal | InEachLanguage | string;

/** Stores a sentence that has no key. Undefined where there is none. */
export function inEachLanguage(build: () => string | undefined): InEachLanguage | undefined {
  const en = wordIn('en', build);
  return en === undefined
    ? undefined
    : { en, ...Object.fromEntries(LANGUAGES.map((language) => [language, wordIn(language, build)])) };
}

type Words = ((figures: unknown) => RefusalWords) | undefined;

/** Undefined when this release has no such text. */
function wordsOf({ of, key, figures }: StoredRefusal, language: Language): RefusalWords | undefined {
  const catalogues = REFUSALS_IN.get(of);
  const words = catalogues && (inLanguages(catalogues)(language)[key] as Words);
  return words && wordIn(language, () => words(figures));
}

/** The sentence of a stored reason. Throws when this release has no such text. */
export function refusalMessage(stored: StoredReason, language: Language = readersLanguage()): string {
  if (typeof stored === 'string') return stored;
  if ('en' in stored) return stored[language] ?? stored.en;
  const words = wordsOf(stored, language);
  if (words === undefined) throw new Error(`there is no refusal ${stored.of} ${stored.key}`);
  return words.message;
}

/**
 * A refusal in the reader's language, whatever the language it was created in. What a rule words instead of the
 * catalogue, such as its advice for one team (`fix`), stays as it is.
 */
export function refusalFor(language: Language, refusal: Refusal): Refusal {
  const stored = refusal[STORED];
  const words = stored && wordsOf(stored, language);
  if (stored === undefined || words === undefined || words.message === refusal.message) return refusal;
  const languages = Object.keys(REFUSALS_IN.get(stored.of) ?? {}) as Language[];
  const created = languages.map((one) => wordsOf(stored, one)).find((one) => one?.message === refusal.message);
  if (created === undefined) return refusal;
  const { fix: found, ...rest } = refusal;
  const fix = found === created.fix ? words.fix : found;
  return { ...rest, message: words.message, ...(fix === undefined ? {} : { fix }) };
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
 * refusals refer to the catalogue by its name, and are worded for the present reader. The answer also words refusals
 * again that were created for another reader.
 */
export function refusalsIn<C extends RefusalCatalogue>(name: string, catalogues: InLanguages<C>) {
  REFUSALS_IN.set(name, catalogues);
  const wordsIn = inLanguages<C>(catalogues);
  function refusal<Key extends keyof C & string>(key: Key, ...[more]: Rest<C[Key]>): Refusal {
    const { figures, ...facts }: Facts & { figures?: unknown } = more ?? {};
    // `Rest` only admits the figures of this key.
    const words = wordsIn(readersLanguage())[key] as (figures: unknown) => RefusalWords;
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
