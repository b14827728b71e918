import { dayWords } from '../../calendar.js';
import { formatCount, many } from '../../text.rules.js';

export const IMPORTS_MESSAGES = {
  allMustBeTrueOrFalse: () => 'all must be true or false.',
  atMostConflictsAtOnce: ({ most }: { most: number }) => `At most ${formatCount(most)} at once.`,
  atMostRowsAreTaken: ({ most }: { most: number }) => `At most ${formatCount(most)} rows are taken.`,
  endsInTheMiddleOrIsNoJson: () => 'it ends in the middle, or is no JSON.',
  hasMoreRows: ({ most }: { most: number }) => `it has more than ${most} rows.`,
  idOfFantraxLeagueIsLike: () => 'The id of a league at Fantrax has letters and digits only, like w7s5kpezl1bhkzms.',
  namePlayer: () => 'Name the player.',
  nameProspect: () => 'Name the prospect.',
  rulesHaveAtMostCharacters: ({ most }: { most: number }) => `The rules have at most ${most} characters.`,
  sayWhoseFigureStands: () => 'Choose whose figure counts.',
  seasonOfRowIsWrittenLike: () => 'A season is written like 2025-26.',
  thereIsNoSuchKindOfRow: () => 'There is no such kind of row.',
};

/** The requested data. */
export type NhlAsked =
  | { readonly about: 'schedule' | 'scores'; readonly day: string }
  | { readonly about: 'boxScore' | 'plays'; readonly game: string }
  | { readonly about: 'rosterReport' }
  | { readonly about: 'statistics'; readonly report: string }
  | { readonly about: 'address'; readonly url: string };

/** An unreadable row, and the first value in it that is not as expected. */
interface NhlRow {
  readonly id: number | null;
  readonly name: string | null;
  readonly field: string;
  readonly value: string;
}

function asked(of: NhlAsked): string {
  switch (of.about) {
    case 'schedule':
      return `the schedule from ${dayWords(of.day)}`;
    case 'scores':
      return `the scores of ${dayWords(of.day)}`;
    case 'boxScore':
      return `the box score of game ${of.game}`;
    case 'plays':
      return `the plays of game ${of.game}`;
    case 'rosterReport':
      return 'the roster report';
    case 'statistics':
      return `the report ${of.report}`;
    case 'address':
      return of.url;
  }
}

/** Why an answer of the NHL could not be used. The sources store these, so keep the keys and their figures. */
export const NHL_MESSAGES = {
  nhlAsksForFewer: (of: NhlAsked) => `The NHL’s service asked for fewer requests (status 429) instead of ${asked(of)}.`,
  nhlBroken: (of: NhlAsked) => `The connection to the NHL’s service broke during the request for ${asked(of)}.`,
  nhlCut: (of: NhlAsked) => `The answer of the NHL’s service was cut off in the middle of ${asked(of)}.`,
  nhlHasNone: (of: NhlAsked) => `The NHL’s service does not have ${asked(of)}.`,
  nhlLate: ({ seconds, ...of }: NhlAsked & { seconds: number }) =>
    `The NHL’s service gave no answer within ${many(seconds, 'second')} to the request for ${asked(of)}.`,
  nhlMoreRows: ({ more, ...of }: NhlAsked & { more: number }) => `In ${asked(of)}: ${many(more, 'more row')}.`,
  nhlNoClubs: () => 'The answer of the NHL’s service is not a roster report: it has no section of a club.',
  nhlNoConnection: (of: NhlAsked) => `There was no connection to the NHL’s service for ${asked(of)}.`,
  nhlNoJson: (of: NhlAsked) => `The NHL’s service answered with no JSON to the request for ${asked(of)}.`,
  nhlNotTaken: ({ detail, ...of }: NhlAsked & { detail: string }) => `Crease could not process ${asked(of)}: ${detail}`,
  nhlNothingNew: (of: NhlAsked) => `The NHL’s service said that nothing is new in its first answer about ${asked(of)}.`,
  nhlOtherShape: ({ path, fault, ...of }: NhlAsked & { path: string; fault: string }) =>
    `The NHL’s service answered in another shape (${path === '' ? '' : `${path}: `}${fault}) to the request for ${asked(of)}.`,
  nhlPrivate: (of: NhlAsked) => `The address for ${asked(of)} leads into a private network, so it was not asked.`,
  nhlRow: ({ id, name, field, value, ...of }: NhlAsked & NhlRow) => {
    const row = [id === null ? null : `id ${id}`, name].filter((part) => part !== null).join(', ');
    return `In ${asked(of)}: ${row === '' ? 'a row without an id' : row} (${field === '' ? 'the row' : field}: ${value}).`;
  },
  nhlStatus: ({ status, ...of }: NhlAsked & { status: number }) =>
    `The NHL’s service answered with status ${status} to the request for ${asked(of)}.`,
  nhlStopped: ({ seconds, ...of }: NhlAsked & { seconds: number }) =>
    `The answer of the NHL’s service stopped in the middle of ${asked(of)} and did not go on within ${many(seconds, 'second')}.`,
  nhlTooLong: ({ most, ...of }: NhlAsked & { most: number }) =>
    `The answer of the NHL’s service was too long: ${asked(of)} has more than ${most} MB.`,
  nhlTooManyRows: ({ most, ...of }: NhlAsked & { most: number }) =>
    `The answer of the NHL’s service was too long: ${asked(of)} has more than ${formatCount(most)} rows.`,
};
