import { Migration } from '@mikro-orm/migrations';

/** Games that count in a season of roto. Seasons that have begun keep all games. */
export class Migration20261227000000_games_caps extends Migration {
  override up(): void {
    this.addSql(`alter table category_season add column caps jsonb not null default '{}';`);
  }

  override down(): void {
    this.addSql('alter table category_season drop column caps;');
  }
}
