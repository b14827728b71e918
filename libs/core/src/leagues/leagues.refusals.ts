import { refusalsIn } from '../refusals.js';
import { LEAGUES_REFUSALS as en } from './words/leagues.refusals.en.js';
import { LEAGUES_REFUSALS as fr } from './words/leagues.refusals.fr.js';

export const { refuse } = refusalsIn('leagues', { en, fr });
