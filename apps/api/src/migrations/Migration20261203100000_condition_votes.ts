import { Migration } from '@mikro-orm/migrations';

/** Managers vote on conditions of a commissioner's own trade. */
export class Migration20261203100000_condition_votes extends Migration {
  override up(): void {
    this.addSql(`
      create table trade_condition_vote (
        condition_id text not null references trade_condition on delete cascade,
        team_id text not null references team on delete cascade,
        user_id text not null references app_user on delete cascade,
        outcome text not null check (outcome in ('met', 'not-met')),
        at timestamptz not null default clock_timestamp(),
        primary key (condition_id, team_id)
      );
    `);
  }

  override down(): void {
    this.addSql('drop table trade_condition_vote;');
  }
}
