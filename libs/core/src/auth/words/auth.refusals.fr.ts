import type { Translation } from '../../words.js';
import type * as en from './auth.refusals.en.js';

export const AUTH_REFUSALS: Translation<typeof en.AUTH_REFUSALS> = {
  passwordTooShort: () => ({ message: 'Le mot de passe doit compter au moins 6\u00A0caractères' }),
  passwordTooCommon: () => ({
    message: 'Ce mot de passe est parmi les plus utilisés. Choisissez-en un autre.',
  }),
};
