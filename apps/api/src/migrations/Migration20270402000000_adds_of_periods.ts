import { Migration } from '@mikro-orm/migrations';

/** Adds of a team in a matchup period. Periods of running seasons get the limit that applied to them until now. */
export class Migration20270402000000_adds_of_periods extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_period add column adds int;
      with limited as (
        select l.id, l.current_season as season, s.by_games, (l.settings ->> 'adds_period')::int as adds,
          coalesce(l.settings ->> 'period_limits', 'scaled') = 'fixed' as fixed
        from league l
        join matchup_season s on s.league_id = l.id and s.season = l.current_season and not s.table_only
        where l.phase = 'in-season' and coalesce(l.settings ->> 'adds_period', '0') <> '0'
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
