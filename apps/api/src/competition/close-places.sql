-- Stores the days on which kinds of places are closed. $1 has the kinds of teams whose games changed, with the first
-- and the last changed day. Only seasons and periods with such a day are added up, and only rows that differ are
-- written. Returns the days that opened or closed. A file, because it compares sets of days. The team in `span`
-- lets a cluster run its subqueries on the machine of the league.
with given as materialized (
  select * from jsonb_to_recordset($1::jsonb)
    as c (league_id text, season text, team_id text, kind text, first_day date, last_day date)
),
span as materialized (
  select c.league_id, c.season, c.team_id, c.kind, s.starts_on, s.ends_on,
    -- Most places are below their cap. The plain sum finds them faster than the sums of all days.
    case when s.cap <= (
      select sum(x.games) from place_games x
      where x.league_id = t.league_id and x.team_id = t.id and x.kind = c.kind
        and x.day between s.starts_on and s.ends_on
    ) then (
      select u.day from (
        select x.day, sum(x.games) over (partition by x.league_id order by x.day) as used from place_games x
        where x.league_id = t.league_id and x.team_id = t.id and x.kind = c.kind
          and x.day between s.starts_on and s.ends_on
      ) u
      where u.used >= s.cap order by u.day limit 1
    ) end as reached_on
  from given c
  join team t on t.league_id = c.league_id and t.id = c.team_id
  cross join lateral (
    -- Caps of a season end before the play-offs after its table.
    select l.starts_on, least(l.ends_on, (
      select min(p.starts_on) - 1 from matchup_period p
      where p.league_id = t.league_id and p.season = c.season and p.round = 1
    )) as ends_on, l.games_caps, (l.games_caps ->> c.kind)::int as cap from league_season l
    where l.league_id = t.league_id and l.season = c.season
    union all
    select m.starts_on, m.ends_on, m.games_caps, (m.games_caps ->> c.kind)::int from matchup_period m
    where m.league_id = t.league_id and m.season = c.season
  ) s
  where s.games_caps <> '{}' and s.starts_on <= c.last_day and s.ends_on >= c.first_day
    -- Games of days that are closed already move no closing.
    and not exists (
      select from closed_place x
      where x.league_id = t.league_id and x.team_id = t.id and x.kind = c.kind and x.season = c.season
        and x.to_day = s.ends_on and x.from_day <= greatest(c.first_day, s.starts_on)
    )
),
found as materialized (
  select s.league_id, s.season, s.team_id, s.kind, s.reached_on + 1 as from_day, s.ends_on as to_day
  from span s where s.reached_on < s.ends_on
),
was as materialized (
  select distinct x.league_id, x.season, x.team_id, x.kind, x.from_day, x.to_day
  from span s
  join closed_place x on x.league_id = s.league_id and x.team_id = s.team_id and x.kind = s.kind
    and x.season = s.season and x.from_day <= s.ends_on and x.to_day >= s.starts_on
),
gone as (
  delete from closed_place x using was w
  where x.league_id = w.league_id and x.team_id = w.team_id and x.kind = w.kind and x.from_day = w.from_day
    and not exists (
      select from found f
      where f.league_id = w.league_id and f.team_id = w.team_id and f.kind = w.kind and f.from_day = w.from_day
    )
),
put as (
  insert into closed_place (league_id, season, team_id, kind, from_day, to_day)
  select f.league_id, f.season, f.team_id, f.kind, f.from_day, f.to_day from found f
  where not exists (
    select from was w
    where w.league_id = f.league_id and w.team_id = f.team_id and w.kind = f.kind and w.from_day = f.from_day
      and w.to_day = f.to_day
  )
  on conflict (league_id, team_id, kind, from_day) do update set to_day = excluded.to_day, season = excluded.season
)
select distinct a.league_id, a.season, lower(moved) as from_day, upper(moved) - 1 as to_day
from (
  select league_id, season,
    coalesce(range_agg(daterange(from_day, to_day, '[]')) filter (where old and from_day <= to_day), '{}') as closed,
    coalesce(range_agg(daterange(from_day, to_day, '[]')) filter (where not old), '{}') as closes
  from (
    select *, true as old from was
    union all
    select *, false from found
  ) both_times
  group by league_id, season, team_id, kind
) a, unnest((a.closed - a.closes) + (a.closes - a.closed)) moved
order by 1, 2, 3, 4
