-- Every process polls this for the leagues that its sockets have open: prepared, on the connections for urgent
-- statements. A version younger than $3 seconds may still arrive directly.
select s.id, s.seq, s.changed_at as at
from unnest($1::text[], $2::int[]) known (id, seq) join stream s on s.league_id = substr(known.id, 9) and s.id = known.id
where s.seq > known.seq and s.changed_at < clock_timestamp() - make_interval(secs => $3)
