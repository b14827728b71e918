-- Every process asks this all the time, to find clocks that nobody watches: prepared, on the connections for what cannot wait.
select id, on_clock, expires_at from draft where status = 'running' and expires_at is not null
