/** The service itself as a member of a league, for reading. */
export const serviceIn = (leagueId: string) => ({
  leagueId,
  userId: '',
  teamId: null,
  commissioner: false,
  siteOwner: false,
});
