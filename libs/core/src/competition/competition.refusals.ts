import { refusalsIn } from '../refusals.js';
import { COMPETITION_REFUSALS as en } from './competition.refusals.en.js';
import { COMPETITION_REFUSALS as fr } from './competition.refusals.fr.js';

export const { refusal, refuse } = refusalsIn('competition', { en, fr });
