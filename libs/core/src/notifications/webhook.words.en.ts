import { durationWords, many } from '../text.rules.js';
import { say, type Said } from '../words.js';
import { SERVICE_WORDS, type WebhookService } from './webhook.rules.js';

export const testWords = (): string => 'This is a test. From now on the league’s log is posted to this channel.';

/** The link of a line. */
export const openWords = (): string => 'Open';

/** Result of a message, as stored and shown to commissioners. It never contains the address. */
export const WEBHOOK_OUTCOMES = {
  said: ({ lines }: { readonly lines: number }) => `Sent: ${many(lines, 'line')}.`,
  tested: () => 'The test was sent.',
  limited: ({ service, seconds }: OfService & { readonly seconds: number }) =>
    `${SERVICE_WORDS[service]} takes no more for now and asks to wait ${durationWords(seconds)}. The message goes out then.`,
  gone: ({ service, status }: OfService & { readonly status: number }) =>
    `${SERVICE_WORDS[service]} has no such webhook any more (${status}). Make a new one there and paste its address.`,
  refused: ({ service, status, lines }: OfService & { readonly status: number; readonly lines: number }) =>
    `${SERVICE_WORDS[service]} did not take a message (${status}): ${many(lines, 'line is', 'lines are')} left out.`,
  redirected: ({ service, status }: OfService & { readonly status: number }) =>
    `${SERVICE_WORDS[service]} answered with another address (${status}), which is not followed.`,
  failed: ({ service, status }: OfService & { readonly status: number }) =>
    `${SERVICE_WORDS[service]} could not take a message (${status}).`,
  unreachable: ({ service }: OfService) => `${SERVICE_WORDS[service]} could not be reached.`,
  private: () => 'The address leads into a private network, where nothing is sent.',
  late: ({ service, seconds }: OfService & { readonly seconds: number }) =>
    `${SERVICE_WORDS[service]} did not answer within ${many(seconds, 'second')}.`,
  broken: ({ service }: OfService) => `${SERVICE_WORDS[service]} broke the connection off before its answer.`,
  unreadable: () =>
    'The address cannot be read any more, because the secret key of this site was changed. Paste it again.',
};

interface OfService {
  readonly service: WebhookService;
}

export type WebhookOutcome = Said<typeof WEBHOOK_OUTCOMES>;

export const outcomeWords = (outcome: WebhookOutcome): string => say(WEBHOOK_OUTCOMES, outcome);
