export const invitationAccepted = 'Invitation accepted';
export const invitationNotAccepted = 'The invitation could not be accepted.';
export const tryAgain = 'Try again';

export const pageFailed = 'Something went wrong on this page';
export const pageFailedHint = 'Nothing you saved is lost. Reload to continue.';
export const reload = 'Reload';
