import type { Translation } from '@crease/core/words.js';
import type * as en from './lists.words.en.js';

export const showOlder = 'Afficher la suite';
export const open = 'Ouvrir';
export const order = 'Ordre';
/** « Par masse salariale », « Par PTS » */
export const byColumn: Translation<typeof en.byColumn> = ({ column }) =>
  `Par ${column.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;
export const sortByKeysHint =
  'Appuyez sur Espace pour prendre un élément, sur les flèches pour le déplacer, puis sur Espace pour le déposer, ou sur Échap pour le remettre en place.';
export const itemPickedUp: Translation<typeof en.itemPickedUp> = ({ item }) => `${item}\u00A0: élément pris.`;
export const itemIsNowNumber: Translation<typeof en.itemIsNowNumber> = ({ item, number }) =>
  `${item}\u00A0: maintenant au numéro ${number}.`;
export const itemBackInPlace: Translation<typeof en.itemBackInPlace> = ({ item }) =>
  `${item}\u00A0: élément remis en place.`;
export const itemPickedUpAtNumber: Translation<typeof en.itemPickedUpAtNumber> = ({ item, number, count }) =>
  `${item}\u00A0: élément pris, numéro ${number} sur ${count}. Déplacez-le avec les flèches.`;
export const itemPutDownAtNumber: Translation<typeof en.itemPutDownAtNumber> = ({ item, number }) =>
  `${item}\u00A0: élément déposé au numéro ${number}.`;
export const nowAtNumber: Translation<typeof en.nowAtNumber> = ({ number }) => `Numéro ${number}.`;
