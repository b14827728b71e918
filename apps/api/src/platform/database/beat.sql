-- Every process runs and times this twice a second: prepared, on the connections for urgent statements.
select
  beat() as outage,
  extract(epoch from clock_timestamp())::float8 * 1000 as now,
  (select value from system_config where key = 'maintenance') as maintenance
