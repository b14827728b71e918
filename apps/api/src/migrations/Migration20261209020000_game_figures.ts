import { Migration } from '@mikro-orm/migrations';

/** Which figures an import of games has read. Earlier imports lack those of today. */
export class Migration20261209020000_game_figures extends Migration {
  override up(): void {
    this.addSql('alter table import_run add column figures int not null default 0;');
  }

  override down(): void {
    this.addSql('alter table import_run drop column figures;');
  }
}
