import { Migration } from '@mikro-orm/migrations';

/**
 * Versions of leagues are counted and not stored as events. They go on from the numbers of the leagues' events, because
 * events of matchups compare themselves with them.
 */
export class Migration20270125000000_league_versions extends Migration {
  override up(): void {
    this.addSql(`
      alter table stream add column changed_at timestamptz null;
      insert into stream (id, seq) select 'version:' || substr(id, 8), seq from stream where id like 'league:%';
    `);
  }

  override down(): void {
    this.addSql(`
      delete from stream where id like 'version:%';
      alter table stream drop column changed_at;
    `);
  }
}
