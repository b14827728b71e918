import { refusalsIn } from '../refusals.js';
import { CONTRACTS_REFUSALS as en } from './contracts.refusals.en.js';
import { CONTRACTS_REFUSALS as fr } from './contracts.refusals.fr.js';

export const { refusal, refuse } = refusalsIn('contracts', { en, fr });
