/** The service itself as a member of a league, for reading. */
export const serviceMember = (leagueId: string) => ({
  leagueId,
  userId: '',
  teamId: null,
  commissioner: false,
  siteOwner: false,
});
