export const UNREADABLE = 'Ce texte vient d’une version plus récente.';
