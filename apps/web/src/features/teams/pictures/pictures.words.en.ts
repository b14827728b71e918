export const seasonInPictures = ({ season, count }: { season: string; count: number }) =>
  `${season} in ${count === 10 ? 'ten' : count} ${count === 1 ? 'picture' : 'pictures'}`;
export const picturesOf = ({ season }: { season: string }) => `${season} in pictures`;
export const championsAndRecords = 'Champions and records';
export const team = 'Team';
export const noSuchSeason = ({ season }: { season: string }) => `${season} has not ended here`;
export const noSuchSeasonHint = 'A season has its pictures once it is over.';
export const withoutDays = 'The points of each day are not known, so this season has fewer pictures.';
export const race = 'The race';
export const table = 'The final table';
export const first = 'Days in first place';
export const day = 'The best days';
export const week = 'The best seven days of each team';
export const month = 'The best month of each team';
export const wins = 'Days as the top team';
export const climb = 'Places gained since the first quarter';
export const finish = ({ days }: { days: number }) => `Points of the last ${days} days`;
export const record = 'Record';
export const points = 'Points';
export const days = 'Days';
export const places = 'Places';
export const fromRankToRank = ({ before, after }: { before: string; after: string }) => `${before} to ${after}`;
/** A row in words: 'Owls, 812, Nov 3, 2025'. */
export const barInWords = ({ team, figure, note }: { team: string; figure: string; note: string | null }) =>
  `${team}, ${figure}${note === null ? '' : `, ${note}`}`;
