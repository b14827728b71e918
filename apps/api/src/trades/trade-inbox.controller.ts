import { Controller, Get } from '@nestjs/common';
import type { InboxAnswer } from '@crease/core/trades/inbox.answers.js';
import { CurrentUser, type SessionUser } from '../platform/http/session.js';
import { TradeInboxQueries } from './trade-inbox.queries.js';

/** The caller's own inbox, over all of their leagues. */
@Controller('inbox')
export class TradeInboxController {
  constructor(private readonly queries: TradeInboxQueries) {}

  @Get()
  async inbox(@CurrentUser() user: SessionUser): Promise<InboxAnswer> {
    return { requests: await this.queries.everywhere(user.userId) };
  }
}
