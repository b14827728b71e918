export const resultsNotExported = 'The results could not be exported. Try again.';
export const dateNotFetched = 'The date could not be fetched for your calendar. Try again.';

export const aTeam = 'A team';

export const draftHasBeenRemoved = 'This draft has been removed.';
