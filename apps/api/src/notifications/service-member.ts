export const serviceMember = (leagueId: string) => ({
  leagueId,
  userId: '',
  teamId: null,
  commissioner: false,
  siteOwner: false,
});
