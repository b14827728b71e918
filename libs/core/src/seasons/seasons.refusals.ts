import { refusalsIn } from '../refusals.js';
import { SEASONS_REFUSALS as en } from './words/seasons.refusals.en.js';
import { SEASONS_REFUSALS as fr } from './words/seasons.refusals.fr.js';

export const { refuse, refusal } = refusalsIn('seasons', { en, fr });
