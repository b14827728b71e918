import { refusalsIn } from '../refusals.js';
import { DRAFT_REFUSALS as en } from './words/draft.refusals.en.js';
import { DRAFT_REFUSALS as fr } from './words/draft.refusals.fr.js';

export const { refusal, refuse } = refusalsIn('draft', { en, fr });
