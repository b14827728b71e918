export const INVITATION_PARAMETER = 'invitation';
export const invitationPath = (token: string): string => `/?${INVITATION_PARAMETER}=${encodeURIComponent(token)}`;

/** Invites to all of the league's open teams. */
export const LEAGUE_LINK_PARAMETER = 'join';
export const leagueLinkPath = (token: string): string => `/?${LEAGUE_LINK_PARAMETER}=${encodeURIComponent(token)}`;
