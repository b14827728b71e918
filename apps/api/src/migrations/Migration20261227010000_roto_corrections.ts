import { Migration } from '@mikro-orm/migrations';

/** Notices of corrections in roto: the points are roto points up to a day. */
export class Migration20261227010000_roto_corrections extends Migration {
  override up(): void {
    this.addSql('alter table points_correction add column roto_to date;');
  }

  override down(): void {
    this.addSql('alter table points_correction drop column roto_to;');
  }
}
