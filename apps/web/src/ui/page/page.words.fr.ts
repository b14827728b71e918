export const loading = 'Chargement';
export const tryAgain = 'Réessayer';
export const more = 'Plus';
