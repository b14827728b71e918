import type { Translation } from '@crease/core/words.js';
import type * as en from './migrating.words.en.js';

export const MEANWHILE: Translation<typeof en.MEANWHILE> = {
  title: 'Une mise à niveau de Crease est en cours',
  takes:
    'Il y en a pour quelques minutes. Aucune donnée n’est perdue, et le chrono des repêchages est prolongé d’autant.',
  reloads: 'Cette page s’ouvrira ensuite d’elle-même.',
};
