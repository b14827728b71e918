-- Every process asks this all the time, and it reads the catalogue of transactions: prepared, on the connections for what cannot wait.
select string_agg(id::text, ',') filter (where at <= clock_timestamp() - make_interval(secs => $2)) as ids,
  max(id) as newest,
  (
    select coalesce(extract(epoch from clock_timestamp() - min(xact_start)) * 1000, 0)::float8
    from pg_stat_activity where backend_xid is not null and datname = current_database()
  ) as pending
from event where id > $1
