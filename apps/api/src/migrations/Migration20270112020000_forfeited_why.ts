import { Migration } from '@mikro-orm/migrations';

/** Why a pick was given up for a keeper, as a key with figures. Commissioners' texts stay in `forfeited_reason`. */
export class Migration20270112020000_forfeited_why extends Migration {
  override up(): void {
    this.addSql('alter table draft_pick add column forfeited_why jsonb;');
    this.addSql(`
      update draft_pick set forfeited_reason = null, forfeited_why = jsonb_build_object('key', 'keeper',
        'figures', jsonb_build_object('player', substring(forfeited_reason from '^Given up to keep (.*)[.]$')))
      where keeper_id is not null and forfeited_reason like 'Given up to keep %.';`);
  }

  override down(): void {
    this.addSql(`
      update draft_pick set forfeited_reason = 'Given up to keep ' || (forfeited_why -> 'figures' ->> 'player') || '.'
      where forfeited_why ->> 'key' = 'keeper';`);
    this.addSql('alter table draft_pick drop column forfeited_why;');
  }
}
