import { refusalsIn } from '../refusals.js';

const COMPETITION_REFUSALS = {
  playoffOut: ({ team }: { readonly team: string }) => ({
    message: `${team} has no match left in the play-offs: until the season ends it cannot add, claim, drop or trade players.`,
    fix: 'Wait until the season ends, or ask your commissioner to open this roster. Later seasons’ draft picks can be traded.',
  }),
  notOut: () => ({
    message: 'The play-offs close no roster of this team now.',
    fix: 'Choose a team that has no match left.',
  }),
  resultSteps: ({ points }: { readonly points: number }) => ({
    message: `Category points are at least 0 and go in steps of 0.5, not ${points}.`,
    fix: 'Enter 0, 0.5, 1 and so on.',
  }),
  resultWeights: ({ sum, most }: { readonly sum: number; readonly most: number }) => ({
    message: `The categories of this season count ${most} together, and the two sides would have ${sum}.`,
    fix: `Enter points that add up to ${most} at most.`,
  }),
};

export const { refusal, refuse } = refusalsIn('competition', COMPETITION_REFUSALS);
