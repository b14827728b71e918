/** Shown for a stored sentence that this release does not know. */
export const UNREADABLE = 'Une version plus récente a écrit ceci.';
