import { refusalsIn } from '@crease/core/refusals.js';
import { LEAGUES_REFUSALS as en } from './words/leagues.refusals.en.js';
import { LEAGUES_REFUSALS as fr } from './words/leagues.refusals.fr.js';

export const { refusal } = refusalsIn('api/leagues', { en, fr });
