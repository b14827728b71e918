/** URL parameter of an invitation link, which opens the landing page with the token. */
export const INVITATION_PARAMETER = 'invitation';
export const invitationPath = (token: string): string => `/?${INVITATION_PARAMETER}=${encodeURIComponent(token)}`;
