import { Migration } from '@mikro-orm/migrations';

/** Lines for the channels of leagues wait in a table, so that their delivery reads what is due and nothing else. */
export class Migration20270126000000_webhook_lines extends Migration {
  override up(): void {
    this.addSql(`
      create table league_webhook_line (
        league_id text not null references league_webhook (league_id) on delete cascade,
        stream text not null,
        seq int not null,
        at timestamptz not null,
        primary key (league_id, stream, seq)
      );
      insert into league_webhook_line (league_id, stream, seq, at)
      select w.league_id, e.stream, e.seq, e.at
      from league_webhook w join event e on e.league_id = w.league_id and e.id > w.after_event
      where w.is_on and w.stopped_at is null and e.action_type is not null and 'league:' || w.league_id = any(e.rooms);
      alter table league_webhook drop column after_event;
      create function keep_line_for_channel() returns trigger language plpgsql as $$
        begin
          insert into league_webhook_line (league_id, stream, seq, at)
          select league_id, new.stream, new.seq, new.at from league_webhook
          where league_id = new.league_id and is_on and stopped_at is null;
          return null;
        end $$;
      create trigger event_line_for_channel after insert on event for each row
      when (new.action_type is not null and 'league:' || new.league_id = any(new.rooms))
      execute function keep_line_for_channel();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger event_line_for_channel on event;
      drop function keep_line_for_channel();
      alter table league_webhook add column after_event bigint null;
      update league_webhook set after_event = coalesce((select max(id) from event), 0);
      alter table league_webhook alter column after_event set not null;
      drop table league_webhook_line;
    `);
  }
}
