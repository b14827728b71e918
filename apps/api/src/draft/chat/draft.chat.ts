import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DraftChatAnswer } from '@crease/core/draft/draft.answers.js';
import type { PickReaction } from '@crease/core/draft/reaction.rules.js';
import { newId } from '@crease/core/ids.js';
import { type ChatMessage, streamOf } from '@crease/core/realtime/socket-events.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { toChat } from '../../platform/events/audience.js';
import type { Member } from '../../platform/http/member.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { refusal } from '../draft.refusals.js';
import { DraftService } from '../draft.service.js';

const CHAT_SHOWN = 200;
/**
 * Most reactions read together with the chat, newest first; the next constant is the limit when reactions are read
 * alone.
 */
const REACTIONS_SHOWN = 5_000;
const REACTIONS_ALONE = 20_000;

@Injectable()
export class DraftChat {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftService,
    private readonly clock: DbClock,
  ) {}

  /** The newest messages and reactions, messages `before` an event, or reactions alone. */
  async read(
    member: Member,
    draftId: string,
    { before, only }: { before?: number | undefined; only?: 'reactions' | undefined } = {},
  ): Promise<DraftChatAnswer> {
    await this.drafts.stateFor(member, draftId, false);
    const { db } = this.database;
    const said = db
      .selectFrom('event')
      .where('league_id', '=', member.leagueId)
      .where('stream', '=', streamOf('chat', draftId));
    const newest = await said.select(({ fn }) => fn.max<number | null>('seq').as('seq')).executeTakeFirst();
    const seq = newest?.seq ?? 0;
    const [found, reactions] = await Promise.all([
      only === 'reactions'
        ? []
        : said
            .select(['seq', 'data'])
            .where('type', '=', 'chatSent')
            .where('seq', '<=', before === undefined ? seq : Math.min(seq, before - 1))
            .orderBy('seq', 'desc')
            .limit(CHAT_SHOWN + 1)
            .execute(),
      before === undefined
        ? this.reactions(member.leagueId, draftId, only === undefined ? REACTIONS_SHOWN : REACTIONS_ALONE)
        : [],
    ]);
    const messages = found.slice(0, CHAT_SHOWN);
    return {
      earlier: found.length > CHAT_SHOWN ? (messages.at(-1)?.seq ?? null) : null,
      // Only `say` writes these events, so they have this shape.
      messages: messages.toReversed().map(({ data }) => (data as { message: ChatMessage }).message),
      reactions: reactions.toReversed().map(({ overall, player_id: playerId, user_id: userId, reaction }) => ({
        overall,
        playerId,
        userId,
        reaction,
      })),
      seq,
    };
  }

  /** Newest first. Reactions during the read also come as events; applying one twice is harmless. */
  private reactions(leagueId: string, draftId: string, limit: number) {
    return this.database.db
      .selectFrom('draft_reaction')
      .select(['overall', 'player_id', 'user_id', 'reaction'])
      .where('league_id', '=', leagueId)
      .where('draft_id', '=', draftId)
      .orderBy('at', 'desc')
      .orderBy('user_id')
      .limit(limit)
      .execute();
  }

  /** Posts a message. A repeated key posts it once. */
  async say(
    user: { userId: string; name: string },
    member: Member,
    draftId: string,
    text: string,
    key: string,
  ): Promise<ChatMessage> {
    const state = await this.drafts.stateFor(member, draftId, false);
    const message: ChatMessage = {
      id: newId(randomBytes),
      userId: user.userId,
      name: user.name,
      teamId: member.teamId,
      text,
      at: new Date(this.clock.now()).toISOString(),
    };
    return this.database.write(
      async ({ record }) => {
        await record(toChat(state, user.userId, { type: 'chatSent', message }));
        return message;
      },
      { league: member.leagueId, user: user.userId, key: `chat ${key}`, hash: `${draftId} ${text}` },
    );
  }

  /** Adds or removes a reaction. Adding one that exists changes nothing. */
  async react(
    userId: string,
    member: Member,
    draftId: string,
    { on, ...said }: Omit<PickReaction, 'userId'> & { readonly on: boolean },
  ): Promise<void> {
    const { overall, playerId, reaction } = said;
    const holds = (state: Awaited<ReturnType<DraftService['stateFor']>>) =>
      state.slots[overall - 1]?.player?.id === playerId;
    let state = await this.drafts.stateFor(member, draftId, false);
    // This process's state may be out of date.
    if (!holds(state)) state = await this.drafts.stateFor(member, draftId);
    if (!holds(state))
      throw new RefusalError(
        refusal('pickChanged', { kind: 'conflict', field: 'overall', figure: overall, figures: { overall } }),
      );
    const row = {
      league_id: member.leagueId,
      draft_id: draftId,
      overall,
      player_id: playerId,
      user_id: userId,
      reaction,
    };
    await this.database.write(async ({ db, record }) => {
      const changed = on
        ? await db
            .insertInto('draft_reaction')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .returning('overall')
            .execute()
        : await db
            .deleteFrom('draft_reaction')
            .where(({ and }) => and(row))
            .returning('overall')
            .execute();
      if (changed.length === 0) return;
      await record(toChat(state, userId, { type: 'pickReacted', ...said, userId, on }));
    });
  }
}
