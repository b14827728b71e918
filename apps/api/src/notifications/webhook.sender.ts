import { Inject, Injectable } from '@nestjs/common';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import {
  webhookAddress,
  type WebhookAddress,
  type WebhookReply,
  type WebhookService,
} from '@crease/core/notifications/webhook.rules.js';
import type { WebhookFoot, WebhookLine } from '@crease/core/notifications/webhook-message.js';
import type { WebhookOutcome } from '@crease/core/notifications/webhook.words.js';
import { Seal } from '../platform/config/sealed.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { ask } from '../platform/http/ask.js';

/** Most bytes of an answer to read. */
const MOST_OF_AN_ANSWER = 4_096;

interface Sealed {
  readonly address: string;
  /** Bound into the seal, so that a copy in another league's row cannot be opened. */
  readonly leagueId: string;
}

@Injectable()
export class WebhookSender {
  private readonly seal: Seal;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.seal = new Seal(config.SESSION_SECRET, 'webhook addresses');
  }

  sealed(leagueId: string, { url: address }: WebhookAddress): string {
    return this.seal.close({ address, leagueId } satisfies Sealed, null);
  }

  /** Posts a message and returns the answer, or why there was none. */
  async send(
    {
      league_id,
      sealed,
      service,
    }: { readonly league_id: string; readonly sealed: string; readonly service: WebhookService },
    body: Readonly<Record<string, unknown>>,
  ): Promise<WebhookReply | { readonly outcome: WebhookOutcome }> {
    const opened = this.seal.open<Sealed>(sealed);
    if (opened?.leagueId !== league_id) return { outcome: { key: 'unreadable' } };
    const address = webhookAddress(opened.address, this.config.WEBHOOK_ORIGINS);
    if (!address.ok) return { outcome: { key: 'private' } };
    const { url, own } = address.value;
    const seconds = this.config.WEBHOOK_SECONDS;
    const answer = await ask({
      url: confirmed(url, service),
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: Buffer.from(JSON.stringify(body)),
      deadlineMs: seconds * 1_000,
      mostBytes: MOST_OF_AN_ANSWER,
      own,
      // Only a rate limit has details in its body.
      reads: (status) => status === 429,
      startOnly: true,
    });
    switch (answer.is) {
      case 'answered':
        return {
          status: answer.status,
          retryAfter: answer.headers['retry-after'] ?? null,
          body: answer.body.toString('utf8'),
        };
      case 'late':
        return { outcome: { key: 'late', figures: { service, seconds } } };
      case 'private':
        return { outcome: { key: 'private' } };
      case 'unreachable':
        return { outcome: { key: 'unreachable', figures: { service } } };
      case 'broken':
      case 'tooLarge':
        return { outcome: { key: 'broken', figures: { service } } };
    }
  }

  /** The footer of a message: the league's name and the link to its log. */
  async footOf(leagueId: string): Promise<WebhookFoot> {
    const { name } = await this.database.db
      .selectFrom('league')
      .select('name')
      .where('id', '=', leagueId)
      .executeTakeFirstOrThrow();
    return { league: name, url: `${this.config.publicUrl}/${leagueId}/league/activity-log` };
  }

  lineOf(leagueId: string, { message: words, data }: ActivityEntry): WebhookLine {
    const path = pathOf(data);
    return { words, url: path === null ? null : `${this.config.publicUrl}/${leagueId}/${path}` };
  }
}

/** `wait=true` makes Discord answer after it has stored the message. */
const confirmed = (url: string, service: WebhookService): string =>
  service === 'discord' ? `${url}${url.includes('?') ? '&' : '?'}wait=true` : url;

/** The page that a line is about. `entryOf` already leaves out trades that are not visible to the whole league. */
function pathOf({ kind, tradeId, draftId }: ActivityEntry['data']): string | null {
  if (kind === 'note') return null;
  if (typeof tradeId === 'string') return `trade/review/${tradeId}`;
  if (kind === 'draft' && typeof draftId === 'string') return `draft/history?draft=${draftId}`;
  if (kind === 'sheet' || kind === 'protectionDeadline' || kind === 'protectionLocked') return 'admin/protection-sheet';
  return kind === 'rules' ? 'admin/rules' : null;
}
