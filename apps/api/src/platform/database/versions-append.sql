-- Counts a new version of each league. It is a row of its own, so that it never waits for other changes of the league's
-- row, and it stays on its page. The rows are locked in the order of their names, after the streams of stored events.
insert into stream (id, seq, changed_at)
select v.id, 1, clock_timestamp() from unnest($1::text[]) v (id) order by v.id
on conflict (id) do update set seq = stream.seq + 1, changed_at = excluded.changed_at
returning id, seq, changed_at as at
