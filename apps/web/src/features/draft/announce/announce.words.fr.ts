export const draftAnnouncements = 'Annonces du repêchage';
export const urgentDraftAnnouncements = 'Annonces urgentes du repêchage';

export const alertsAreOn = 'Les alertes sont activées';
export const alertsOnHint = 'Vous recevrez une alerte comme celle-ci quand ce sera à vous.';

export const makeOffer = 'Faire une offre';
export const myWish = 'Mon souhait';
