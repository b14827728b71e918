export const invitationAccepted = 'Invitation acceptée';
export const invitationNotAccepted = 'Impossible d’accepter l’invitation.';
export const tryAgain = 'Réessayer';

export const pageFailed = 'Un problème est survenu sur cette page';
export const pageFailedHint = 'Rien de ce que vous avez enregistré n’est perdu. Rechargez la page pour continuer.';
export const reload = 'Recharger';
