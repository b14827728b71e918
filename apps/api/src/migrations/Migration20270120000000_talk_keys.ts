import { Migration } from '@mikro-orm/migrations';
import { leagueFirst, type LeagueFirst } from './league-first.js';

const TABLES: readonly LeagueFirst[] = [
  { table: 'talk_thread', key: 'id', second: true, refs: [['author_team_id', 'team', 'set null']] },
  {
    table: 'talk_post',
    key: 'id',
    second: true,
    unique: [['talk_post_thread_id_number_key', 'thread_id, number']],
    refs: [['author_team_id', 'team', 'set null']],
    again: [['thread_id', 'talk_thread', 'cascade']],
  },
  { table: 'talk_reaction', key: 'post_id, user_id, reaction', again: [['post_id', 'talk_post', 'cascade']] },
  { table: 'talk_read', again: [['thread_id', 'talk_thread', 'cascade']] },
  {
    table: 'poll',
    key: 'id',
    second: true,
    unique: [['poll_post_id_key', 'post_id']],
    refs: [
      ['thread_id', 'talk_thread', 'cascade'],
      ['post_id', 'talk_post', 'cascade'],
    ],
  },
  { table: 'poll_vote', key: 'poll_id, voter', again: [['poll_id', 'poll', 'cascade']] },
];

/** Threads, posts and polls begin their keys with the league. */
export class Migration20270120000000_talk_keys extends Migration {
  override up(): void {
    this.addSql(`
      ${leagueFirst(TABLES)}
      alter table talk_post drop constraint talk_post_id_key;
      drop index poll_league_fk_idx;
      drop index poll_of_thread;
      create index poll_of_thread on poll (league_id, thread_id);
    `);
  }
}
