import { Migration } from '@mikro-orm/migrations';

/** Most leagues limit the days of healthy players on injured reserve, so the sweep begins with the players. */
export class Migration20270216010000_ir_entries extends Migration {
  override up(): void {
    this.addSql(`
      drop index league_with_ir_days;
      create index roster_entry_ir_player on roster_entry (player_id) where place = 'ir';
    `);
  }

  override down(): void {
    this.addSql(`
      drop index roster_entry_ir_player;
      create index league_with_ir_days on league (id)
        where phase = 'in-season' and coalesce(settings ->> 'ir_return_days', '0') <> '0';
    `);
  }
}
