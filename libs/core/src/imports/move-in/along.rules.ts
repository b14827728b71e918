import { currentClubCode } from '../../players/clubs.js';
import { positionOf } from '../../players/position.words.js';
import { searchName } from '../../players/search.rules.js';
import { placeOfWord } from '../../players/roster.words.js';
import type { Season } from '../../season.js';
import { retainedAmount } from '../../teams/retention.rules.js';
import type { Mapped, Sheet } from '../sheet/columns.rules.js';
import { dollarsOf, moneyColumn, readMoney, type MoneyUnit } from '../sheet/money.rules.js';
import type { Position } from '../../position.js';
import type { AlongLine } from './move-in.answers.js';
import type { AlongBody } from './move-in.schema.js';
import { pickInWords } from './pick-words.rules.js';
import type { RetainedThere, TeamTotals } from './reconcile.rules.js';
import { playerName } from '../sheet/person-cell.rules.js';
import { isPool, teamOfSheet, unitOf, type Choices, type SheetRow } from '../sheet/rows.rules.js';
import { readTable, type SheetAnswers } from '../sheet/table.rules.js';
import { seasonIn } from '../sheet/season-words.rules.js';
import { dayOf, draftTypeOf, emailIn, keptWord, roundOf } from '../sheet/cell.words.js';
import type { Field, TableKind } from '../sheet/sheet.fields.js';

/** A sheet with its kind of table and the meaning of its columns. */
export interface KnownSheet {
  readonly sheet: Sheet;
  readonly kind: TableKind;
  readonly mapped: Mapped;
  /** Season for rows without one, as typed by the user. */
  readonly season?: string;
  readonly answers?: SheetAnswers;
}

/** A row of a table other than rosters, with its cells by field. */
export interface AlongRow {
  readonly sheet: string;
  readonly row: number;
  readonly kind: Exclude<TableKind, 'rosters'>;
  readonly cells: Readonly<Partial<Record<Field, string>>>;
}

/**
 * Reads the rows of a table other than rosters and skips empty ones. Roster tables are read for their column of
 * protected players.
 */
export function readAlong({ sheet, kind: held, mapped, answers = {} }: KnownSheet): AlongRow[] {
  if (held === 'rosters' && !mapped.columns.includes('kept')) return [];
  // A roster table may have a column that marks protected players.
  const kind = held === 'rosters' ? 'protected' : held;
  const team = kind === 'protected' || kind === 'past_rosters' ? teamOfSheet(sheet, answers) : null;
  return readTable(sheet.rows, mapped, answers, team).rows.flatMap(({ row, cells: read }) => {
    const cells = { ...read };
    const name = cells.player ?? `${cells.first_name ?? ''} ${cells.last_name ?? ''}`.trim();
    if (name !== '' && kind !== 'trades') cells.player = name;
    return Object.keys(cells).length < 2 ? [] : [{ sheet: sheet.name, row, kind, cells }];
  });
}

/** Words for no end of a contract. */
const NO_END = /^(?:-+|–|n\/a|[ur]fa|ufa ?\/ ?rfa)?$/i;
const MOST_RANKS = 99;
const MOST_POINTS = 1_000_000;

const isNamed = (player: string | undefined): player is string => /\p{L}/u.test(playerName(player ?? ''));

const TEAM_FIELDS: readonly Field[] = ['fantasy_team', 'original_team', 'from_team', 'to_team'];

/** The teams named in these rows, with repetitions. */
export const teamsNamed = (rows: readonly AlongRow[]): { readonly team: string }[] =>
  rows.flatMap(({ cells }) => TEAM_FIELDS.flatMap((field) => (cells[field] ? [{ team: cells[field] }] : [])));

export interface Unread {
  readonly where: string;
  readonly why: string;
}

export interface BroughtManager {
  readonly team_id: string;
  readonly name: string | null;
  /** Null when the table has no address. The commissioner can then pass on an invitation link. */
  readonly email: string | null;
}

export interface Along {
  readonly body: AlongBody;
  /** The other site's team totals. They are only compared with the imported data, not imported. */
  readonly totals: ReadonlyMap<string, TeamTotals>;
  /** The managers by team, in the order of the tables. They are invited after the import. */
  readonly managers: readonly BroughtManager[];
  /** Rows that cannot be used, with the reason. */
  readonly unread: readonly Unread[];
}

export const whereOf = ({ sheet, row }: Pick<AlongRow, 'sheet' | 'row'>): string => `${sheet}, row ${row}`;

/**
 * Collects everything other than rosters from all tables: what can be imported, and each row that can't, with the
 * reason.
 */
export function alongOf(
  sheets: readonly KnownSheet[],
  teamIds: ReadonlyMap<string, string>,
  {
    pickType,
    rules,
    positions = {},
  }: {
    readonly pickType: 'general' | 'rookie' | null;
    readonly rules: string;
    /** The user's answers about unknown position words. */
    readonly positions?: Choices['positions'];
  },
): Along {
  const unread: Unread[] = [];
  const picks: AlongBody['picks'] = [];
  const retained: AlongBody['retained'] = [];
  const standings: AlongBody['standings'] = [];
  const past: AlongBody['past'] = [];
  const rosters: AlongBody['rosters'] = [];
  const sheetsOf: AlongBody['sheets'] = [];
  const totals = new Map<string, TeamTotals>();
  const managers = new Map<string, BroughtManager>();
  for (const known of sheets) {
    const rows = readAlong(known);
    const { answers = {} } = known;
    const unit = (field: Field) => unitOf(known.sheet, known.mapped, answers, field);
    const column = (field: Field) => rows.map(({ cells }) => cells[field] ?? '');
    const dollars = retainedColumn(column('retained'), unit('retained')).dollars;
    const capOf = dollarsOf(column('cap_total'), unit('cap_total'), 'team');
    const penaltyOf = dollarsOf(column('penalty'), unit('penalty'), 'team');
    const posOf = (cell = ''): Position | null => positionOf(cell) ?? positions[cell] ?? null;
    const alone = answers.years ?? 'asks';
    const named = seasonIn(known.season ?? '', 'asks') ?? seasonOfName(known.sheet.name);
    for (const [at, row] of rows.entries()) {
      const { cells } = row;
      const where = whereOf(row).slice(0, 200);
      const no = (why: string): void => void unread.push({ where, why });
      const teamOf = (field: Field): string | null => teamIds.get(cells[field] ?? '') ?? null;
      const noTeam = (field: Field): string =>
        cells[field] === undefined ? 'It names no team.' : `Nobody knows the team ${cells[field]}.`;
      const season =
        cells.season === undefined
          ? named
          : seasonIn(cells.season, row.kind === 'picks' ? (answers.years ?? 'begins') : alone);
      if (row.kind === 'protected') {
        const team = teamOf('fantasy_team');
        const kept = cells.kept === undefined ? !known.mapped.columns.includes('kept') : keptWord(cells.kept);
        if (kept === false || isPool(cells.fantasy_team ?? '')) continue;
        if (cells.season !== undefined && season === null) no(`${cells.season} is no season: write it like 2024-25.`);
        else if (team === null) no(noTeam('fantasy_team'));
        else if (!isNamed(cells.player)) no('It names no player.');
        else if (kept === null)
          no(`${cells.kept ?? ''} says neither that a player is protected nor that they are not.`);
        else sheetsOf.push({ where, season, team, ...namedIn(cells, posOf) });
        continue;
      }
      if (row.kind === 'totals') {
        const team = teamOf('fantasy_team');
        const [cap, penalty] = [capOf[at] ?? null, penaltyOf[at] ?? null];
        const email = emailIn(cells.email ?? '');
        if (isPool(cells.fantasy_team ?? '')) continue;
        if (team === null) no(noTeam('fantasy_team'));
        else if (cells.email !== undefined && email === null) no(`${cells.email} is no email address.`);
        else if (cap === null && penalty === null && email === null && cells.manager === undefined)
          no('It says neither a manager, nor a cap, nor a penalty.');
        else {
          const said = totals.get(team);
          if (cap !== null || penalty !== null)
            totals.set(team, { cap: cap ?? said?.cap ?? null, penalty: penalty ?? said?.penalty ?? null });
          if (email !== null || cells.manager !== undefined)
            managers.set(team, { team_id: team, name: cells.manager?.slice(0, 120) ?? null, email });
        }
        continue;
      }
      if (row.kind !== 'retained' && season === null) {
        no(
          cells.season === undefined
            ? 'It says no season: write the season of the table above.'
            : `${cells.season} is no season: write it like 2024-25.`,
        );
        continue;
      }
      const of = season ?? '';
      if (row.kind === 'picks') {
        const round = roundOf(cells.round ?? '');
        const owner = teamOf('fantasy_team');
        const original = cells.original_team === undefined ? owner : teamOf('original_team');
        const type = cells.pick_type === undefined ? pickType : draftTypeOf(cells.pick_type);
        if (type === null && cells.pick_type !== undefined)
          no(`${cells.pick_type} names neither the general nor the rookie draft.`);
        else if (round === null) no(`${cells.round ?? 'Nothing'} is no round.`);
        else if (owner === null) no(noTeam('fantasy_team'));
        else if (original === null) no(noTeam('original_team'));
        else
          picks.push({
            where,
            season: of,
            type,
            round,
            original,
            owner,
            note: cells.note?.slice(0, 500) ?? null,
          });
      } else if (row.kind === 'retained') {
        const team = teamOf('fantasy_team');
        const percent = percentOf(cells.retained ?? '', unit('retained'));
        const amount = dollars[at] ?? null;
        const through = NO_END.test(cells.through ?? '') ? null : seasonIn(cells.through ?? '', alone);
        // Many tables list every player, most of them without a retained part.
        if (percent === 0 || amount === 0 || /^[-–]*$/.test(cells.retained ?? '')) continue;
        if (team === null) no(noTeam('fantasy_team'));
        else if (cells.player === undefined) no('It names no player.');
        else if (percent === null && amount === null) no(`${cells.retained ?? ''} is neither a percent nor dollars.`);
        else if (percent === null && (amount ?? 0) < 0)
          no(`${cells.retained ?? ''} is a credit. Retained salary is more than $0.`);
        else if (through === null && !NO_END.test(cells.through ?? ''))
          no(`${cells.through ?? ''} is no season: write it like 2024-25.`);
        else
          retained.push({
            where,
            player: playerName(cells.player).slice(0, 120),
            nhl_id: idOf(cells.nhl_id),
            team,
            percent,
            dollars: percent === null ? amount : null,
            through,
          });
      } else if (row.kind === 'past_rosters') {
        const team = teamOf('fantasy_team');
        const place = placeOfWord(cells.status ?? '');
        if (isPool(cells.fantasy_team ?? '') || place === 'gone' || !isNamed(cells.player)) continue;
        if (team === null) no(noTeam('fantasy_team'));
        else {
          const [gp, g, a] = [roundedOf(cells.gp), roundedOf(cells.g), roundedOf(cells.a)];
          rosters.push({ where, season: of, team, ...namedIn(cells, posOf), place, gp, g, a });
        }
      } else if (row.kind === 'standings') {
        const team = teamOf('fantasy_team');
        const rank = Number(/\d+/.exec(cells.rank ?? '')?.[0] ?? 0) || null;
        const points = pointsOf(cells.points);
        if (isPool(cells.fantasy_team ?? '')) continue;
        if (team === null) no(noTeam('fantasy_team'));
        else if (rank === null && points === null) no('It says neither a rank nor points.');
        else if ((rank ?? 1) > MOST_RANKS)
          no(`${cells.rank ?? ''} is no rank: a league has at most ${MOST_RANKS} teams.`);
        else if (Math.abs(points ?? 0) > MOST_POINTS) no(`${cells.points ?? ''} is more points than a team can have.`);
        else standings.push({ where, season: of, team, rank, points });
      } else {
        const trade = row.kind === 'trades';
        const team = teamOf(trade ? 'to_team' : 'fantasy_team');
        const what = trade ? (cells.what ?? '') : playerName(cells.player ?? '');
        if (team === null) no(noTeam(trade ? 'to_team' : 'fantasy_team'));
        else if (trade && teamOf('from_team') === null) no(noTeam('from_team'));
        else if (what === '') no(trade ? 'It does not say what changed hands.' : 'It names no player.');
        else
          past.push({
            where,
            kind: trade ? 'trade' : 'draft',
            season: of,
            day: dayOf(cells.day ?? ''),
            team,
            from_team: trade ? teamOf('from_team') : null,
            round: trade ? null : roundOf(cells.round ?? ''),
            overall: trade ? null : roundedOf(cells.overall),
            what: what.slice(0, 300),
            nhl_id: idOf(cells.nhl_id),
            pos: posOf(cells.pos),
            pick: trade ? pickNamed(what, teamIds, teamOf('from_team'), pickType) : null,
          });
      }
    }
  }
  const text = rules.trim() === '' ? null : rules;
  return {
    body: { picks, retained, standings, past, rosters, sheets: sheetsOf, rules: text },
    totals,
    managers: [...managers.values()],
    unread,
  };
}

function pickNamed(
  what: string,
  teamIds: ReadonlyMap<string, string>,
  giver: string | null,
  pickType: 'general' | 'rookie' | null,
): AlongBody['past'][number]['pick'] {
  const pick = pickInWords(what, teamIds, giver);
  return pick === null ? null : { ...pick, type: pick.type ?? pickType };
}

/**
 * The amounts that each team retains according to the tables, combined with the dry run's result for each row. A
 * percentage refers to the salary in the tables.
 */
export function retainedOf(
  rows: AlongBody['retained'],
  sent: readonly { readonly row: Pick<SheetRow, 'player' | 'nhl_id' | 'salary'> }[],
  lines: readonly AlongLine[],
): Map<string, RetainedThere[]> {
  const told = new Map(lines.flatMap((line) => (line.kind === 'retained' ? [[line.where, line] as const] : [])));
  const kept = new Map<string, RetainedThere[]>();
  for (const { where, player, nhl_id, team, percent, dollars } of rows) {
    const of = sent.filter(({ row }) =>
      nhl_id !== null && row.nhl_id !== null ? row.nhl_id === nhl_id : searchName(row.player) === searchName(player),
    );
    const salary = of.length === 1 ? (of[0]?.row.salary ?? null) : null;
    const line = told.get(where);
    const amount = percent === null ? dollars : salary === null ? null : retainedAmount(salary, percent);
    const row = { player, nhl_id, amount, why: line?.action === 'refused' ? line.why : null };
    kept.set(team, [...(kept.get(team) ?? []), row]);
  }
  return kept;
}

const namedIn = (cells: AlongRow['cells'], posOf: (cell?: string) => Position | null) => ({
  player: playerName(cells.player ?? '').slice(0, 120),
  nhl_id: idOf(cells.nhl_id),
  pos: posOf(cells.pos),
  club: currentClubCode((cells.nhl_team ?? '').toUpperCase().split('/').at(-1) ?? '') ?? null,
  birth_date: dayOf(cells.birth_date ?? ''),
});

/**
 * Parses '25%', '25 %' or '25' as 25. A plain whole number below 100 is a percentage, because no team retains so few
 * dollars. In a column of percentages (`share`), 12.5 and 0.125 are 12.5; in a column of money only a cell with `%` is.
 */
function percentOf(cell: string, unit: MoneyUnit | null): number | null {
  const match = /^(\d{1,2}(?:[.,]\d+)?|[.,]\d+)\s*(%?)$/.exec(cell.trim());
  if (!match) return null;
  const value = Number(match[1]?.replace(',', '.'));
  if (match[2] === '%') return value;
  if (unit === 'share') return value < 1 ? Math.round(value * 10_000) / 100 : value;
  return unit === null && Number.isInteger(value) && value >= 1 ? value : null;
}

/**
 * Reads a column of retained amounts. The unit of an amount below 100 that is no whole number is ambiguous, and so is a
 * whole number below 100 among other amounts: both may be percentages or money. The user must then choose.
 */
export function retainedColumn(cells: readonly string[], unit: MoneyUnit | null) {
  const amounts = cells.map((cell) => (percentOf(cell, unit) === null ? cell : ''));
  // A currency sign or a unit in the cell decides.
  const bare = (of: readonly string[]): string[] =>
    of.filter((cell) => !/[$€£]|usd|cad/i.test(cell) && readMoney(cell)?.unit === null && readMoney(cell)?.value !== 0);
  const money = bare(amounts);
  const whole = bare(cells).filter((cell) => !money.includes(cell));
  const small = money.filter((cell) => Math.abs(readMoney(cell)?.value ?? 0) < 100);
  const open = unit !== null ? [] : money.length > 0 && whole.length > 0 ? [...money, ...whole] : small;
  return open.length > 0
    ? { dollars: amounts.map(() => null), asks: [...new Set(open)].slice(0, 3) }
    : moneyColumn(amounts, unit === 'share' ? null : unit);
}

const idOf = (cell: string | undefined): number | null => (/^[1-9]\d{0,8}$/.test(cell ?? '') ? Number(cell) : null);
const roundedOf = (cell: string | undefined): number | null => (/^\d{1,4}$/.test(cell ?? '') ? Number(cell) : null);

/** Points in a standings table: '1,234.5' or '1234'. Null for a record like '10-4-2'. */
function pointsOf(cell: string | undefined): number | null {
  if (cell === undefined || /^\d+-\d+-\d+$/.test(cell)) return null;
  return readMoney(cell)?.value ?? null;
}

/** The season in a file name, for example 'standings_2023_24.csv'. */
export function seasonOfName(name: string): Season | null {
  const match = /(?:^|\D)((?:19|20)\d\d)[-_ /–](\d\d|20\d\d)(?!\d)/.exec(name);
  return match === null ? null : seasonIn(`${match[1] ?? ''}-${match[2] ?? ''}`, 'asks');
}

/** The season that every row of a table has, or the one in its file name. */
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
