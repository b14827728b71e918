import { refusalsIn } from '@crease/core/refusals.js';
import { DRAFT_REFUSALS as en } from './words/draft.refusals.en.js';
import { DRAFT_REFUSALS as fr } from './words/draft.refusals.fr.js';

export const { refusal } = refusalsIn('api/draft', { en, fr });
