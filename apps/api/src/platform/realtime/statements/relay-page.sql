-- Every process polls this continuously: prepared, on the connections for urgent statements.
-- The snapshot's end shows which transactions may still commit an id missing on this page. An event younger than $2
-- seconds may still arrive directly.
select coalesce(array_agg(id order by id), '{}')::text[] as ids,
  coalesce(array_agg(id order by id) filter (where at > clock_timestamp() - make_interval(secs => $2) and at <= clock_timestamp()), '{}')::text[] as young,
  pg_snapshot_xmax(pg_current_snapshot())::text::bigint as before
from (
  (select id, at from event where id > $1 order by id limit $3)
  union all (select id, at from account_event where id > $1 order by id limit $3)
  order by id limit $3
) page
