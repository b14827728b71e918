import { DRAFT_TYPES, type DraftType } from '../draft-type.js';
import { LANGUAGES, wordIn } from '../locale.js';
import { byReader, entriesByReader, sayStored, type Said } from '../words.js';
import * as en from './words/draft-name.words.en.js';
import * as fr from './words/draft-name.words.fr.js';

export const DRAFT_NAMES = entriesByReader({ en: en.DRAFT_NAMES, fr: fr.DRAFT_NAMES });
const unnamed = byReader({ en: en.unnamed, fr: fr.unnamed });

/** A name that the product builds, as its key with figures. */
export type BuiltName = Said<typeof en.DRAFT_NAMES>;

/** The name of a draft as it is stored: a commissioner typed it, or it is built from figures. A typed name wins. */
export interface StoredName {
  readonly name: string | null;
  readonly built?: BuiltName | null | undefined;
}

export const draftName = ({ name, built }: StoredName): string =>
  name || (built == null ? unnamed() : sayStored(DRAFT_NAMES, built, unnamed()));

/** A draft's name in figures of lines, notices and refusals. It is empty without one; earlier releases stored words. */
export type NameFigure = string | BuiltName;

export function nameFigure({ name, built }: StoredName): NameFigure {
  if (built == null) return name ?? '';
  return !name || isBuiltName(name, built) ? built : name;
}

export const nameWords = (figure: NameFigure): string =>
  typeof figure === 'string' ? figure || unnamed() : draftName({ name: null, built: figure });

/** True when a name is the built name in any language: forms send it back. */
export const isBuiltName = (name: string, built: BuiltName): boolean =>
  LANGUAGES.some((language) => wordIn(language, () => nameWords(built)) === name);

/**
 * A draft's name in its state and its events. A built name has an empty `name`, because one state serves readers of
 * several languages: `draftName` words it. A snapshot has the name as its reader sees it.
 */
export interface DraftNamed {
  readonly name: string;
  readonly built?: BuiltName | undefined;
}

/** The name without words. A name that an earlier release built in English gets its figures. */
export function storedName({ name, built = builtNameOf(name) ?? undefined }: DraftNamed): DraftNamed {
  return built === undefined ? { name } : { name: '', built };
}

const PATTERN = new RegExp(`^(Mock: )?(\\d{4}-\\d{2}) (startup )?(?:(${DRAFT_TYPES.join('|')}) )?draft$`);

/** Reads a name that an earlier release built in English. Null for a typed name. */
export function builtNameOf(name: string): BuiltName | null {
  const [, mock, season, startup, type] = PATTERN.exec(name) ?? [];
  // Only the name of a general startup draft has no type.
  if (season === undefined || (startup === undefined ? type === undefined : type === 'general')) return null;
  const figures = { season, type: (type ?? 'general') as DraftType, mock: mock !== undefined };
  return { key: startup === undefined ? 'yearly' : 'startup', figures };
}
