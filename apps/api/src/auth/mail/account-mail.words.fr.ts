import { countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './account-mail.words.en.js';

export const ACCOUNT_MAILS: Translation<typeof en.ACCOUNT_MAILS> = {
  greeting: ({ name }) => `Bonjour ${name},`,
  reset: ({ minutes, link }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    lines: [
      'Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte.',
      `Choisissez-le ici dans les ${countOf(minutes, 'minute')} qui viennent\u00A0:`,
      link,
      'Le lien ne sert qu’une fois. Si ce n’était pas vous, ignorez ce message\u00A0: rien ne changera.',
    ],
  }),
  verify: ({ link }) => ({
    subject: 'Confirmez votre adresse courriel',
    lines: [
      'Veuillez confirmer que cette adresse est la vôtre\u00A0:',
      link,
      'Si vous n’avez pas créé de compte, ignorez ce message.',
    ],
  }),
  change: ({ email, link }) => ({
    subject: 'Confirmez votre nouvelle adresse courriel',
    lines: [
      `Veuillez confirmer que l’adresse de votre compte sera désormais ${email}\u00A0:`,
      link,
      'Si vous n’avez rien demandé, ignorez ce message\u00A0: rien ne changera.',
    ],
  }),
};
