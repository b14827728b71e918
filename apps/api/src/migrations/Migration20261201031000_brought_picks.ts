import { Migration } from '@mikro-orm/migrations';

/** Trades that were brought along know the draft picks that they name. */
export class Migration20261201031000_brought_picks extends Migration {
  override up(): void {
    this.addSql(`
      alter table brought_past
        add column pick_season text,
        add column pick_type text check (pick_type in ('general', 'rookie')),
        add column pick_round int check (pick_round between 1 and 99),
        add column pick_team_id text references team (id) on delete set null;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table brought_past
        drop column pick_team_id,
        drop column pick_round,
        drop column pick_type,
        drop column pick_season;
    `);
  }
}
