-- The clock of the database says when the outage ended; on the connections for what cannot wait.
insert into outage (from_at, to_at)
select x.since, x.now
from (select to_timestamp($1::float8 / 1000) as since, clock_timestamp() as now) x
where x.since < x.now
