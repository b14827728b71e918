import { Injectable } from '@nestjs/common';
import type { ShopAsk } from '@crease/core/draft/draft.model.js';
import type { Db, Idempotency } from '../../platform/database/database.js';
import type { Member } from '../../platform/http/member.js';
import { RefusalError } from '../../platform/refusal.error.js';
import type { CommandAnswer } from '../draft.parts.js';
import { refusal } from '../draft.refusals.js';
import { DraftService } from '../draft.service.js';

@Injectable()
export class DraftShop {
  constructor(private readonly drafts: DraftService) {}

  async set(
    member: Member,
    draftId: string,
    { overall, open, asks }: { overall: number; open: boolean; asks?: readonly ShopAsk[] | undefined },
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    const condition = open ? (db: Db) => tradable(db, member.leagueId) : undefined;
    const command = { type: 'shopPick', overall, open, ...(asks === undefined ? {} : { asks }) } as const;
    return this.drafts.execute(member, draftId, command, idempotency, undefined, condition);
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
