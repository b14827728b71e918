import { Migration } from '@mikro-orm/migrations';

/** Rosters of past seasons and protection lists come along too, and what was brought knows whom it names. */
export class Migration20261201030000_brought_rosters extends Migration {
  override up(): void {
    this.addSql(`
      alter table brought_past drop constraint brought_past_kind_check;
      alter table brought_past
        add constraint brought_past_kind_check check (kind in ('trade', 'draft', 'roster')),
        add column player_id int references player on delete set null,
        add column place text check (place in ('active', 'ir', 'rookie'));
      alter table protection_sheet add column brought boolean not null default false;
      alter table protection_round add column brought boolean not null default false;
    `);
  }

  override down(): void {
    this.addSql(`
      delete from brought_past where kind = 'roster';
      alter table protection_round drop column brought;
      alter table protection_sheet drop column brought;
      alter table brought_past
        drop column place,
        drop column player_id,
        drop constraint brought_past_kind_check;
      alter table brought_past add constraint brought_past_kind_check check (kind in ('trade', 'draft'));
    `);
  }
}
