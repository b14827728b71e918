import { Migration } from '@mikro-orm/migrations';

/** While games run, a due day stays due after the watched leagues were scored. */
export class Migration20261205020000_points_fresh extends Migration {
  override up(): void {
    this.addSql('alter table points_due add column fresh boolean not null default true;');
  }

  override down(): void {
    this.addSql('alter table points_due drop column fresh;');
  }
}
