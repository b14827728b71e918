import type { Translation } from '@crease/core/words.js';
import type * as en from './meanwhile.words.en.js';

/** On the page that a process shows while it migrates. */
export const MEANWHILE: Translation<typeof en.MEANWHILE> = {
  title: 'Une mise à niveau de Crease est en cours',
  takes: 'Cela prend quelques minutes. Aucune donnée n’est perdue, et ce temps est ajouté au chrono des repêchages.',
  reloads: 'Cette page s’ouvrira ensuite d’elle-même.',
};
