import type { Translation } from '@crease/core/words.js';
import type * as en from './fields.words.en.js';

export const weakPassword = 'Faible\u00A0: allongez-le';
export const fairPassword = 'Moyen';
export const strongPassword = 'Fort';
export const hidePassword = 'Masquer le mot de passe';
export const showPassword = 'Afficher le mot de passe';
export const choosePicture: Translation<typeof en.choosePicture> = ({ picture }) =>
  `Choisir\u00A0: ${picture.toLowerCase()}`;
export const changePicture: Translation<typeof en.changePicture> = ({ picture }) =>
  `Changer\u00A0: ${picture.toLowerCase()}`;
export const remove = 'Retirer';
export const reason = 'Raison';
export const reasonHint = 'Toute la ligue pourra la lire dans le journal.';
export const lessOf: Translation<typeof en.lessOf> = ({ label }) => `Moins\u00A0: ${label}`;
export const moreOf: Translation<typeof en.moreOf> = ({ label }) => `Plus\u00A0: ${label}`;
export const stillMissing: Translation<typeof en.stillMissing> = ({ fields }) => `Il manque encore\u00A0: ${fields}`;
export const chooseFile = 'Choisissez un fichier';
export const chooseFiles = 'Choisissez des fichiers';
export const orDropIt = 'ou déposez-le ici';
export const orDropThem = 'ou déposez-les ici';
