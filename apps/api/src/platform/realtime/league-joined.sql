-- After a network failure every socket of a league runs this in the same second: prepared, in one round trip.
with own as (
  select s.id, coalesce(t.seq, a.seq, 0) as seq, t.changed_at from unnest($1::text[]) s (id)
  left join stream t on t.league_id = $2 and t.id = s.id left join account_stream a on a.id = s.id
), newest as (
  select id, seq from own
  union all
  select 'draft:' || id, seq from draft where league_id = $2
)
select (select jsonb_object_agg(id, seq) from own) as streams,
  exists (
    select 1 from newest n join event e on e.league_id = $2 and e.stream = n.id and e.seq = n.seq
    where e.at > clock_timestamp() - make_interval(secs => $3)
  ) or exists (
    select 1 from own n join account_event e on e.stream = n.id and e.seq = n.seq
    where e.at > clock_timestamp() - make_interval(secs => $3)
  ) or exists (select 1 from own where changed_at > clock_timestamp() - make_interval(secs => $3)) as behind
