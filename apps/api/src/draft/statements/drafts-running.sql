-- Every process runs this continuously to find clocks that no process watches: prepared, on the connections for urgent
-- statements. $1: seconds within which a clock runs out; null for all clocks.
select id, on_clock, expires_at from draft
where status = 'running' and expires_at is not null
  and ($1::float8 is null or expires_at <= clock_timestamp() + make_interval(secs => $1))
