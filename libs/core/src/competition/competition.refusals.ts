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
};

export const { refusal } = refusalsIn('competition', COMPETITION_REFUSALS);
