/** Where an invitation's link leads: the landing page, with the token. */
export const INVITATION_PARAMETER = 'invitation';
export const invitationPath = (token: string): string => `/?${INVITATION_PARAMETER}=${encodeURIComponent(token)}`;
