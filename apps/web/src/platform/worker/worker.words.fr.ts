export const somethingConcernsYou = 'Un avis vous concerne.';
export const browserCannotGetNotices = 'Ce navigateur ne peut pas recevoir d’avis.';
