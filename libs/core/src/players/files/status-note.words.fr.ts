import type { Translation } from '../../words.js';
import type * as en from './status-note.words.en.js';

export const STATUS_NOTES: Translation<typeof en.STATUS_NOTES> = {
  'club-reserve': 'Sur la liste des blessés de son club',
};
