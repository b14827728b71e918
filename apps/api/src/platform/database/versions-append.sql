-- Counts a new version of each league that exists. It is a row of its own, so that it never waits for other changes of
-- the league's row, and it stays on its page. The rows are locked in the order of their leagues, as the transaction's
-- last statement.
insert into stream (league_id, id, seq, changed_at)
select l.id, 'version:' || l.id, 1, clock_timestamp() from league l where l.id = any($1::text[]) order by l.id
on conflict (league_id, id) do update set seq = stream.seq + 1, changed_at = excluded.changed_at
returning id, seq, changed_at as at
