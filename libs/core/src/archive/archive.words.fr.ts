import { countOf, pluralOf } from '../french/grammar.js';
import type { Translation } from '../words.js';
import type * as en from './archive.words.en.js';

export const ARCHIVE_NOTES: Translation<typeof en.ARCHIVE_NOTES> = {
  unsealed: () =>
    'L’archive vient d’ailleurs, ou a été modifiée depuis\u00A0: aucune personne qui y figure n’est associée à un compte ici.',
  noTeam: () => 'Vous dirigez la ligue sans y avoir d’équipe.',
  toInvite: ({ count }) => `${countOf(count, 'DG', 'DG')} à inviter de nouveau.`,
  commissioners: () => 'Vous pourrez nommer de nouveau les autres commissaires quand ils se seront joints à la ligue.',
  prospects: ({ count }) =>
    `${countOf(count, 'joueur')} ${pluralOf(count, 'est inconnu ici et deviendra un espoir', 'sont inconnus ici et deviendront des espoirs')} de la ligue.`,
  cleaned: (of) =>
    `${countOf(of.rows, 'texte nettoyé', 'textes nettoyés')} dans «\u00A0${of.holds}\u00A0» (${of.table}.${of.column}, à partir de la ligne ${of.first}).`,
  laterSeason: ({ season, present }) =>
    `La ligue en est à la saison ${season}; ici, la saison actuelle est ${present}.`,
};
