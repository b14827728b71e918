import { Migration } from '@mikro-orm/migrations';

/** Categories that change within a season: periods from then on keep them. Others have those of its beginning. */
export class Migration20270113000000_period_categories extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_period
        add column categories text,
        add column below text check (below in ('all', 'both', 'ratios')),
        add check ((categories is null) = (below is null));
    `);
  }

  override down(): void {
    this.addSql('alter table matchup_period drop column categories, drop column below;');
  }
}
