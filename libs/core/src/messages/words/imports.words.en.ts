import { formatCount } from '../../text.rules.js';

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
  sayWhoseFigureStands: () => 'Say whose figure stands.',
  seasonOfRowIsWrittenLike: () => 'A season is written like 2025-26.',
  thereIsNoSuchKindOfRow: () => 'There is no such kind of row.',
};
