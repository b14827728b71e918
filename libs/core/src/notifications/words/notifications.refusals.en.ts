const DISCORD_WAY = 'In Discord: the channel’s settings, Integrations, Webhooks, Copy Webhook URL.';
const SLACK_WAY = 'In Slack: the app “Incoming Webhooks”, the channel, Copy.';

export const NOTIFICATION_REFUSALS = {
  'webhookAddress.unreadable': () => ({
    message: 'This is not the address of a webhook.',
    fix: `Paste the whole address, from https:// on. ${DISCORD_WAY} ${SLACK_WAY}`,
  }),
  'webhookAddress.otherPlace': () => ({
    message:
      'This address is neither of Discord (https://discord.com/api/webhooks/…) nor of Slack (https://hooks.slack.com/services/…).',
    fix: `${DISCORD_WAY} ${SLACK_WAY}`,
  }),
  'webhookAddress.discord': () => ({
    message: 'This address of Discord is not complete.',
    fix: `It looks like https://discord.com/api/webhooks/, a number, and a long word. ${DISCORD_WAY}`,
  }),
  'webhookAddress.slack': () => ({
    message: 'This address of Slack is not complete.',
    fix: `It looks like https://hooks.slack.com/services/ and three words with / between them. ${SLACK_WAY}`,
  }),
};
