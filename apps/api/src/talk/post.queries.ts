import type { InferResult } from 'kysely';
import type { PostView, TalkAuthor } from '@crease/core/talk/talk.answers.js';
import { judgeDelete, judgeEdit, POST_REACTION_KEYS } from '@crease/core/talk/talk.rules.js';
import { fullName } from '../auth/account/full-name.queries.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import type { Member } from '../platform/http/member.js';
import { type pollsFor } from './poll.queries.js';

interface Written {
  readonly author_id: string;
  readonly author: string;
  readonly team_id: string | null;
  readonly team_name: string | null;
  readonly picture: string | null;
}

export const authorOf = (row: Written, { userId }: Member): TalkAuthor => ({
  // A deleted account has no last name.
  name: row.author.trim(),
  me: row.author_id === userId,
  team_id: row.team_id,
  team_name: row.team_name,
  picture: row.picture,
});

interface Reading {
  readonly member: Member;
  readonly polls: Awaited<ReturnType<typeof pollsFor>>;
  readonly reactions: Awaited<ReturnType<typeof reactionsTo>>;
  readonly takesPart: boolean;
  readonly closed: boolean;
  readonly now: number;
}

type Post = InferResult<ReturnType<typeof postsOf>>[number];

const goneAs = ({ deleted_at, hidden_at, moderated_by }: Post): PostView['gone'] => {
  if (deleted_at === null) return hidden_at === null ? null : 'hidden';
  return moderated_by === null ? 'deleted' : 'removed';
};

export function viewPost(post: Post, { member, polls, reactions, takesPart, closed, now }: Reading): PostView {
  const gone = goneAs(post);
  const poll = polls.get(post.id) ?? null;
  const facts = {
    own: post.author_id === member.userId,
    at: post.at.getTime(),
    gone: gone !== null,
    poll: poll !== null,
  };
  const shown = gone === null || (gone === 'hidden' && member.commissioner);
  return {
    id: post.id,
    number: post.number,
    author: authorOf(post, member),
    body: shown ? post.body : null,
    mentions: shown ? [...new Set(post.mentions.map(({ text }) => text))] : [],
    at: post.at.toISOString(),
    edited_at: post.edited_at?.toISOString() ?? null,
    gone,
    reason: gone === null || gone === 'deleted' ? null : post.reason,
    reactions: POST_REACTION_KEYS.flatMap((reaction) => {
      const given = reactions.filter((one) => one.post_id === post.id && one.reaction === reaction);
      if (given.length === 0) return [];
      return [
        {
          reaction,
          names: given.map(({ name }) => name.trim()),
          mine: given.some(({ user_id }) => user_id === member.userId),
        },
      ];
    }),
    poll,
    can_edit: takesPart && !closed && judgeEdit(facts, now).ok,
    can_delete: takesPart && judgeDelete(facts).ok,
  };
}

export const postsOf = (db: Db, leagueId: string, threadId: string) =>
  db
    .selectFrom('talk_post as p')
    .innerJoin('app_user as u', 'u.id', 'p.author_id')
    .leftJoin('team as a', (join) =>
      join.onRef('a.league_id', '=', 'p.league_id').onRef('a.id', '=', 'p.author_team_id'),
    )
    .where('p.league_id', '=', leagueId)
    .where('p.thread_id', '=', threadId)
    .select(({ ref }) => [
      'p.id',
      'p.number',
      'p.author_id',
      fullName(ref('u.first_name'), ref('u.last_name')).as('author'),
      'p.author_team_id as team_id',
      'a.name as team_name',
      'a.picture',
      'p.body',
      'p.mentions',
      'p.at',
      'p.edited_at',
      'p.deleted_at',
      'p.hidden_at',
      'p.moderated_by',
      'p.reason',
    ]);

export const reactionsTo = (db: Db, leagueId: string, postIds: readonly string[]) =>
  db
    .selectFrom('talk_reaction as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .select(({ ref }) => [
      'r.post_id',
      'r.reaction',
      'r.user_id',
      fullName(ref('u.first_name'), ref('u.last_name')).as('name'),
    ])
    .where('r.league_id', '=', leagueId)
    .where('r.post_id', '=', anyOf(postIds))
    .orderBy('r.at')
    .orderBy('r.user_id')
    .execute();
