-- Appends events that have no league, in one round trip. Streams are locked in the order of their names.
with given as (
  select g.*, row_number() over (partition by g.stream order by g.at) as nth
  from rows from (jsonb_to_recordset($1::jsonb) as (stream text, type text, data jsonb, rooms text[], actor text))
    with ordinality g (stream, type, data, rooms, actor, at)
), next as (
  insert into account_stream (id, seq) select stream, count(*)::int from given group by stream order by stream
  on conflict (id) do update set seq = account_stream.seq + excluded.seq
  returning id, seq
)
insert into account_event (stream, seq, type, data, rooms, actor)
select g.stream, n.seq - (max(g.nth) over (partition by g.stream))::int + g.nth::int, g.type, g.data, g.rooms, g.actor
from given g join next n on n.id = g.stream
order by g.at
returning id, stream, seq, at
