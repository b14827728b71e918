import { refusalsIn } from '../refusals.js';
import { NOTIFICATION_REFUSALS as en } from './words/notifications.refusals.en.js';
import { NOTIFICATION_REFUSALS as fr } from './words/notifications.refusals.fr.js';

export const { refuse, refusal } = refusalsIn('notifications', { en, fr });
