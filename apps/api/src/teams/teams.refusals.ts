import { refusalsIn } from '@crease/core/refusals.js';
import { TEAMS_REFUSALS as en } from './words/teams.refusals.en.js';
import { TEAMS_REFUSALS as fr } from './words/teams.refusals.fr.js';

export const { refusal } = refusalsIn('api/teams', { en, fr });
