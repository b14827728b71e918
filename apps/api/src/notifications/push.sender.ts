import { Inject, Injectable } from '@nestjs/common';
import { pushEndpoint } from '@crease/core/notifications/push-delivery.rules.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { failures } from '../platform/failures.js';
import { ask } from '../platform/http/ask.js';
import { PushKeysService } from './push-keys.service.js';

const DEADLINE_MS = 10_000;

interface Message {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: string;
  /** How long the push service keeps it for a device that is offline. */
  readonly ttlSeconds: number;
  readonly urgent: boolean;
  /** Replaces a waiting message with the same topic. */
  readonly topic: string;
}

export type PushSent =
  | { readonly is: 'answered'; readonly status: number; readonly retryAfter: string | null }
  /** No answer, or unknown whether it arrived. */
  | { readonly is: 'unanswered' }
  /** The address or its keys can never work. */
  | { readonly is: 'impossible' };

/** Sends notices to push services, encrypted for the device (RFC 8291) and signed by this installation (RFC 8292). */
@Injectable()
export class PushSender {
  constructor(
    private readonly keys: PushKeysService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send({ endpoint, p256dh, auth, payload, ttlSeconds, urgent, topic }: Message): Promise<PushSent> {
    const allowed = pushEndpoint(endpoint, this.config.PUSH_ORIGINS);
    if (allowed === null) return { is: 'impossible' };
    const details = await this.sealed({ endpoint, p256dh, auth, payload, ttlSeconds, urgent, topic });
    if (details === null) return { is: 'impossible' };
    const answer = await ask({
      url: endpoint,
      method: 'POST',
      ...details,
      deadlineMs: DEADLINE_MS,
      mostBytes: 0,
      own: allowed.own,
      reads: () => false,
    });
    switch (answer.is) {
      case 'answered':
        return { is: 'answered', status: answer.status, retryAfter: answer.headers['retry-after'] ?? null };
      case 'private':
        return { is: 'impossible' };
      case 'unreachable':
      case 'late':
      case 'broken':
      case 'tooLarge':
        return { is: 'unanswered' };
    }
  }

  /** Null when the device's keys are invalid. */
  private async sealed({ endpoint, p256dh, auth, payload, ttlSeconds, urgent, topic }: Message) {
    const { publicKey, privateKey } = await this.keys.keys();
    // Loaded with the first notice, not at the start.
    const { default: library } = await import('web-push');
    try {
      const { body, headers } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: this.subject(), publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: ttlSeconds,
        urgency: urgent ? 'high' : 'normal',
        topic,
      });
      return {
        body,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      };
    } catch (error) {
      failures.record('push.seal', error);
      return null;
    }
  }

  /** The contact that VAPID requires of a sender. */
  private subject(): string {
    return this.config.publicUrl.startsWith('https:') ? this.config.publicUrl : `mailto:${this.config.SUPPORT_EMAIL}`;
  }
}
