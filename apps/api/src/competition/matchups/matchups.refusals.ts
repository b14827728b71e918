import { refusalsIn } from '@crease/core/refusals.js';
import { MATCHUPS_REFUSALS as en } from './words/matchups.refusals.en.js';
import { MATCHUPS_REFUSALS as fr } from './words/matchups.refusals.fr.js';

export const { refusal } = refusalsIn('api/competition', { en, fr });
