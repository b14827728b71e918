export const INVITATION_PARAMETER = 'invitation';
export const invitationPath = (token: string): string => `/?${INVITATION_PARAMETER}=${encodeURIComponent(token)}`;

/** URL parameter of a league's link, which invites to all of its open teams. */
export const LEAGUE_LINK_PARAMETER = 'join';
export const leagueLinkPath = (token: string): string => `/?${LEAGUE_LINK_PARAMETER}=${encodeURIComponent(token)}`;
