import type { WebhookAnswer } from '@crease/core/notifications/webhook.answers.js';
import * as t from './hub.words.en.js';

export type WebhookState =
  | { readonly is: 'off' }
  | { readonly is: 'on' }
  | { readonly is: 'failing' | 'stopped'; readonly since: string; readonly why: string };

/** Null without a webhook. A pause too short to be listed does not count. */
export function webhookState({ webhook, tries }: WebhookAnswer): WebhookState | null {
  if (webhook === null) return null;
  if (!webhook.on) return { is: 'off' };
  const { stopped_at: stopped, failing_since: failing } = webhook;
  const failed = tries.find(({ succeeded }) => !succeeded)?.words;
  if (stopped !== null) return { is: 'stopped', since: stopped, why: failed ?? t.nothingArrivedForDay };
  const [last] = tries;
  if (failing === null || last === undefined || last.succeeded) return { is: 'on' };
  return { is: 'failing', since: failing, why: last.words };
}
