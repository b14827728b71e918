-- On a cluster every process polls this continuously: prepared, on the connections for urgent statements. Each machine
-- has a mark. The moment of the read shows which transactions may still commit an id missing on this page.
select coalesce(array_agg(id order by id), '{}')::text[] as ids,
  coalesce(array_agg(id order by id) filter (where at > clock_timestamp() - make_interval(secs => $3) and at <= clock_timestamp()), '{}')::text[] as young,
  (extract(epoch from clock_timestamp()) * 1000)::bigint as before
from (
  (select e.id, e.at from event e join unnest($1::bigint[], $2::bigint[]) r (mark, until)
    on e.id > r.mark and e.id < r.until order by e.id limit $4)
  union all (select e.id, e.at from account_event e join unnest($1::bigint[], $2::bigint[]) r (mark, until)
    on e.id > r.mark and e.id < r.until order by e.id limit $4)
  order by id limit $4
) page
