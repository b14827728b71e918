-- Reads from the database's catalogue the columns of its tables, which of them are identity columns, and their foreign
-- keys. The types of Kysely do not contain it. An archive has one league, so references leave out the league that they
-- name besides an id.
select
  t.relname::text as name,
  (select array_agg(a.attname::text order by a.attnum) from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  (select array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as types,
  (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and not a.attnotnull) as nullable,
  coalesce((select array_agg(a.attname::text order by k.place) from pg_constraint c
    cross join unnest(c.conkey) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number where c.conrelid = t.oid and c.contype = 'p'), '{}') as key,
  coalesce((select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and pg_get_serial_sequence(t.relname, a.attname) is not null), '{}') as counted,
  coalesce((select jsonb_agg(jsonb_build_object('column', a.attname, 'table', f.relname, 'key', b.attname) order by a.attname, f.relname) from pg_constraint c
    join pg_class f on f.oid = c.confrelid
    cross join unnest(c.conkey, c.confkey) as k (number, other)
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
    join pg_attribute b on b.attrelid = f.oid and b.attnum = k.other
    where c.conrelid = t.oid and c.contype = 'f' and (cardinality(c.conkey) = 1 or b.attname <> 'league_id')), '[]') as refs
from pg_class t
where t.relnamespace = (select relnamespace from pg_class where oid = 'league'::regclass) and t.relkind = 'r'
order by t.relname
