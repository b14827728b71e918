-- Every process does this twice a second, and times it: prepared, on the connections for what cannot wait.
select beat() as outage, extract(epoch from clock_timestamp())::float8 * 1000 as now
