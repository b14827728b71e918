import { refusalsIn } from '../refusals.js';
import { TALK_REFUSALS as en } from './talk.refusals.en.js';
import { TALK_REFUSALS as fr } from './talk.refusals.fr.js';

export const { refusal, refuse } = refusalsIn('talk', { en, fr });
