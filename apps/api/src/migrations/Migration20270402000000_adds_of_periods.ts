import { Migration } from '@mikro-orm/migrations';

/**
 * Adds of a team in a matchup period. Periods of the present season get the limit that applied to them until now. Where
 * the schedule of the NHL is unknown or does not reach over the season, each day counts.
 */
export class Migration20270402000000_adds_of_periods extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_period add column adds int;
      with limited as (
        select l.id, l.current_season as season, (l.settings ->> 'adds_period')::int as adds,
          coalesce(l.settings ->> 'period_limits', 'scaled') = 'fixed' as fixed,
          s.by_games and exists (select from nhl_schedule n where n.season = s.season) and (
            select min(g.day) <= y.starts_on + 21 and max(g.day) >= y.ends_on - 21 from nhl_game g
            where g.season = s.season and not g.playoffs and not g.sample and g.state not in ('postponed', 'cancelled')
              and g.day between y.starts_on and y.ends_on
          ) as by_games
        from league l
        join matchup_season s on s.league_id = l.id and s.season = l.current_season and not s.table_only
        join league_season y on y.league_id = s.league_id and y.season = s.season
        where coalesce(l.settings ->> 'adds_period', '0') <> '0'
      )
      update matchup_period p set adds = case
        when x.fixed then x.adds
        when x.by_games then ceil(x.adds * (
          select count(distinct g.day) from nhl_game g
          where g.season = p.season and not g.playoffs and not g.sample and g.state not in ('postponed', 'cancelled')
            and g.day between p.starts_on and p.ends_on
        ) / 7.0)
        else ceil(x.adds * (p.ends_on - p.starts_on + 1) / 7.0) end
      from limited x where x.id = p.league_id and x.season = p.season;
    `);
  }

  override down(): void {
    this.addSql('alter table matchup_period drop column adds;');
  }
}
