import { roundName } from '@crease/core/competition/playoffs/playoff.words.js';

interface Round {
  readonly round: number;
  readonly rounds: number;
}
const within = ({ round, rounds }: Round): string => roundName(round, rounds).toLowerCase();

/** `place`: '3rd'. */
export const wouldPlay = ({ place, count }: { place: string; count: number }) =>
  `${place} of the ${count} teams that reach the play-offs, as the table is now`;
export const wouldNotPlay = ({ count }: { count: number }) =>
  `Outside the play-offs as the table is now: the first ${count} teams reach them`;
export const missed = 'You did not reach the play-offs';
export const lostIn = (of: Round) => `You are out: you lost in ${within(of)}`;
export const stillIn = ({ place }: { place: string }) => `You are in the play-offs as the ${place} seed`;
export const youWon = 'You won the play-offs';
export const beginOn = ({ day }: { day: string }) => `Play-offs from ${day}`;
export const bracket = 'Play-offs';
export const bracketOf = ({ season }: { season: string }) => `Play-offs ${season}`;
export const lineOfPlayoffs = ({ count, begun }: { count: number; begun: boolean }) =>
  begun
    ? `The first ${count} teams of the table before the play-offs play for the title. The table decides the places of the others.`
    : `The first ${count} teams, above the thick line, reach the play-offs and play for the title.`;
