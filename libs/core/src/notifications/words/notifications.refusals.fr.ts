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
      'Cette adresse n’est ni une adresse de Discord (https://discord.com/api/webhooks/…) ni une adresse de Slack (https://hooks.slack.com/services/…).',
    fix: `${DISCORD_WAY} ${SLACK_WAY}`,
  }),
  'webhookAddress.discord': () => ({
    message: 'Cette adresse de Discord est incomplète.',
    fix: `Elle est de la forme https://discord.com/api/webhooks/, un nombre, puis un long mot. ${DISCORD_WAY}`,
  }),
  'webhookAddress.slack': () => ({
    message: 'Cette adresse de Slack est incomplète.',
    fix: `Elle est de la forme https://hooks.slack.com/services/, puis trois mots séparés par des /. ${SLACK_WAY}`,
  }),
};
