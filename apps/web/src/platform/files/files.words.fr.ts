import { countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './files.words.en.js';

export const crease = 'Crease';
export const fileCouldNotBeMade = 'Impossible de créer le fichier. Réessayez.';
export const downloadCsv = 'Télécharger en CSV';
export const pictureTooLarge = 'L’image dépasse 1\u00A0Mo. Choisissez-en une plus petite.';
export const pictureNotPngOrJpg = 'Ce n’est pas une image PNG ou JPG. Choisissez un autre fichier.';
export const pictureCouldNotBeMade = 'Impossible de créer l’image. Réessayez.';
export const pictureCouldNotBeShared = 'Impossible de partager l’image';
export const downloadItInstead = 'Téléchargez-la plutôt.';
export const colors = 'Couleurs';
export const dark = 'Sombre';
export const light = 'Clair';
export const share = 'Partager…';
export const sharePicture = 'Partager';
export const download = 'Télécharger';
export const fileTooLarge: Translation<typeof en.fileTooLarge> = ({ file, megabytes }) =>
  `${file} dépasse ${megabytes}\u00A0Mo. Retirez les colonnes inutiles.`;
export const xlsxFileIncomplete: Translation<typeof en.xlsxFileIncomplete> = ({ file }) =>
  `${file} n’est pas un fichier XLSX complet. Réenregistrez-le, puis choisissez-le de nouveau.`;
export const fileUnpacksTooLarge: Translation<typeof en.fileUnpacksTooLarge> = ({ file, megabytes }) =>
  `${file} dépasse ${megabytes}\u00A0Mo une fois décompressé. Enregistrez seulement le tableau, en CSV.`;
export const fileIsNoTextTable: Translation<typeof en.fileIsNoTextTable> = ({ file }) =>
  `${file} n’est pas un tableau en format texte. Enregistrez-le en CSV ou en XLSX, puis choisissez-le de nouveau.`;
export const fileHasTooManyColumns: Translation<typeof en.fileHasTooManyColumns> = ({ file, most }) =>
  `${file} a plus de ${countOf(most, 'colonne')}.`;
export const fileUnreadableAsTable: Translation<typeof en.fileUnreadableAsTable> = ({ file }) =>
  `Impossible de lire ${file} comme un tableau\u00A0: le fichier est peut-être tronqué. Enregistrez-le en CSV ou en XLSX, puis choisissez-le de nouveau.`;
export const pasted = 'Texte collé';
export const pasteUnreadableAsTable =
  'Impossible de lire le texte collé comme un tableau. Copiez tout le tableau, avec ses en-têtes.';
export const fileHasNoRows = 'Le fichier n’a aucune ligne.';
export const tableHasTooManyRows: Translation<typeof en.tableHasTooManyRows> = ({ table, most }) =>
  `${table} a trop de lignes\u00A0: le maximum est de ${most}.`;
export const tableHasTooManyColumns: Translation<typeof en.tableHasTooManyColumns> = ({ table, most }) =>
  `${table} a plus de ${countOf(most, 'colonne')}.`;
export const browserCannotDraw = 'Ce navigateur ne permet pas de créer d’images.';
export const pictureFile = 'image';
