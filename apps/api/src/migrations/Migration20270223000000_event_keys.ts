import { Migration } from '@mikro-orm/migrations';

/**
 * Events and streams of a league begin their keys with the league. Those of one user and of everyone have no league and
 * move to their own tables. The ids of both tables of events come from one sequence, so the relay finds gaps in it. No
 * table is rewritten: the indexes of the keys are built again.
 */
export class Migration20270223000000_event_keys extends Migration {
  override up(): void {
    this.addSql(`
      create table account_stream (
        id text primary key,
        seq int not null
      );
      create table account_event (
        stream text not null,
        seq int not null,
        id bigint not null default nextval('event_id_seq'),
        type text not null,
        data jsonb not null,
        rooms text[] not null,
        actor text,
        at timestamptz not null default clock_timestamp(),
        primary key (stream, seq)
      );

      alter table stream add column league_id text;
      update stream set league_id = case when id like 'matchup:%' then split_part(substr(id, 9), '.', 1)
        else substr(id, position(':' in id) + 1) end
      where id like 'league:%' or id like 'version:%' or id like 'matchup:%';
      update stream set league_id = t.league_id from team t where stream.id = 'team:' || t.id;
      update stream set league_id = d.league_id from draft d where stream.id in ('draft:' || d.id, 'chat:' || d.id);
      update stream set league_id = (
        select e.league_id from event e where e.stream = stream.id and e.league_id is not null order by e.seq desc limit 1
      ) where league_id is null and id <> 'everyone' and id not like 'user:%';
      update event set league_id = s.league_id from stream s
      where event.league_id is null and s.id = event.stream and s.league_id is not null;

      insert into account_stream (id, seq) select id, seq from stream where id = 'everyone' or id like 'user:%' order by id;
      delete from stream where id = 'everyone' or id like 'user:%'
        or not exists (select from league l where l.id = stream.league_id);
      insert into account_event (stream, seq, id, type, data, rooms, actor, at)
      select stream, seq, id, type, data, rooms, actor, at from event where league_id is null order by id;
      delete from event where league_id is null;
      create index account_event_id_idx on account_event (id);

      alter table stream drop constraint stream_pkey, alter column league_id set not null,
        add primary key (league_id, id);
      alter table event drop constraint event_pkey, drop constraint event_stream_seq_key,
        alter column league_id set not null, add primary key (league_id, stream, seq);
      create index event_id_idx on event (id);
    `);
  }
}
