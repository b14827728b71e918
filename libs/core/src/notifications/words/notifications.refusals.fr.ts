import type { Translation } from '../../words.js';
import type * as en from './notifications.refusals.en.js';

const DISCORD_WAY = 'Dans Discord\u00A0: les paramètres du salon, Intégrations, Webhooks, Copier l’URL du webhook.';
const SLACK_WAY = 'Dans Slack\u00A0: l’application «\u00A0Incoming Webhooks\u00A0», le canal, Copier.';

export const NOTIFICATION_REFUSALS: Translation<typeof en.NOTIFICATION_REFUSALS> = {
  'webhookAddress.unreadable': () => ({
    message: 'Ce n’est pas l’adresse d’un webhook.',
    fix: `Collez l’adresse complète, à partir de https://. ${DISCORD_WAY} ${SLACK_WAY}`,
  }),
  'webhookAddress.otherPlace': () => ({
    message:
      'Cette adresse n’est ni une adresse Discord (https://discord.com/api/webhooks/…) ni une adresse Slack (https://hooks.slack.com/services/…).',
    fix: `${DISCORD_WAY} ${SLACK_WAY}`,
  }),
  'webhookAddress.discord': () => ({
    message: 'Cette adresse Discord est incomplète.',
    fix: `Elle doit commencer par https://discord.com/api/webhooks/, suivi d’un nombre et d’une longue série de caractères. ${DISCORD_WAY}`,
  }),
  'webhookAddress.slack': () => ({
    message: 'Cette adresse Slack est incomplète.',
    fix: `Elle doit commencer par https://hooks.slack.com/services/, suivi de trois codes séparés par des barres obliques (/). ${SLACK_WAY}`,
  }),
};
