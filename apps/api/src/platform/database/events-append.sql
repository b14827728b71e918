-- Appends events of many streams in one round trip, because a night changes every league. Streams are locked in the
-- order of their names.
with given as (
  select g.*, row_number() over (partition by g.stream order by g.at) as nth
  from rows from (jsonb_to_recordset($1::jsonb) as (
    stream text, league_id text, type text, data jsonb, rooms text[], actor text, action_type text, team_ids text[]
  )) with ordinality g (stream, league_id, type, data, rooms, actor, action_type, team_ids, at)
), next as (
  insert into stream (league_id, id, seq)
  select league_id, stream, count(*)::int from given group by league_id, stream order by stream
  on conflict (league_id, id) do update set seq = stream.seq + excluded.seq
  returning league_id, id, seq
)
insert into event (league_id, stream, seq, type, data, rooms, actor, action_type, team_ids)
select g.league_id, g.stream, n.seq - (max(g.nth) over (partition by g.stream))::int + g.nth::int, g.type, g.data, g.rooms, g.actor, g.action_type, g.team_ids
from given g join next n on n.league_id = g.league_id and n.id = g.stream
order by g.at
returning id, stream, seq, at
