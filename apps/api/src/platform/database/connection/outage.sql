-- Uses the database's clock for the outage's end, on the connections for urgent statements.
insert into outage (from_at, to_at)
select x.since, x.now
from (select to_timestamp($1::float8 / 1000) as since, clock_timestamp() as now) x
where x.since < x.now
