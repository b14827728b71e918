/** Shown for a stored sentence that this release does not know. */
export const UNREADABLE = 'A later release wrote this.';
