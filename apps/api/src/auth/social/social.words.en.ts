/** On the last page of a provider's pop-up. */
export const SOCIAL_PAGE = { signedIn: 'Signed in. This window can be closed.' };
