import { refusalsIn } from '@crease/core/refusals.js';
import { PLAYERS_REFUSALS as en } from './words/players.refusals.en.js';
import { PLAYERS_REFUSALS as fr } from './words/players.refusals.fr.js';

export const { refusal } = refusalsIn('api/players', { en, fr });
