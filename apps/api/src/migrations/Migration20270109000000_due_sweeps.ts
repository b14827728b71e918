import { Migration } from '@mikro-orm/migrations';

/** Sweeps of matchups, play-offs and cups read what is due, however many leagues there are. */
export class Migration20270109000000_due_sweeps extends Migration {
  override up(): void {
    this.addSql(`
      create index matchup_season_compared on matchup_season (coalesce(compared_on, '-infinity'::date))
        where corrections = 'always' or match_ties = 'broken' or ties = 'bench';
      create index matchup_period_round on matchup_period (starts_on) where decided_at is null and round is not null;
      create index league_with_cup on league (id)
        where phase = 'in-season' and coalesce(settings ->> 'cup', 'none') <> 'none';
    `);
  }

  override down(): void {
    this.addSql(`
      drop index league_with_cup;
      drop index matchup_period_round;
      drop index matchup_season_compared;
    `);
  }
}
