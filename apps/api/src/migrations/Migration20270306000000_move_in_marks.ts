import { Migration } from '@mikro-orm/migrations';

/**
 * What the log of a league held at a move-in becomes a number in each of its streams. The mark was an id of all events,
 * and a line with a smaller id that was committed later counted as older than the move-in.
 */
export class Migration20270306000000_move_in_marks extends Migration {
  override up(): void {
    this.addSql(`
      create table move_in_mark (
        league_id text not null,
        move_in_id text not null,
        stream text not null,
        seq int not null,
        primary key (league_id, move_in_id, stream),
        foreign key (league_id, move_in_id) references move_in (league_id, id) on delete cascade
      );
      insert into move_in_mark (league_id, move_in_id, stream, seq)
      select m.league_id, m.id, t.id, e.seq
      from move_in m
      join (
        select league_id, id from stream where id like 'league:%' or id like 'team:%'
        union select league_id, 'draft:' || id from draft
      ) t on t.league_id = m.league_id
      cross join lateral (
        select seq from event
        where event.league_id = m.league_id and event.stream = t.id and event.id <= m.event_id order by seq desc limit 1
      ) e
      order by m.league_id, m.id, t.id;
      alter table move_in drop column event_id;
    `);
  }
}
