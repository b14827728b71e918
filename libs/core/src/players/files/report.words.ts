import { readersLanguage } from '../../locale.js';
import { unreadableWords } from '../../messages/unreadable.words.js';
import { refusalMessage } from '../../refusals.js';
import type { StoredRefusal } from '../../result.js';
import { inLanguages, sayStored, type Said } from '../../words.js';
import { REPORT } from './report.words.en.js';
import { REPORT as REPORT_FR } from './report.words.fr.js';

const reportIn = inLanguages({ en: REPORT, fr: REPORT_FR });

/** A sentence of an import report: its key with figures. */
export type ReportSaid = Said<typeof REPORT>;

/** A sentence as a report stores it. A refusal has its own catalogue. */
export type StoredReason = ReportSaid | StoredRefusal;

/** A sentence as the API answers it. It is text in reports of earlier releases, and for a refusal. */
export type ToldReason = string | ReportSaid;

/** The source of an import, as its file's name or as a key with figures, from its two columns. */
export const sourceOf = ({ source, about }: { readonly source: string; readonly about: ReportSaid | null }) =>
  about ?? source;

/** Words a refusal, and leaves the rest to the reader. Earlier releases stored text. */
export function toldReason(stored: StoredReason | string): ToldReason {
  if (typeof stored === 'string' || !('of' in stored)) return stored;
  try {
    return refusalMessage(stored);
  } catch {
    return unreadableWords();
  }
}

/** The sentences of a row as the API answers them. Earlier releases stored one text. */
export const toldReasons = (stored: readonly (StoredReason | string)[] | string | undefined): ToldReason[] =>
  typeof stored === 'string' ? [stored] : (stored ?? []).map(toldReason);

export const reasonWords = (reason: ToldReason): string =>
  typeof reason === 'string' ? reason : sayStored(reportIn(readersLanguage()), reason, unreadableWords());

/** Sentences that follow each other. */
export const reasonsWords = (reasons: readonly ToldReason[]): string => reasons.map(reasonWords).join(' ');

/** The sentences of a stored row as one text. */
export const storedWords = (stored: Parameters<typeof toldReasons>[0]): string => reasonsWords(toldReasons(stored));
