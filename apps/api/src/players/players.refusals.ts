import { refusalsIn } from '@crease/core/refusals.js';

const PLAYERS_REFUSALS = {
  watchListFull: ({ most }: { readonly most: number }) => ({
    message: `You watch ${most} players already.`,
    fix: 'Take a player off your watch list first.',
  }),
};

export const { refusal } = refusalsIn('api/players', { en: PLAYERS_REFUSALS });
