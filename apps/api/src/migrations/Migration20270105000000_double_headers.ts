import { Migration } from '@mikro-orm/migrations';

/** Teams may have two opponents in a matchup period. Seasons that have begun have one, and byes. */
export class Migration20270105000000_double_headers extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_season
        add column doubles boolean not null default false,
        add column odd text not null default 'bye';
    `);
  }

  override down(): void {
    this.addSql('alter table matchup_season drop column doubles, drop column odd;');
  }
}
