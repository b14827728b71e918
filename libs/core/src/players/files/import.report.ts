import type { CsvFileKind } from './csv.columns.js';
import type { StoredReason, ToldReason } from './report.words.js';

export type ImportAction = 'created' | 'updated' | 'unchanged' | 'refused';

/** One line of an import report. Unchanged rows are only counted, unless the report has a note about them. */
export interface ImportRow {
  /** Row number as in a spreadsheet, where the header is 1. For the NHL API: the index in the answer. */
  row: number;
  action: ImportAction;
  id: number | null;
  name: string | null;
  /** For refused rows: the invalid column and its value. */
  field?: string;
  value?: string;
  why?: readonly StoredReason[];
  /** For updated rows: each column's old and new value. */
  changes?: Record<string, [string | number | boolean | null, string | number | boolean | null]>;
  /** Players that a refused row could mean, so that the user can choose one. */
  candidates?: readonly { id: number; name: string; position: string; club: string | null }[];
  /** For contract rows: the row's cap hit and the previous one, in US dollars. */
  hit?: { season: string; cap_hit: number; before: number | null };
  /** Cap hits on which this row and another source disagree. `why` has a sentence for each. */
  conflicts?: { season: string; kept: number; kept_source: string; other: number; other_source: string }[];
}

export type ImportKind = CsvFileKind | 'nhl' | 'nhl-games' | 'nhl-schedule' | 'sample-games';

export interface ImportReport {
  id: string;
  kind: ImportKind;
  /** The name of the file, or what was read instead of one. */
  source: ToldReason;
  dry_run: boolean;
  started_at: string;
  finished_at: string;
  counts: { rows: number; created: number; updated: number; unchanged: number; refused: number };
  /** Notes that belong to no row. */
  notes: StoredReason[];
  rows: ImportRow[];
}
