-- Runs with every sign-in and every counted request: several limits in one round trip, prepared.
insert into rate_limit (key, count, resets_at)
select key, $3::int, clock_timestamp() + make_interval(secs => seconds)
from unnest($1::text[], $2::float8[]) as taken (key, seconds)
on conflict (key) do update set
  count = case when rate_limit.resets_at <= clock_timestamp() then $3::int else least(rate_limit.count, 1000000) + $3::int end,
  resets_at = case when rate_limit.resets_at <= clock_timestamp() then excluded.resets_at else rate_limit.resets_at end
returning key, count, extract(epoch from resets_at - clock_timestamp())::float8 as seconds
