import { refusalsIn } from '@crease/core/refusals.js';
import { SEASONS_REFUSALS as en } from './words/seasons.refusals.en.js';
import { SEASONS_REFUSALS as fr } from './words/seasons.refusals.fr.js';

export const { refusal } = refusalsIn('api/seasons', { en, fr });
