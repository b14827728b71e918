import { Migration } from '@mikro-orm/migrations';

const KEYS: readonly (readonly [table: string, columns: string])[] = [
  ['lineup', 'team_id, begins_on'],
  ['trade_vote', 'trade_id, team_id'],
  ['trade_condition_vote', 'condition_id, team_id'],
  ['talk_read', 'thread_id, user_id'],
];

/** Line-ups, votes on trades and what members have read begin their primary keys with the league. */
export class Migration20270114020000_league_votes extends Migration {
  override up(): void {
    for (const [table, columns] of KEYS)
      this.addSql(`
        alter table ${table} drop constraint ${table}_pkey, add primary key (league_id, ${columns});
      `);
  }
}
