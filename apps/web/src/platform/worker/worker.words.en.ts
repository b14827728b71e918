export const somethingConcernsYou = 'Something concerns you.';
export const browserCannotGetNotices = 'This browser cannot get notices.';
