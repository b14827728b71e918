export const newReleaseIsOut = 'Une nouvelle version est disponible';
export const reloadPageHint = 'Rechargez la page pour continuer.';
export const reload = 'Recharger';
export const changingLanguage = 'Changement de langue…';
export const languageChanged = 'La langue de votre compte a changé';
export const switchPageHint = 'Rien ne sera perdu sur cette page.';
export const switchPage = 'Changer de langue';
