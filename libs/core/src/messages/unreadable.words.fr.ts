/** Shown for a stored sentence that this release does not know. */
export const UNREADABLE = 'Ce texte vient d’une version plus récente.';
