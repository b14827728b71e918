export const draftAnnouncements = 'Draft announcements';
export const urgentDraftAnnouncements = 'Urgent draft announcements';

export const alertsAreOn = 'Alerts are on';
export const alertsOnHint = 'You will get an alert like this when you are up.';

export const makeOffer = 'Make an offer';
export const myWish = 'My wish';
