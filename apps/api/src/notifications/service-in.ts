/** The service itself, looking into a league. */
export const serviceIn = (leagueId: string) => ({
  leagueId,
  userId: '',
  teamId: null,
  commissioner: false,
  siteOwner: false,
});
