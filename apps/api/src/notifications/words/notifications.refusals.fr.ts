import { commissionerOnly } from '../../platform/platform.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './notifications.refusals.en.js';

export const NOTIFICATION_REFUSALS: Translation<typeof en.NOTIFICATION_REFUSALS> = {
  tooManyRequests: () => ({
    message: 'Ce calendrier a été consulté trop souvent.',
    fix: 'Réglez le logiciel de calendrier pour qu’il l’actualise au plus une fois par heure.',
  }),
  tooManyTests: () => ({
    message: 'Vous avez envoyé six tests en une minute.',
    fix: 'Attendez une minute, puis envoyez-en un autre.',
  }),
  pushAddress: () => ({
    message: 'Ce n’est pas l’adresse d’un service push accessible sur Internet.',
    fix: 'Transmettez l’abonnement tel que le navigateur l’a créé.',
  }),
  tooManyDevices: () => ({
    message: 'Vous avez ajouté des appareils 60\u00A0fois en une heure.',
    fix: 'Attendez une heure, puis ajoutez-en un autre.',
  }),
  noWebhookAddress: () => ({
    message: 'Il n’y a pas encore d’adresse.',
    fix: 'Collez l’adresse que Discord ou Slack affiche pour le webhook du canal.',
  }),
  'forbidden.seeWebhook': () => commissionerOnly('voir où le journal est publié'),
  'forbidden.setWebhook': () => commissionerOnly('décider où publier le journal'),
};
