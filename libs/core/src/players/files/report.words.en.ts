import { dayWords } from '../../calendar.js';
import { formatMoney } from '../../money.js';
import type { Season } from '../../season.js';
import type { HitConflict } from './hit-conflicts.rules.js';

/** A player that a row could mean. */
interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly club: string | null;
}

/** A player that a file takes from a team, and how and when the team got them. */
interface TakenBack {
  readonly name: string;
  readonly came: 'draft' | 'trade' | 'import' | 'claim' | 'add';
  readonly day: string;
  /** The player's next team; null when the file leaves the player out. */
  readonly to: string | null;
}

interface KeptHit {
  readonly name: string;
  readonly season: Season;
  readonly kept: number;
  readonly other: number;
}

/** `more` rows follow the listed ones. */
interface Rows {
  readonly rows: readonly number[];
  readonly more: number;
}

const candidate = ({ id, name, position, club }: Candidate): string =>
  `${name} (${position}${club === null ? '' : `, ${club}`}, ${id})`;
const candidates = (all: readonly Candidate[]): string => all.map(candidate).join('; ');

const sourceOf = (source: string): string =>
  source === 'csv' ? 'a file without a source' : /[a-z]/i.test(source) ? source : `the source of ${source}`;

const CAME = { draft: 'drafted', trade: 'traded for', import: 'imported', claim: 'claimed', add: 'added' } as const;
const taken = ({ name, came, day, to }: TakenBack): string =>
  to === null ? `${name} (${CAME[came]} ${dayWords(day)})` : `${name} (${CAME[came]} ${dayWords(day)}, now on ${to})`;

/** Sentences of import reports. Reports store the keys and figures, so keep the keys and make new figures optional. */
export const REPORT = {
  // Cells
  'cell.tooLong': ({ column, most }: { column: string; most: number }) => `${column} has at most ${most} characters.`,
  'cell.empty': ({ column }: { column: string }) => `${column} is empty.`,
  'cell.noId': () => 'nhl_id is empty: players are told apart by their NHL id, never by name.',
  'cell.sampleId': ({ first }: { first: number }) => `nhl_id must be below ${first}: higher ids belong to the sample.`,
  'cell.whole': ({ column }: { column: string }) => `${column} must be a whole number.`,
  'cell.decimal': ({ column }: { column: string }) => `${column} must be a number with a decimal point.`,
  'cell.range': ({ column, from, to }: { column: string; from: number; to: number }) =>
    `${column} must be from ${from} to ${to}.`,
  'cell.money': ({ column }: { column: string }) => `${column} must be whole US dollars, like 775000.`,
  'cell.most': ({ column, most }: { column: string; most: number }) => `${column} must be at most ${most}.`,
  'cell.day': ({ column }: { column: string }) => `${column} must be a date like 2025-10-07.`,
  'cell.season': () => "season is written like '2025-26'.",
  'cell.seasonYears': () => 'season is outside the years of the NHL.',
  'cell.choice': ({ column, values }: { column: string; values: readonly string[] }) =>
    `${column} must be one of ${values.join(', ')}.`,
  'cell.club': ({ column }: { column: string }) => `${column} is not the code of an NHL club.`,
  'cell.clubs': ({ column }: { column: string }) =>
    `${column} is not the code of an NHL club, nor several joined by '/'.`,
  'cell.points': ({ points }: { points: number }) => `pts must be g + a, which is ${points}.`,
  'cell.goalsAgainst': ({ shots }: { shots: number }) => `ga cannot be more than sa, which is ${shots}.`,
  'cell.gameId': () => 'game_id has at most 40 letters and digits.',
  'cell.part': (of: { part: string; value: number; whole: string; limit: number }) =>
    `${of.part} is ${of.value}, which cannot be more than ${of.whole}, which is ${of.limit}.`,
  'cell.partFix': () => 'Give both columns.',
  'cell.status': () => 'status must be active, ir, rookie or gone.',
  // Rows
  'row.width': ({ cells, columns }: { cells: number; columns: number }) =>
    `The row has ${cells} cells, the first line has ${columns}.`,
  'row.samePlayer': ({ row }: { row: number }) => `Row ${row} already gives this player.`,
  'row.sameGame': ({ row }: { row: number }) => `Row ${row} already gives this player and game.`,
  'row.sameSeason': ({ row }: { row: number }) => `Row ${row} already gives this player and season.`,
  'row.sameSeasonAndDay': ({ row }: { row: number }) =>
    `Row ${row} already gives this player and season for the same day.`,
  'row.sameRank': ({ row }: { row: number }) => `Row ${row} already has this rank.`,
  'row.samePlace': ({ row, name }: { row: number; name: string }) => `Row ${row} already places ${name}.`,
  // Players
  'player.noSuchId': () => 'No player has this id.',
  'player.importFirst': () => 'Import players first.',
  'player.importAnyFirst': () => 'Import players, or statistics, first.',
  'player.importOrGive': () => 'Import players first, or give full_name and position here.',
  'player.unknown': () => 'No player of this name is known.',
  'player.similar': (of: { candidates: readonly Candidate[] }) =>
    `Only a similar player is known: ${candidates(of.candidates)}.`,
  'player.several': (of: { candidates: readonly Candidate[] }) =>
    `It could be several players: ${candidates(of.candidates)}.`,
  'player.giveId': () => 'Give nhl_id.',
  'player.otherName': ({ name }: { name: string }) => `Joined with ${name} as another form of their name.`,
  'player.statistics': ({ name }: { name: string }) => `Joined with ${name} by their statistics.`,
  'player.prospect': () => 'Imported as a prospect of this league only.',
  'status.newer': ({ day, status }: { day: string; status: string }) =>
    `A newer status, of ${day}, is stored: ${status}.`,
  'hit.newer': ({ row, season }: { row: number; season: Season }) =>
    `Row ${row} gives newer figures for ${season}; this row only fills what that one leaves empty.`,
  'hit.conflict': ({ season, kept, kept_source, other, other_source }: HitConflict) =>
    `Two sources disagree on the cap hit of ${season}: ${formatMoney(kept)} of ${sourceOf(kept_source)} was kept, ${formatMoney(other)} of ${sourceOf(other_source)} was not.`,
  // Rosters
  'roster.noTeam': ({ teams }: { teams: number }) =>
    `The league has no team of this name, and none of its ${teams} teams is still to be named.`,
  'roster.namesakes': ({ name }: { name: string }) =>
    `Several rows name ${name}, of different clubs or of none: they may be namesakes.`,
  'roster.noBank': () => 'The league has no rookie bank.',
  'roster.elsewhere': ({ name, team }: { name: string; team: string | null }) =>
    team === null
      ? `${name} is on another team, which the file does not name.`
      : `${name} is on ${team}, which the file does not name.`,
  'roster.gone': () => 'The team does not have this player any more.',
  'roster.ahead': ({ day }: { day: string }) =>
    `On the team since ${dayWords(day)}: that day lies ahead, and is left out.`,
  'roster.noRowTeam': () => 'The row names no team.',
  'roster.rowGone': () => 'The row says that the player has left the team.',
  'roster.skipped': () => 'The row is left out by choice.',
  // The NHL and the sample
  /** `detail` is a technical finding about the answer. */
  'nhl.odd': ({ detail }: { detail: string }) => detail,
  'nhl.goals': () => 'Goals of this game could not be read.',
  'nhl.otherSeason': ({ season, wanted }: { season: Season; wanted: Season }) =>
    `The game belongs to ${season}, not to ${wanted}.`,
  'nhl.noSeason': ({ at, value }: { at: number; value: number }) => `seasonTotals[${at}] season ${value} is no season`,
  'nhl.noGames': ({ at }: { at: number }) => `seasonTotals[${at}] gamesPlayed is missing`,
  'nhl.schedule': ({ from }: { from: string }) => `The schedule from ${from} could not be read.`,
  'nhl.plays': ({ game }: { game: string }) => `The plays of game ${game} could not be read.`,
  'nhl.noPage': () => 'The NHL has no page for this player.',
  'nhl.noName': () => 'The NHL gives no name or no position for this player.',
  'nhl.noPlays': () => 'The NHL has no plays of this game.',
  'nhl.unlisted': () => 'The schedule lists it no longer.',
  'nhl.tookBack': ({ game, day }: { game: string; day: string }) =>
    `The NHL took the line of game ${game} on ${day} back.`,
  'sample.games': ({ games, players }: { games: number; players: number }) =>
    games === 1 ? `One game, ${players} players.` : `${games} games, ${players} players.`,
  // Lines of the NHL's roster report
  'report.unread': () => 'The line could not be read.',
  'report.more': () => 'Only the first are listed.',
  'report.noBirthDate': ({ name }: { name: string }) =>
    `${name} has the same name, but their birth date is missing here.`,
  'report.otherBirthDate': ({ name, day }: { name: string; day: string }) =>
    `${name} has the same name, but was born on ${day}.`,
  'report.bornThen': ({ names }: { names: readonly string[] }) =>
    `Nobody here has the name; born on that day: ${names.join(', ')}.`,
  'report.unknown': () => 'Nobody here has the name and was born on that day.',
  // Notes that belong to no row
  'note.columns': ({ columns }: { columns: readonly string[] }) =>
    `Columns that are not known and were ignored: ${columns.map((column) => (column === '' ? '(no name)' : column)).join(', ')}.`,
  'note.noRows': () => 'The file has a first line and no rows.',
  'note.position': ({ word, rows, more }: Rows & { word: string }) => {
    const listed = rows.join(', ');
    if (more > 0) return `The position “${word}” is not known and was ignored (rows ${listed} and ${more} more).`;
    return rows.length === 1
      ? `The position “${word}” is not known and was ignored (row ${listed}).`
      : `The position “${word}” is not known and was ignored (rows ${listed}).`;
  },
  'note.positions': ({ count }: { count: number }) => `${count} more words for positions were ignored.`,
  'note.unranked': ({ count }: { count: number }) =>
    count === 1
      ? "One player who is not in the file follows behind it, in the site's own order."
      : `${count} players who are not in the file follow behind it, in the site's own order.`,
  'note.ranked': ({ count }: { count: number }) =>
    count === 1
      ? "The site's ranking gave one player a new place."
      : `The site's ranking gave ${count} players a new place.`,
  'note.noHits': ({ count }: { count: number }) =>
    count === 1 ? 'One row has no cap hit and says nothing.' : `${count} rows have no cap hit and say nothing.`,
  'note.conflicts': ({ count, hits, asks }: { count: number; hits: readonly KeptHit[]; asks: boolean }) => {
    const listed = hits
      .map(({ name, season, kept, other }) => `${name} ${season} (${formatMoney(kept)}, not ${formatMoney(other)})`)
      .join(', ');
    const all = `${listed}${count > hits.length ? ', …' : ''}`;
    const end = asks ? ' The newer figure counts until the site owner chooses in the console.' : '';
    return count === 1
      ? `Another source disagrees on one cap hit. Kept: ${all}.${end}`
      : `Another source disagrees on ${count} cap hits. Kept: ${all}.${end}`;
  },
  'note.added': ({ count, inactive, season }: { count: number; inactive: number; season: Season }) =>
    count === 1
      ? `One player was added from the statistics, ${inactive} of them as inactive, because they have no line in ${season}.`
      : `${count} players were added from the statistics, ${inactive} of them as inactive, because they have no line in ${season}.`,
  'note.renamed': ({ from, to }: { from: string; to: string }) => `${from} is now called ${to}.`,
  'note.gone': ({ count }: { count: number }) =>
    count === 1 ? 'One player is not on a team any more.' : `${count} players are not on a team any more.`,
  'note.otherNames': ({ count, names }: { count: number; names: readonly string[] }) => {
    const listed = `${names.join(', ')}${count > names.length ? ', …' : ''}`;
    return count === 1
      ? `One name was joined in another form: ${listed}.`
      : `${count} names were joined in another form: ${listed}.`;
  },
  'note.takenBack': ({ team, players, more }: { team: string; players: readonly TakenBack[]; more: number }) => {
    const listed = players.map(taken).join(', ');
    return more === 0
      ? `The file removes from ${team}: ${listed}.`
      : `The file removes from ${team}: ${listed} and ${more} more.`;
  },
  'note.noRoster': ({ club, season }: { club: string; season: Season }) =>
    `The NHL has no roster of ${club} for ${season}.`,
  'note.noSchedule': ({ season }: { season: Season }) => `The NHL has no schedule of ${season} yet.`,
  'note.clubSchedule': ({ club }: { club: string }) =>
    `The schedule of ${club} could not be read; its games are in those of others.`,
  // Where an import without a file read from
  'from.nhl': ({ season, clubs }: { season: Season; clubs: readonly string[] }) => ['NHL', season, ...clubs].join(' '),
  'from.schedule': ({ season }: { season: Season }) => `NHL schedule ${season}`,
  'from.games': ({ from, to, again }: { from: string; to: string; again: boolean }) =>
    again ? `NHL games again, ${from} to ${to}` : `NHL games ${from} to ${to}`,
  'from.sample': ({ season, from, to }: { season: Season; from: string; to: string }) =>
    `Sample games ${season}, ${from} to ${to}`,
  // The end of an import from the NHL
  'job.gone': () => 'The service ended before the import did. Nothing was changed.',
  'job.failed': () => 'Something went wrong here. Nothing was changed.',
  'job.players': (of: { created: number; updated: number; unchanged: number; refused: number }) =>
    `${of.created} players came, ${of.updated} were brought up to date, ${of.unchanged} are as they were, ${of.refused} could not be read.`,
} as const;
