import type { Translation } from '../words.js';
import type * as en from './activity.words.en.js';

export const ACTIVITY_LINES: Translation<typeof en.ACTIVITY_LINES> = {
  'activity.note': ({ author, text }) => `${author}\u00A0: ${text}`,
};

export const UNREADABLE_LINE: Translation<typeof en.UNREADABLE_LINE> = {
  entry: 'Cette version ne peut pas afficher cette ligne du journal.',
};
