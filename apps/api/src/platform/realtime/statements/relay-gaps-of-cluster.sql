-- On a cluster: ids that appeared in gaps of earlier pages. The start of the oldest open transaction shows which ones
-- have ended. All clients are connected to the coordinator.
select coalesce(array_agg(id order by id), '{}')::text[] as ids,
  coalesce(array_agg(id order by id) filter (where at > clock_timestamp() - make_interval(secs => $3) and at <= clock_timestamp()), '{}')::text[] as young,
  (select coalesce(extract(epoch from min(xact_start)) * 1000, 0) from pg_stat_activity where datname = current_database())::bigint as oldest
from (
  (select e.id, e.at from event e join unnest($1::bigint[], $2::bigint[]) g (first, last)
    on e.id between g.first and g.last order by e.id limit $4)
  union all (select e.id, e.at from account_event e join unnest($1::bigint[], $2::bigint[]) g (first, last)
    on e.id between g.first and g.last order by e.id limit $4)
  order by id limit $4
) found
