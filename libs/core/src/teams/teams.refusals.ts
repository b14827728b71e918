import { refusalsIn } from '../refusals.js';
import { TEAMS_REFUSALS as en } from './words/teams.refusals.en.js';
import { TEAMS_REFUSALS as fr } from './words/teams.refusals.fr.js';

export const { refusal, refuse } = refusalsIn('teams', { en, fr });
