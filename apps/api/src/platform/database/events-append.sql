-- Appends events of many streams in one round trip, because a night changes every league. Streams are locked in the
-- order of their names.
with given as (
  select g.*, row_number() over (partition by g.stream order by g.at) as nth
  from rows from (jsonb_to_recordset($1::jsonb) as (
    stream text, league_id text, type text, data jsonb, rooms text[], actor text, action_type text, team_ids text[]
  )) with ordinality g (stream, league_id, type, data, rooms, actor, action_type, team_ids, at)
), next as (
  insert into stream (id, seq) select stream, count(*)::int from given group by stream order by stream
  on conflict (id) do update set seq = stream.seq + excluded.seq
  returning id, seq
)
insert into event (stream, seq, league_id, type, data, rooms, actor, action_type, team_ids)
select g.stream, n.seq - (max(g.nth) over (partition by g.stream))::int + g.nth::int, g.league_id, g.type, g.data, g.rooms, g.actor, g.action_type, g.team_ids
from given g join next n on n.id = g.stream
order by g.at
returning id, stream, seq, at
