import { refusalsIn } from '../refusals.js';
import { REALTIME_REFUSALS as en } from './realtime.refusals.en.js';
import { REALTIME_REFUSALS as fr } from './realtime.refusals.fr.js';

export const { refusal } = refusalsIn('realtime', { en, fr });
