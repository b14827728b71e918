import { Injectable } from '@nestjs/common';
import type { Db, Idempotency } from '../platform/database/database.js';
import type { Member } from '../platform/http/member.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import type { CommandAnswer } from './draft.parts.js';
import { refusal } from './draft.refusals.js';
import { DraftService } from './draft.service.js';

/** Picks that their owners open to offers, in leagues whose draft picks can be traded. */
@Injectable()
export class DraftShop {
  constructor(private readonly drafts: DraftService) {}

  async set(
    member: Member,
    draftId: string,
    { overall, open }: { overall: number; open: boolean },
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    const condition = open ? (db: Db) => tradable(db, member.leagueId) : undefined;
    return this.drafts.execute(member, draftId, { type: 'shopPick', overall, open }, idempotency, undefined, condition);
  }
}

async function tradable(db: Db, leagueId: string): Promise<void> {
  const league = await db
    .selectFrom('league')
    .select(['type', 'settings'])
    .where('id', '=', leagueId)
    .executeTakeFirst();
  if (league?.type === 'dynasty' && league.settings.draftPickTradesAllowed) return;
  throw new RefusalError(refusal('picksNotTradable', { figures: { dynasty: league?.type === 'dynasty' } }));
}
