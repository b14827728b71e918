-- Every process runs this continuously to find clocks that no process watches: prepared, on the connections for urgent
-- statements.
select id, on_clock, expires_at from draft where status = 'running' and expires_at is not null
