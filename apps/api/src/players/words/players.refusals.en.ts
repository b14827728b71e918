export const PLAYERS_REFUSALS = {
  watchListFull: ({ most }: { readonly most: number }) => ({
    message: `You watch ${most} players already.`,
    fix: 'Take a player off your watch list first.',
  }),
};
