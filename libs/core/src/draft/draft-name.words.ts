import { DRAFT_TYPES, type DraftType } from '../draft-type.js';
import { say, sayStored, type Said } from '../words.js';

interface NameFigures {
  readonly season: string;
  readonly type: DraftType;
  readonly mock: boolean;
}

const named = (words: string, { mock }: NameFigures): string => (mock ? `Mock: ${words}` : words);

/** Names of drafts that no commissioner has named. */
export const DRAFT_NAMES = {
  yearly: (draft: NameFigures) => named(`${draft.season} ${draft.type} draft`, draft),
  startup: (draft: NameFigures) =>
    named(`${draft.season} startup ${draft.type === 'general' ? '' : `${draft.type} `}draft`, draft),
};

/** A name that the product builds, as its key with figures. */
export type BuiltName = Said<typeof DRAFT_NAMES>;

/** The name of a draft as it is stored: a commissioner typed it, or it is built from figures. A typed name wins. */
export interface StoredName {
  readonly name: string | null;
  readonly built?: BuiltName | null | undefined;
}

export const draftName = ({ name, built }: StoredName): string =>
  name || (built == null ? 'Draft' : sayStored(DRAFT_NAMES, built, 'Draft'));

/** A draft's name in figures of lines, notices and refusals. Earlier releases stored its words. */
export type NameFigure = string | BuiltName;

export function nameFigure({ name, built }: StoredName): NameFigure {
  if (built == null) return name ?? 'Draft';
  return !name || name === draftName({ name: null, built }) ? built : name;
}

export const nameWords = (figure: NameFigure): string =>
  typeof figure === 'string' ? figure : draftName({ name: null, built: figure });

/** A name without words, as events store it. */
export const storedName = ({ name, built }: DraftNamed): DraftNamed =>
  built === undefined ? { name } : { name: '', built };

/** A draft's name in its state and its events. Events of built names have an empty `name`, the state has the words. */
export interface DraftNamed {
  readonly name: string;
  readonly built?: BuiltName | undefined;
}

/** The name with its words. A name that an earlier release built in English gets its figures. */
export function wordedName({ name, built = builtNameOf(name) ?? undefined }: DraftNamed): DraftNamed {
  return built === undefined ? { name, built } : { name: draftName({ name: null, built }), built };
}

const PATTERN = new RegExp(`^(Mock: )?(\\d{4}-\\d{2}) (startup )?(?:(${DRAFT_TYPES.join('|')}) )?draft$`);

/** Reads a name that an earlier release built in English. Null for a typed name. */
export function builtNameOf(name: string): BuiltName | null {
  const [, mock, season, startup, type = 'general'] = PATTERN.exec(name) ?? [];
  if (season === undefined) return null;
  const figures = { season, type: type as DraftType, mock: mock !== undefined };
  const built: BuiltName = { key: startup === undefined ? 'yearly' : 'startup', figures };
  return say(DRAFT_NAMES, built) === name ? built : null;
}
