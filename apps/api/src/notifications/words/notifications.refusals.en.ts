import { commissionerOnly } from '../../platform/platform.refusals.en.js';

export const NOTIFICATION_REFUSALS = {
  tooManyRequests: () => ({
    message: 'This calendar was requested too often.',
    fix: 'Set the calendar program to refresh it at most once an hour.',
  }),
  tooManyTests: () => ({
    message: 'Six tests were sent within a minute.',
    fix: 'Wait a minute, then send another.',
  }),
  pushAddress: () => ({
    message: 'This is not the address of a push service on the public internet.',
    fix: 'Give the subscription as the browser made it.',
  }),
  tooManyDevices: () => ({
    message: 'Devices were added 60 times within an hour.',
    fix: 'Wait an hour, then add another.',
  }),
  noWebhookAddress: () => ({
    message: 'There is no address yet.',
    fix: 'Paste the address that Discord or Slack shows for the channel’s webhook.',
  }),
  'forbidden.seeWebhook': () => commissionerOnly('see where the log is posted'),
  'forbidden.setWebhook': () => commissionerOnly('decide where the log is posted'),
};
