export const rostersRestSinceSeasonEnd = ({ lastDay, nextFirstDay }: { lastDay: string; nextFirstDay: string }) =>
  `Rosters are frozen since the regular season ended on ${lastDay}: no player can be added, claimed or traded until the league’s season is over. The next one usually starts on ${nextFirstDay}.`;

export const deadlineHint = 'In your own time zone. It can be moved until it has passed.';
export const sheetDeadlineSoonHint = 'At that moment the sheets are locked, and players on none are released.';
export const confirmDeadlineWithinHour = 'Less than an hour: I mean it';
/** `shown`: the points as formatted. */
export const pointsCounted = ({ points, shown }: { points: number; shown: string }) =>
  `${shown} ${points === 1 ? 'point' : 'points'}`;
export const pointsOfGames = ({
  points,
  shown,
  games,
  perGame,
}: {
  points: number;
  shown: string;
  games: number;
  perGame: string;
}) => `${pointsCounted({ points, shown })} in ${games} ${games === 1 ? 'game' : 'games'} (${perGame} a game)`;
/** `lastDay`: null while the season has no dates. */
export const rostersRestInNhlPlayoffs = ({ lastDay }: { lastDay: string | null }) =>
  `Rosters are frozen in the playoffs: players can be added, claimed and traded until ${lastDay === null ? 'the last day of the regular season' : `the end of ${lastDay}, and again once the league’s season is over`}.`;

export const rosterClosed = ({ team }: { team: string }) =>
  `${team} has no match left in the play-offs: it cannot add, claim, drop or trade players until the season ends. Line-ups, injured reserve, call-ups and trades of later seasons’ picks stay open.`;
export const rosterOpened = ({ team }: { team: string }) =>
  `${team} has no match left in the play-offs. A commissioner opened its roster: it can add, claim, drop and trade.`;
export const aboutTerm = ({ term }: { term: string }) => `What is “${term}”?`;
export const readRule = 'Read the rule';

export const almostNever = '<1%';
export const almostAlways = '>99%';
export const percent = ({ percent }: { percent: number }) => `${percent}%`;
