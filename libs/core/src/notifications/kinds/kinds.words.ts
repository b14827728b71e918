import { textsByReader } from '../../words.js';
import * as en from './kinds.words.en.js';
import * as fr from './kinds.words.fr.js';

/** Kinds of notices, each with a sentence that completes "Send me an email when …". */
export const notificationWords = textsByReader({ en: en.NOTIFICATIONS, fr: fr.NOTIFICATIONS });

/** Kinds of news that a league can post to its channel: a label for the commissioner's list. */
export const channelLabels = textsByReader({ en: en.CHANNEL_LABELS, fr: fr.CHANNEL_LABELS });
/** The events that a kind covers. */
export const channelHints = textsByReader({ en: en.CHANNEL_HINTS, fr: fr.CHANNEL_HINTS });
