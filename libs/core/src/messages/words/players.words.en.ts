/** The figures by which a search for players filters and pages. */
const SEARCHED = {
  lowestCapHit: 'The lowest cap hit',
  highestCapHit: 'The highest cap hit',
  lowestAge: 'The lowest age',
  highestAge: 'The highest age',
  start: 'Start',
  limit: 'Limit',
};
export type SearchedFigure = keyof typeof SEARCHED;

export const PLAYERS_MESSAGES = {
  chooseLeagueWhoseRostersTheyAre: () => 'Choose the league whose rosters they are.',
  chooseWhatFileHolds: () => 'Choose what the file holds.',
  directionIsAscOrDesc: () => "Direction is 'asc' or 'desc'.",
  figureIsAtMost: ({ figure, most }: { figure: SearchedFigure; most: number }) =>
    `${SEARCHED[figure]} is at most ${most}.`,
  figureMustBeWhole: ({ figure }: { figure: SearchedFigure }) => `${SEARCHED[figure]} must be a whole number.`,
  playersCannotBeSortedByThat: () => 'Players cannot be sorted by that.',
  useAskStoredOrFile: () => "Use 'ask', 'stored' or 'file'.",
  usePositionFDOrG: () => "Position is 'F', 'D' or 'G'.",
  usePositionsWithCommas: () => "Use 'C', 'LW', 'RW', 'D' or 'G', or several with commas: 'C,LW'.",
  useThreeLettersOfNhlClub: () => 'Use the three letters of an NHL club.',
};
