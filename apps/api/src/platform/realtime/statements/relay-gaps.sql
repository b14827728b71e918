-- Ids that appeared in gaps of earlier pages. The snapshot's start shows which transactions have ended.
select coalesce(array_agg(id order by id), '{}')::text[] as ids,
  coalesce(array_agg(id order by id) filter (where at > clock_timestamp() - make_interval(secs => $3) and at <= clock_timestamp()), '{}')::text[] as young,
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest
from (
  select e.id, e.at from unnest($1::bigint[], $2::bigint[]) g (first, last)
  cross join lateral (
    (select id, at from event where id between g.first and g.last order by id limit $4)
    union all (select id, at from account_event where id between g.first and g.last order by id limit $4)
  ) e
  limit $4
) found
