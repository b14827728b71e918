import { Migration } from '@mikro-orm/migrations';

/**
 * What a reader has seen of a league's log becomes a number in each of its streams. The mark was an id of all events,
 * and a line with a smaller id that was committed later counted as seen.
 */
export class Migration20270224000000_seen_streams extends Migration {
  override up(): void {
    this.addSql(`
      alter table activity_seen rename to seen_before;
      alter table seen_before rename constraint activity_seen_pkey to seen_before_pkey;
      create table activity_seen (
        league_id text not null references league on delete cascade,
        user_id text not null references app_user on delete cascade,
        stream text not null,
        seq int not null,
        at timestamptz not null default now(),
        primary key (league_id, user_id, stream)
      );
      insert into activity_seen (league_id, user_id, stream, seq, at)
      select s.league_id, s.user_id, t.id, e.seq, s.at
      from seen_before s
      join (
        select league_id, id from stream where id like 'league:%' or id like 'team:%'
        union all select league_id, 'draft:' || id from draft where kind <> 'mock'
      ) t on t.league_id = s.league_id
      cross join lateral (
        select seq from event
        where event.league_id = s.league_id and event.stream = t.id and event.id <= s.event_id order by seq desc limit 1
      ) e
      order by s.league_id, s.user_id, t.id;
      drop table seen_before;
    `);
  }
}
