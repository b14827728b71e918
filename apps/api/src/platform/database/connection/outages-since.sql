-- Uses range unions, which typed queries lack. Outages may overlap each other and already counted ones.
with span as (
  select id, tstzrange(greatest(from_at, $2::timestamptz), to_at) as away
  from outage where to_at > $2::timestamptz and from_at <= to_at
)
select coalesce((select max(id) from outage), $1)::int as last,
  (
    select coalesce(sum(extract(epoch from upper(r) - lower(r)) * 1000), 0)
    from (select unnest(range_agg(away)) as r from span) whole
  )::float8 - (
    select coalesce(sum(extract(epoch from upper(r) - lower(r)) * 1000), 0)
    from (select unnest(range_agg(away) filter (where id <= $1)) as r from span) before
  )::float8 as ms
