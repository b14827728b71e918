import { Migration } from '@mikro-orm/migrations';

/** Results of matchups that a commissioner set. The computed ones stay next to them. */
export class Migration20261225000000_set_results extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup
        add column set_home_points numeric,
        add column set_away_points numeric,
        add column set_reason text,
        add column set_by text references app_user,
        add column set_at timestamptz;
    `);
    this.addSql('create index matchup_set_by on matchup (set_by) where set_by is not null;');
  }

  override down(): void {
    this.addSql(`
      alter table matchup drop column set_home_points, drop column set_away_points, drop column set_reason,
        drop column set_by, drop column set_at;
    `);
  }
}
