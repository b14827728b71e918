import type { Field } from '../sheet/sheet.fields.js';
import { dollarsOf } from '../sheet/money.rules.js';
import { unitOf } from '../sheet/rows.rules.js';
import { seasonIn } from '../sheet/season-words.rules.js';
import {
  readPick,
  readProtected,
  readRetained,
  readTotals,
  type BroughtManager,
  type TotalsEntry,
} from './extras-entries.rules.js';
import { readPastRoster, readStanding, readTradeOrDraft } from './history-entries.rules.js';
import { readMatch, withRounds, type ReadMatch } from './match-entries.rules.js';
import { readInSeason, type EntryOptions, type KnownRow, type Read } from './known-row.rules.js';
import { readExtras, whereOf, type KnownSheet } from './extras-rows.rules.js';
import type { ExtrasSaid } from './extras.words.js';
import type { ExtrasBody } from './move-in.schema.js';
import type { TeamTotals } from './reconcile.rules.js';
import { retainedColumn } from './retained.rules.js';
import { seasonOfName } from './table-season.rules.js';

export interface Unread {
  readonly where: string;
  readonly why: ExtrasSaid;
}

export interface Extras {
  readonly body: ExtrasBody;
  /** The other site's totals, only for comparison. */
  readonly totals: ReadonlyMap<string, TeamTotals>;
  /** Managers by team, in table order; invited after the import. */
  readonly managers: readonly BroughtManager[];
  /** Unusable rows, with the reason. */
  readonly unread: readonly Unread[];
}

/** Rows that can be imported besides rosters, and each row that can't, with the reason. */
export function extrasOf(
  sheets: readonly KnownSheet[],
  teamIds: KnownRow['teamIds'],
  { rules, ...options }: EntryOptions & { readonly rules: string },
): Extras {
  const unread: Unread[] = [];
  const body: ExtrasBody = {
    picks: [],
    retained: [],
    standings: [],
    matches: [],
    past: [],
    rosters: [],
    sheets: [],
    rules: rules.trim() === '' ? null : rules,
  };
  const teams: TotalsEntry[] = [];
  const matches: ReadMatch[] = [];
  for (const row of sheets.flatMap((known) => knownRows(known, teamIds, options))) {
    const add = <T extends object>(list: T[], read: Read<T>): void => {
      if (read === null) return;
      if ('key' in read) unread.push({ where: row.where, why: read });
      else list.push(read);
    };
    if (row.kind === 'protected') add(body.sheets, readProtected(row));
    else if (row.kind === 'totals') add(teams, readTotals(row));
    else if (row.kind === 'retained') add(body.retained, readRetained(row));
    else if (row.kind === 'picks') add(body.picks, readInSeason(row, readPick));
    else if (row.kind === 'past_rosters') add(body.rosters, readInSeason(row, readPastRoster));
    else if (row.kind === 'matches') add(matches, readInSeason(row, readMatch));
    else if (row.kind === 'standings') add(body.standings, readInSeason(row, readStanding));
    else add(body.past, readInSeason(row, readTradeOrDraft));
  }
  body.matches.push(...withRounds(matches, (where, why) => unread.push({ where, why })));
  const totals = new Map<string, TeamTotals>();
  for (const { team, cap, penalty } of teams) {
    const said = totals.get(team);
    if (cap !== null || penalty !== null)
      totals.set(team, { cap: cap ?? said?.cap ?? null, penalty: penalty ?? said?.penalty ?? null });
  }
  const managers = new Map(teams.flatMap(({ team, manager }) => (manager === null ? [] : [[team, manager] as const])));
  return { body, totals, managers: [...managers.values()], unread };
}

function knownRows(known: KnownSheet, teamIds: KnownRow['teamIds'], options: EntryOptions): KnownRow[] {
  const rows = readExtras(known);
  const { answers = {} } = known;
  const unit = (field: Field) => unitOf(known.sheet, known.mapped, answers, field);
  const column = (field: Field) => rows.map(({ cells }) => cells[field] ?? '');
  const retainedUnit = unit('retained');
  const retained = retainedColumn(column('retained'), retainedUnit).dollars;
  const cap = dollarsOf(column('cap_total'), unit('cap_total'), 'team');
  const penalty = dollarsOf(column('penalty'), unit('penalty'), 'team');
  const named = seasonIn(known.season ?? '', 'asks') ?? seasonOfName(known.sheet.name);
  return rows.map((row, at) => ({
    ...options,
    kind: row.kind,
    cells: row.cells,
    where: whereOf(row).slice(0, 200),
    season:
      row.cells.season === undefined
        ? named
        : seasonIn(row.cells.season, answers.years ?? (row.kind === 'picks' ? 'begins' : 'asks')),
    years: answers.years,
    marked: known.mapped.columns.includes('kept'),
    retainedUnit,
    dollars: { retained: retained[at] ?? null, cap: cap[at] ?? null, penalty: penalty[at] ?? null },
    teamIds,
  }));
}
