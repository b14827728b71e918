-- The moves of a pick ($1) of a league ($2), each with the trade that made it. A file, because a move is looked up in
-- the JSON of trades, nearest in time first. Reads only executed trades, reversals and settled conditions (`done`). An
-- offer that was never accepted names the pick, too, and is a secret of its two teams.
with doing as (
  select t.id as trade_id, t.done, t.accepted_at as began, t.ended_at as ended, false as back
  from trade_asset x
  join trade t on t.league_id = x.league_id and t.id = x.trade_id
  where x.league_id = $2 and x.ref = $1 and x.kind <> 'player' and t.state in ('executed', 'reversed')
  union all
  select t.id, t.done, t.ended_at, t.ended_at, true
  from trade_asset x
  join trade t on t.league_id = x.league_id and t.id = x.trade_id
  where x.league_id = $2 and x.ref = $1 and x.kind <> 'player' and t.state = 'reversed'
  union all
  select c.trade_id, c.done, c.confirmed_at, c.confirmed_at, false
  from trade_condition c
  where c.league_id = $2 and c.outcome is not null and (c.asset ->> 'pick_id' = $1 or c.instead_pick_id = $1)
)
select m.at, m.what, m.reason, a.name as from_name, b.name as to_name,
  case when m.why ->> 'key' = 'compensation' then m.why #>> '{figures,player}' end as given_for,
  (
    select d.trade_id
    from doing d
    where d.done @> jsonb_build_array(jsonb_build_object(
        'pick_id', m.pick_id,
        'from', case when d.back then m.to_team_id else m.from_team_id end,
        'to', case when d.back then m.from_team_id else m.to_team_id end
      ))
      and m.at between d.began - interval '1 minute' and d.ended + interval '1 minute'
    order by least(abs(extract(epoch from m.at - d.began)), abs(extract(epoch from m.at - d.ended)))
    limit 1
  ) as trade_id
from pick_move m
left join team a on a.league_id = m.league_id and a.id = m.from_team_id
left join team b on b.league_id = m.league_id and b.id = m.to_team_id
where m.league_id = $2 and m.pick_id = $1
order by m.id
