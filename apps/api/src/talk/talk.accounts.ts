import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { FORMER_MENTION, FORMER_NAME } from '@crease/core/auth/words/former.words.js';
import type { Mention } from '@crease/core/talk/talk.rules.js';
import { AccountTies } from '../auth/account/account-ties.service.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { renameInNotices } from '../auth/notices/notices.writer.js';
import type { Db } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';

const postRow = namesIn('talk_post');

/**
 * Applies a deleted account to the board. Its posts stay without a name, so that replies keep their context. Mentions
 * lose the name; reactions and read marks are deleted.
 */
@Injectable()
export class TalkAccounts implements OnModuleInit {
  constructor(private readonly ties: AccountTies) {}

  onModuleInit(): void {
    this.ties.onDelete(async ({ db }, { userId }) => {
      await db.deleteFrom('talk_reaction').where('user_id', '=', userId).execute();
      await db.deleteFrom('talk_read').where('user_id', '=', userId).execute();
      await forgetNamed(db, userId);
      return () => Promise.resolve();
    });
  }
}

/** Replaces '@Ann Lee' with '@a former manager' in posts, and removes the name from notices of the board. */
async function forgetNamed(db: Db, userId: string): Promise<void> {
  const account = await db
    .selectFrom('app_user')
    .select(({ ref }) => fullName(ref('first_name'), ref('last_name')).as('name'))
    .where('id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return;
  const named = JSON.stringify([{ kind: 'person', id: userId }]);
  const posts = await db
    .selectFrom('talk_post')
    .select(['league_id', 'id', 'body', 'mentions'])
    .where(sql<boolean>`${postRow.mentions} @> ${named}::jsonb`)
    .execute();
  for (const { league_id: leagueId, id, body, mentions } of posts) {
    const own = mentions.filter((one) => one.id === userId);
    const rest = mentions.filter((one) => one.id !== userId);
    await db
      .updateTable('talk_post')
      .set({
        body: own.reduce((text, one) => text.replaceAll(`@${one.text}`, `@${FORMER_MENTION}`), body),
        mentions: sql<Mention[]>`${JSON.stringify(rest)}::jsonb`,
      })
      .where('league_id', '=', leagueId)
      .where('id', '=', id)
      .execute();
  }
  const leagues = await db
    .selectFrom('talk_post')
    .select('league_id')
    .distinct()
    .where('author_id', '=', userId)
    .execute();
  await renameInNotices(
    db,
    leagues.map(({ league_id }) => league_id),
    ['talk-mention', 'talk-reply', 'poll'],
    { name: account.name, instead: FORMER_NAME },
  );
}
