import { Migration } from '@mikro-orm/migrations';

/**
 * Answers to repeatable calls of a league get a table with its league. A stored call does not name its league, so the
 * calls of the last two days are copied into each league of their user, where the hash tells them apart.
 */
export class Migration20270205010000_league_answers extends Migration {
  override up(): void {
    this.addSql(`
      create table league_idempotency (
        league_id text not null,
        user_id text not null,
        key text not null,
        body_hash text not null,
        status int not null,
        response jsonb,
        at timestamptz not null default now(),
        primary key (league_id, user_id, key)
      );
      insert into league_idempotency (league_id, user_id, key, body_hash, status, response, at)
      select m.league_id, i.user_id, i.key, i.body_hash, i.status, i.response, i.at
      from idempotency i join membership m on m.user_id = i.user_id
      where i.at > now() - interval '2 days'
      order by m.league_id, i.user_id, i.key;
      create index league_idempotency_at_idx on league_idempotency using brin (at);
    `);
  }

  override down(): void {
    this.addSql('drop table league_idempotency;');
  }
}
