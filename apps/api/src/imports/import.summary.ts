import { stringify } from 'csv-stringify/sync';
import { locale } from '@crease/core/locale.js';
import { csvHead, csvNothing, csvTruth } from '@crease/core/players/files/csv-heads.words.js';
import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import { reasonWords, storedWords } from '@crease/core/players/files/report.words.js';

const SHOWN_ROWS = 8;

const valueWords = (value: string | number | boolean | null): string =>
  value === null ? csvNothing() : typeof value === 'boolean' ? csvTruth(value) : String(value);

/** 'cap_hit: 775000 → 800000' */
export const changeWords = (changes: ImportRow['changes']): string | null =>
  changes === undefined
    ? null
    : Object.entries(changes)
        .map(([column, [before, after]]) =>
          locale.labelled(csvHead(column), `${valueWords(before)} → ${valueWords(after)}`),
        )
        .join('; ');

export function summary(report: ImportReport): string[] {
  const { counts } = report;
  const lines = [
    `${reasonWords(report.source)}: ${report.dry_run ? 'would be ' : ''}${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.refused} refused of ${counts.rows} rows.`,
  ];
  const reasons = new Map<string, number[]>();
  for (const row of report.rows) {
    if (row.action !== 'refused') continue;
    const why = storedWords(row.why);
    const rows = reasons.get(why) ?? [];
    rows.push(row.row);
    reasons.set(why, rows);
  }
  for (const [why, rows] of [...reasons].sort(([, one], [, two]) => two.length - one.length)) {
    const more = rows.length > SHOWN_ROWS ? ` and ${rows.length - SHOWN_ROWS} more` : '';
    lines.push(
      `  refused ${rows.length}: ${why} (row${rows.length === 1 ? '' : 's'} ${rows.slice(0, SHOWN_ROWS).join(', ')}${more})`,
    );
  }
  for (const note of report.notes) lines.push(`  ${storedWords([note])}`);
  return lines;
}

/** The rows of reports as CSV. Escapes cells that a spreadsheet would run as a formula. */
export function reportCsv(reports: readonly ImportReport[]): string {
  const rows = reports.flatMap((report) =>
    report.rows.map((row) => [
      reasonWords(report.source),
      row.row,
      row.action,
      row.id,
      row.name,
      row.field,
      row.value,
      storedWords(row.why),
      changeWords(row.changes) ?? '',
    ]),
  );
  return stringify([['import', 'row', 'action', 'nhl_id', 'name', 'field', 'value', 'why', 'changes'], ...rows], {
    escape_formulas: true,
  });
}
