import { refusalsIn } from '@crease/core/refusals.js';
import { TRADES_REFUSALS as en } from './words/trades.refusals.en.js';
import { TRADES_REFUSALS as fr } from './words/trades.refusals.fr.js';

export const { refusal } = refusalsIn('api/trades', { en, fr });
