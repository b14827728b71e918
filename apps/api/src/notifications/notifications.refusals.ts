import { refusalsIn } from '@crease/core/refusals.js';
import { NOTIFICATION_REFUSALS as en } from './words/notifications.refusals.en.js';
import { NOTIFICATION_REFUSALS as fr } from './words/notifications.refusals.fr.js';

export const { refusal } = refusalsIn('api/notifications', { en, fr });
