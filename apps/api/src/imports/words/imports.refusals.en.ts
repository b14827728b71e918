import { dayWords } from '@crease/core/calendar.js';
import { nameWords, type NameFigure } from '@crease/core/draft/draft-name.words.js';
import { isMessage, messageWords, storedMessageWords } from '@crease/core/messages/messages.js';
import { storedWords, type StoredReason } from '@crease/core/players/files/report.words.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import { listed, many } from '@crease/core/text.rules.js';
import { PHASE_WORDS } from '@crease/core/seasons/phase.words.js';

interface Days {
  readonly from: string;
  readonly to: string;
  /** Below 1 when the last day is before the first. */
  readonly days: number;
  readonly most: number;
}

const FANTRAX_PARTS = { rosters: 'rosters', players: 'players', picks: 'draft picks', standings: 'standings' };
/** Parts of a league on Fantrax that are read. */
export type FantraxPart = keyof typeof FANTRAX_PARTS;

/** Wording for an invalid range of game days. */
export const gameDaysWords = ({ from, to, days, most }: Days) =>
  days < 1
    ? {
        message: `The first day, ${dayWords(from)}, comes after the last, ${dayWords(to)}.`,
        fix: 'Name the first day before the last.',
      }
    : {
        message: `From ${dayWords(from)} to ${dayWords(to)} there are ${days} days. At most ${most} are imported at once.`,
        fix: 'Name fewer days now, and the others afterwards.',
      };

interface Needs {
  readonly kind: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const needed = ({ kind, required, optional }: Needs): string =>
  `A file of ${kind} has the columns ${required.join(', ')}, and may have ${optional.join(', ')}.`;

/** Explains an error code of the CSV parser. */
function plain(code: string): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quotation mark is opened and never closed.';
    case 'INVALID_OPENING_QUOTE':
      return 'a quotation mark is inside a cell that does not begin with one.';
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'text follows a closing quotation mark.';
    case 'CSV_MAX_RECORD_SIZE':
      return 'a row is longer than 64 kB.';
    default:
      return 'it cannot be read as rows and cells.';
  }
}

/** Prefixes a refusal with its file, when there are several. */
export const inFile = (file: string, message: string): string => `${file}: ${message}`;

/** Explains why a league accepts no imported rosters now. */
export const movedInWords = ({ phase }: { readonly phase: LeaguePhase | null }): string =>
  `A league moves in during its setup or between seasons, and ${phase === null ? 'this one is there no longer' : `this one is in ${PHASE_WORDS[phase]}`}.`;
export const followedWords = ({ line }: { readonly line: string }): string =>
  `Something has happened in the league since: ${line}`;

/** Earlier releases stored `why` as a sentence. */
interface Unreachable {
  readonly host: string;
  /** Time without an answer; null without a connection. */
  readonly seconds?: number | null;
  readonly why?: string;
}

interface Unavailable {
  /** A key with figures. Earlier releases stored a part of a sentence. */
  readonly what: string;
  readonly times?: number;
}

export const IMPORTS_REFUSALS = {
  'forbidden.moveIn': () => ({
    message: 'Only a commissioner can move a league in.',
    fix: 'Ask a commissioner to do it.',
  }),
  moveInClosed: (now: Parameters<typeof movedInWords>[0]) => ({
    message: movedInWords(now),
    fix: 'Wait for the season’s end, or make the changes one by one as a commissioner.',
  }),
  moveInFileTooLarge: ({ most }: { readonly most: number }) => ({
    message: `A file of rosters has at most ${most} MB.`,
    fix: 'Leave columns out that are not needed, or bring some teams first and the others afterwards.',
  }),
  tooManyMoveIns: ({ most }: { readonly most: number }) => ({
    message: `Files of rosters were tried ${most} times within an hour, the most for one account.`,
    fix: 'Try again in an hour.',
  }),
  'fantrax.private': ({ id }: { readonly id: string }) => ({
    message: `Fantrax does not show the rosters of the league ${id}: it is private there.`,
    fix: 'Its commissioner makes it public for the move (Commissioner, League Setup, Miscellaneous), and you read it again; afterwards it can be private again. Or download its rosters as CSV, and drop them here.',
  }),
  'fantrax.unknown': ({ id }: { readonly id: string }) => ({
    message: `Fantrax knows no league ${id}.`,
    fix: 'Copy the id from the league’s address there, after /league/.',
  }),
  'fantrax.late': ({ seconds }: { readonly seconds: number }) => ({
    message: `Fantrax gave no answer within ${seconds} seconds.`,
    fix: 'No changes were made. Try again in a few minutes.',
  }),
  'fantrax.wait': ({ seconds }: { readonly seconds: number | null }) => ({
    message: 'Fantrax refuses requests from this site for now.',
    fix: seconds === null ? 'Try again in a few minutes.' : `Try again in ${seconds} seconds.`,
  }),
  'fantrax.half': ({ part }: { readonly part: FantraxPart }) => ({
    message: `Fantrax sent ${FANTRAX_PARTS[part]} that cannot be read: it is incomplete or in a new format.`,
    fix: 'No changes were made. Try again, or download the rosters there as CSV, and drop them here.',
  }),
  'fantrax.away': ({ status }: { readonly status: number | null }) => ({
    message: `Fantrax cannot be reached${status === null ? '' : `: it answered ${status}`}.`,
    fix: 'No changes were made. Try again later.',
  }),
  moveInPackage: ({ at, why }: { readonly at: string; readonly why: string }) => ({
    message: `The tables besides the rosters cannot be read${at === '' ? '' : ` at ${at}`}: ${messageWords(why)}`,
    fix: 'Read the tables again, then send all of them.',
  }),
  noMoveInFile: () => ({ message: 'There is no file in the form, or only half of it.', fix: 'Send the file again.' }),
  moveInUndone: () => ({ message: 'This move was undone already.', fix: 'No further step is needed.' }),
  moveInFollowed: (since: Parameters<typeof followedWords>[0]) => ({
    message: `The move cannot be undone any more. ${followedWords(since)}`,
    fix: 'Undo what followed, or move the teams one by one.',
  }),
  nothingToImport: ({ folder, files }: { readonly folder: string; readonly files: string }) => ({
    message: `${folder} has none of ${files}.`,
  }),
  gameDays: gameDaysWords,
  'importFileRefused.columns': (header: { readonly missing: readonly string[]; readonly needs: Needs }) => ({
    message: `The first line lacks the column${header.missing.length === 1 ? '' : 's'} ${header.missing.join(', ')}.`,
    fix: needed(header.needs),
  }),
  'importFileRefused.empty': ({ needs }: { readonly needs: Needs }) => ({
    message: 'The file is empty.',
    fix: needed(needs),
  }),
  'importFileRefused.notAFile': ({ file }: { readonly file: string }) => ({ message: `${file} is not a file.` }),
  'importFileRefused.notCsv': ({ line, code }: { readonly line: number | null; readonly code: string }) => ({
    message: `The file is not CSV${line === null ? '' : ` near line ${line}`}: ${plain(code)}`,
    fix: 'Save the table as CSV again.',
  }),
  'importFileRefused.notOpened': ({ file }: { readonly file: string }) => ({
    message: `${file} cannot be opened.`,
    fix: 'Check the name and who may read it.',
  }),
  'importFileRefused.notText': () => ({ message: 'The file is not text. Save the table as CSV.' }),
  'importFileRefused.notUtf8': () => ({ message: 'The file is not UTF-8 text. Save it as "CSV UTF-8".' }),
  'importFileRefused.tooLarge': () => ({ message: 'The file is larger than 64 MB.', fix: 'Split it.' }),
  'importFileRefused.tooManyRows': ({ most }: { readonly most: number }) => ({
    message: `The file has more than ${most} rows.`,
    fix: 'Split it.',
  }),
  'importFileRefused.twice': ({ column }: { readonly column: string }) => ({
    message: `The first line names the column ${column} twice.`,
    fix: 'Remove one of them.',
  }),
  nhlUnreachable: ({ host, seconds, why }: Unreachable) => ({
    message: `The NHL's service at ${host} cannot be reached from here: ${why ?? (seconds == null ? 'no connection' : `no answer within ${many(seconds, 'second')}`)}. No changes were made.`,
    fix: 'Check the network of this machine and try again, or import files.',
  }),
  notOnePlayer: () => ({
    message: 'These two have already been merged, or their names or birth dates differ.',
    fix: 'Reload the page.',
  }),
  twoOwners: (of: {
    readonly player: string;
    readonly league: string;
    readonly one: string;
    readonly two: string;
  }) => ({
    message: `${of.player} is twice in ${of.league}: with ${of.one} as a prospect, and with ${of.two}.`,
    fix: `Let one of the two teams release ${of.player} first; the league’s commissioner can do that.`,
  }),
  worldLoading: () => ({
    message: 'The import of players from the NHL is running already.',
    fix: 'Wait for it to end; the page shows its progress.',
  }),
  nhlUnavailable: ({ what, times = 1 }: Unavailable) => ({
    message: isMessage(what)
      ? `${storedMessageWords(what)}${times === 1 ? '' : ` Attempts: ${times}.`}`
      : `The NHL's service gave ${what}.`,
    fix: 'No changes were made. Try again later.',
  }),
  scheduleClubs: ({ season, clubs, most }: { season: Season; clubs: readonly string[]; most: number }) => ({
    message: `The NHL has no schedule of ${clubs.length} clubs for ${season} (${listed(clubs)}); at most ${most} may be missing.`,
    fix: 'No changes were made. Try again later.',
  }),
  scheduleShort: ({
    season,
    games,
    stored,
    unread,
  }: Record<'games' | 'stored' | 'unread', number> & { season: Season }) => ({
    message: `The NHL’s schedule of ${season} lists ${many(games, 'regular game')}, and ${stored} are stored${unread === 0 ? '' : `; ${many(unread, 'row')} could not be read`}.`,
    fix: 'The stored games stay. The next import reads the schedule again.',
  }),
  'importFileRefused.rows': ({
    refused,
    rows,
    row,
    name,
    why,
  }: {
    readonly refused: number;
    readonly rows: number;
    readonly row: number;
    readonly name: string;
    readonly why: readonly StoredReason[];
  }) => ({
    message: `${refused} of ${rows} rows cannot be used; the first is row ${row} (${name}): ${storedWords(why)}`,
    fix: 'Mend the file, or import without --strict.',
  }),
  leagueUnknown: ({ leagueId }: { readonly leagueId: string }) => ({
    message: `There is no league ${leagueId}.`,
    fix: "Copy the id from the address of the league's pages.",
  }),
  tooManyProspects: ({ count, most }: { readonly count: number; readonly most: number }) => ({
    message: `The file names ${count} players who are not known here. At most ${most} can be imported as prospects.`,
    fix: 'Import the NHL’s players first, or split the file.',
  }),
  draftRunning: ({ draft }: { readonly draft: NameFigure }) => ({
    message: `${nameWords(draft)} is being held, so rosters cannot change.`,
    fix: 'Import when the draft has ended.',
  }),
};
