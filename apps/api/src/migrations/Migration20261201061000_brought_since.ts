import { Migration } from '@mikro-orm/migrations';

/** Rosters come with the day since when a player is on the team. */
export class Migration20261201061000_brought_since extends Migration {
  override up(): void {
    this.addSql(`
      alter table brought_past drop constraint brought_past_kind_check;
      alter table brought_past
        add constraint brought_past_kind_check check (kind in ('trade', 'draft', 'roster', 'since'));
    `);
  }

  override down(): void {
    this.addSql(`
      delete from brought_past where kind = 'since';
      alter table brought_past drop constraint brought_past_kind_check;
      alter table brought_past
        add constraint brought_past_kind_check check (kind in ('trade', 'draft', 'roster'));
    `);
  }
}
