import type { CsvFileKind } from './csv.columns.js';

export type ImportAction = 'created' | 'updated' | 'unchanged' | 'refused';

/** One line of an import's report. Unchanged rows are counted, and listed only where there is something to say. */
export interface ImportRow {
  /** Row as a spreadsheet counts it: the header is 1. For the NHL's API: the position in the answer. */
  row: number;
  action: ImportAction;
  id: number | null;
  name: string | null;
  /** Refused: the column at fault, its value, and why. */
  field?: string;
  value?: string;
  why?: string;
  /** Updated: each column's old and new value. */
  changes?: Record<string, [string | number | boolean | null, string | number | boolean | null]>;
  /** Whom a refused row could mean, for whoever can choose. */
  candidates?: readonly { id: number; name: string; position: string; club: string | null }[];
  /** Of a row of contracts: the cap hit that it says, and what stood before; US dollars. */
  hit?: { season: string; cap_hit: number; before: number | null };
  /** Cap hits on which this row and another source disagree; `why` says it in words. */
  conflicts?: { season: string; kept: number; kept_source: string; other: number; other_source: string }[];
}

/** What an import was of. */
export type ImportKind = CsvFileKind | 'nhl' | 'nhl-games' | 'sample-games';

export interface ImportReport {
  id: string;
  kind: ImportKind;
  source: string;
  dry_run: boolean;
  started_at: string;
  finished_at: string;
  counts: { rows: number; created: number; updated: number; unchanged: number; refused: number };
  /** What the reader should know that belongs to no row: columns ignored, players ranked anew, … */
  notes: string[];
  rows: ImportRow[];
}
