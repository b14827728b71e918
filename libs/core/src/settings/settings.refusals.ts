import { refusalsIn } from '../refusals.js';
import { SETTINGS_REFUSALS as en } from './settings.refusals.en.js';
import { SETTINGS_REFUSALS as fr } from './settings.refusals.fr.js';

export const { refusal } = refusalsIn('settings', { en, fr });
