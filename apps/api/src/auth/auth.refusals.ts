import { refusalsIn } from '@crease/core/refusals.js';
import { AUTH_REFUSALS as en } from './words/auth.refusals.en.js';
import { AUTH_REFUSALS as fr } from './words/auth.refusals.fr.js';

export const { refusal } = refusalsIn('api/auth', { en, fr });
