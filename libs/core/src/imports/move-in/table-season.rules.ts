import type { Season } from '../../season.js';
import { seasonIn } from '../sheet/season-words.rules.js';
import type { TableKind } from '../sheet/sheet.fields.js';
import type { KnownSheet } from './extras-rows.rules.js';

/** The season in a file name, for example 'standings_2023_24.csv'. */
export function seasonOfName(name: string): Season | null {
  const match = /(?:^|\D)((?:19|20)\d\d)[-_ /–](\d\d|20\d\d)(?!\d)/.exec(name);
  return match === null ? null : seasonIn(`${match[1] ?? ''}-${match[2] ?? ''}`, 'asks');
}

/** Every row's season, or the file name's. */
export function seasonOfSheet({
  sheet,
  mapped: { heading, columns },
}: Pick<KnownSheet, 'sheet' | 'mapped'>): Season | null {
  const at = columns.indexOf('season');
  const said = new Set(
    at < 0
      ? []
      : sheet.rows
          .slice(heading === null ? 0 : heading + 1)
          .flatMap((row) => (row[at]?.trim() ? [row[at].trim()] : [])),
  );
  const [one] = said;
  return one !== undefined && said.size === 1 ? seasonIn(one, 'asks') : seasonOfName(sheet.name);
}

/**
 * Names of the roster tables that are history. With several roster tables, only those of the newest season are current.
 */
export function pastAmong(
  sheets: readonly { readonly name: string; readonly kind: TableKind; readonly season: Season | null }[],
): Set<string> {
  const rosters = sheets.filter(({ kind }) => kind === 'rosters');
  const newest = rosters.reduce((last, { season }) => (season !== null && season > last ? season : last), '');
  return new Set(rosters.flatMap(({ name, season }) => (season !== null && season < newest ? [name] : [])));
}
